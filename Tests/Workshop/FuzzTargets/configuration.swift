import LintRules
import Linter
import SwiftReader

// What libFuzzer calls: whatever the files of a configuration say, and whoever extends whom, reading them ends, and what
// comes of it is a refusal with a place or a rulebook that judges a small project, twice in the same words.

private let files: [SourceFile] = {
  let text = """
    import UIKit
    protocol LoginView: AnyObject { func show() }
    final class LoginViewController: UIViewController, LoginView {
      var presenter: LoginPresenter!
      func show() { presenter.interactor?.load(); present(UIViewController(), animated: true) }
    }
    final class LoginPresenter { weak var view: LoginView?; var interactor: LoginInteractor?; var router: LoginRouter? }
    final class LoginInteractor { func load() { UserDefaults.standard.set(1, forKey: "a") } }
    final class LoginRouter {}
    """
  var reader = SwiftReader()
  return [SourceFile(path: "App/Login/Login.swift", facts: reader.read(Array(text.utf8)))]
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  // The first is the configuration, the others are what it may name: `a.yml`, `b.yml`, `c.yml`.
  let parts = bytes.split(separator: 0, maxSplits: 3, omittingEmptySubsequences: false).map(Array.init)
  var known: [String: FileContent] = [".viperlint.yml": .bytes(parts[0])]
  for (name, part) in zip(["a.yml", "b.yml", "c.yml"], parts.dropFirst()) { known[name] = .bytes(part) }
  for _ in 0..<1000 {
    switch resolveConfiguration(at: ".viperlint.yml", files: known, here: "/p") {
    case .needs(let paths):
      if paths.allSatisfy({ known[$0] != nil }) { fatalError("asks for what it has") }
      for path in paths where known[path] == nil { known[path] = .unreadable("there is no such file") }
    case .done(let decoded):
      if decoded.value == nil && decoded.problems.isEmpty { fatalError("neither a configuration nor a refusal") }
      judge(decoded.value ?? Configuration())
      return 0
    }
  }
  fatalError("it asks for ever more files")
}

/// What was read of the built-in rules: they say the same each time.
private nonisolated(unsafe) var library = LibraryReader(.builtIn, withExamples: false)

private func judge(_ configuration: Configuration) {
  let build = buildRulebook(configuration, preset: nil, reader: &library)
  guard let rulebook = build.rulebook else {
    if build.problems.isEmpty { fatalError("neither a rulebook nor a refusal") }
    return
  }
  if lint(files, rulebook: rulebook).findings != lint(files, rulebook: rulebook).findings {
    fatalError("judged twice, it differs")
  }
}
