import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// What libFuzzer calls: whatever a program called git says, and however it ends, each question has an answer or a
// refusal. The program is a script that prints one piece of the input after the other.

private let folder: String = {
  var name = Array("/tmp/viperlint-fuzz-git-XXXXXX".utf8CString)
  guard let made = mkdtemp(&name) else { fatalError("no folder") }
  let folder = String(cString: made)
  _ = makeFolder(folder + "/.git")
  _ = makeFolder(folder + "/bin")
  let script = """
    #!/bin/sh
    number=$(cat "\(folder)/next" 2> /dev/null || echo 0)
    echo $((number + 1)) > "\(folder)/next"
    [ -f "\(folder)/$number" ] && cat "\(folder)/$number"
    read -r code < "\(folder)/code$number"
    exit "${code:-0}"
    """
  _ = writeFileAtomically(script.utf8, to: folder + "/bin/git", isExecutable: true)
  setenv("PATH", folder + "/bin:/usr/bin:/bin", 1)
  setenv("VIPERLINT_GIT_TIMEOUT", "5", 1)
  return folder
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  // Most runs get as far as to a repository: else every second input would end at the first question.
  let top = Array((folder + "\n" + folder + "/.git\n").utf8)
  let parts = [top] + bytes.split(separator: 0xFF, maxSplits: 12, omittingEmptySubsequences: false).map(Array.init)
  for (number, part) in parts.enumerated() {
    _ = writeFileAtomically(number > 0 ? part.dropFirst() : part[...], to: "\(folder)/\(number)")
    let code = number > 0 && (part.first ?? 0) & 7 == 7 ? "1\n" : "0\n"
    _ = writeFileAtomically(code.utf8, to: "\(folder)/code\(number)")
  }
  _ = removeFile(folder + "/next")
  if case .success(let git) = Git.repository(of: folder) {
    if case .success(let changes) = git.changes(since: "main"), changes.paths != changes.paths.sorted() {
      fatalError("what has changed is in no order")
    }
    _ = git.filesStaged()
    _ = git.filesEditedSinceStaged()
    _ = git.untracked()
    _ = git.hooksFolder()
    _ = git.codeDeletedByStage()
  }
  _ = commitStates(of: [folder + "/App.swift"])
  return 0
}
