import Architecture
import References

/// What puts a module together: it makes a part, gives it what it needs, or passes it on.
extension Judge {
  func isAssembling(_ minded: MindedUse) -> Bool {
    let use = minded.use
    // What is made and asked at once is no part of an assembly.
    let isMade = (use.way == .makes || use.way == .asks) && !project.isCalledAtOnce(use.node, in: use.file)
    return isMade || use.isWritten || project.isFittedOut(use) || isOnlyPassedOn(minded)
  }
}
