/// Presets that were tried on some code, the one that it follows first. The patterns share most of their parts, so that the
/// number of modules decides only roughly; what tells them apart is who talks to whom: the right preset finds the fewest
/// errors. Of equals the one that was tried first.
public func likeliestFirst<Trial>(
  _ trials: [Trial], modules: (Trial) -> Int, errors: (Trial) -> Int
) -> [Trial] {
  let most = trials.map(modules).max() ?? 0
  return trials.enumerated().sorted { one, other in
    let (isLikely, isOtherLikely) = (modules(one.element) * 2 >= most, modules(other.element) * 2 >= most)
    if isLikely != isOtherLikely { return isLikely }
    return (errors(one.element), one.offset) < (errors(other.element), other.offset)
  }.map(\.element)
}
