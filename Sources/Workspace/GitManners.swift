import SourceText

/// How git is asked, so that it does not run a program that a repository names: a checkout from other people comes with
/// their `.git/config`.
///
/// `Places.md`, "Security", lists all of this.
struct GitManners {
  /// What git would take from our environment and shall not: in a hook that speaks of one repository, whichever is
  /// asked.
  var environment: [String: String?] = [:]
  /// Settings of the repository that name programs, each with what it shall be instead.
  var overridden: [String] = []
  /// Only where hooks lie is asked with the setting that says so.
  var hidesHooks = true

  /// Settings that win over those of the repository.
  static let settings = [
    // Before 2.36 this was the name of a program, too; `false` does nothing.
    "core.fsmonitor=false",
    "core.pager=cat", "diff.external=", "log.showSignature=false", "credential.helper=", "core.sshCommand=false",
    // A folder that contains the files of a repository is not one: any author can commit such a folder.
    "safe.bareRepository=explicit",
  ]

  /// Variables that say more than settings can.
  static let variables: [String: String?] = [
    // Nothing is written into the repository, and no hook hears of that.
    "GIT_OPTIONAL_LOCKS": "0",
    // What a clone lacks is not fetched, by whatever program.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    "GIT_TERMINAL_PROMPT": "0", "GIT_EXTERNAL_DIFF": nil, "GIT_PAGER": "cat",
  ]

  /// What stands between `git` and the name of its command.
  var arguments: [String] {
    let hooks = hidesHooks ? ["core.hooksPath=/dev/null"] : []
    return ["--no-pager"] + (Self.settings + hooks + overridden).flatMap { ["-c", $0] }
  }

  /// The changes of its environment.
  var variables: [String: String?] { environment.merging(Self.variables) { $1 } }

  /// The words of a command, with those that keep it from starting other programs.
  static func harmless(_ words: [String]) -> [String] {
    switch words.first {
    case "diff", "show": [words[0], "--no-ext-diff", "--no-textconv"] + words.dropFirst()
    default: words
    }
  }

  /// Also overrides the programs (`filter.<name>.clean`) that files go through before git compares them.
  ///
  /// - Parameter top: of its work tree.
  func withoutFilters(of top: String) -> Result<GitManners, Git.Refusal> {
    let question = ["config", "-z", "--name-only", "--get-regexp", #"^filter\..*\.(clean|smudge|process|required)$"#]
    let names: [String]
    switch Git.ask(in: top, question, self) {
    case .success(let answer): names = answer.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    // There is none.
    case .failure(let refusal) where refusal.status == 1: names = []
    case .failure(let refusal): return .failure(refusal)
    }
    var manners = self
    for name in Set(names).sorted() {
      // In `-c a=b=c` the first sign ends the name.
      if name.contains("=") {
        return .failure(
          Git.Refusal(message: "git's setting `\(name)` names a program, and cannot be overridden for the sign in it"))
      }
      manners.overridden.append(name + (name.hasSuffix(".required") ? "=false" : "="))
    }
    return .success(manners)
  }

  /// The variable that says how many seconds git may take.
  static let limitName = "VIPERLINT_GIT_TIMEOUT"

  /// How many seconds git may take for one answer.
  static func limit(_ text: String?) -> Result<Double, Git.Refusal> {
    guard let text, !text.isEmpty else { return .success(120) }
    guard let seconds = Int(text), (1...86_400).contains(seconds) else {
      return .failure(
        Git.Refusal(message: "`\(limitName)` is `\(text)`; it takes a whole number of seconds from 1 to 86400"))
    }
    return .success(Double(seconds))
  }
}
