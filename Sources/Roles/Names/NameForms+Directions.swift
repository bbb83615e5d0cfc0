import LintRules
import SourceText

/// A contract that is named after the role that calls and the role that is called: `ViewToPresenterQuotesProtocol`.
package struct Direction: Sendable, Equatable {
  package var from: Role
  /// Whose contract it is.
  package var to: Role
  /// `*ViewToPresenter*`
  var form: String
  /// The words around: `Quotes`, also of `QuotesViewToPresenter`. Maybe empty.
  package var rest: String
}

extension NameForms {
  static let speakers: Set<Role> = [.view, .interactor, .presenter, .router]
  static let spokenTo: Set<Role> = speakers.union([.entity, .service])

  /// Whether a name is worth a closer look.
  func mayNameDirection(_ name: String) -> Bool { directionWords.contains { name.containsBytes(of: $0) } }

  /// What a contract's name says of a direction, where it names two roles with nothing but `To` between them.
  package func direction(undecorated name: String) -> Direction? {
    for word in directionWords where name.containsBytes(of: word) {
      var end = name.startIndex
      while let start = place(of: word, in: name, from: end) {
        end = name.utf8.index(start, offsetBy: word.utf8.count)
        if let found = direction(name[..<start], word, name[end...]) { return found }
      }
    }
    return nil
  }

  private func direction(_ before: Substring, _ word: String, _ behind: Substring) -> Direction? {
    // `RouterProtocolToPresenter`: the protocol of the router, as the presenter sees it.
    if let said = ["Protocol", "Interface"].first(where: { before.hasSuffix($0) }),
      let direction = plainDirection(before.dropLast(said.count), said + word, behind)
    {
      return Direction(from: direction.to, to: direction.from, form: direction.form, rest: direction.rest)
    }
    return plainDirection(before, word, behind)
  }

  private func plainDirection(_ before: Substring, _ word: String, _ behind: Substring) -> Direction? {
    guard let from = suffixes.first(where: { before.hasSuffix($0.text) }), NameForms.speakers.contains(from.role),
      let to = suffixes.first(where: { begins(behind, with: $0.text) }), NameForms.spokenTo.contains(to.role),
      to.role != from.role, to.form.condition == .none, to.form.kinds.isEmpty || to.form.kinds.contains(.protocol)
    else { return nil }
    return Direction(
      from: from.role, to: to.role, form: "*\(from.text)\(word)\(to.text)*",
      rest: meant(before.dropLast(from.text.count)) + meant(behind.dropFirst(to.text.count)))
  }

  /// What is left around the roles, where it says more than that this is a contract: nothing of
  /// `ProtocolViewToPresenter`, nor of the end of `LoginViewToPresenterDelegate`.
  private func meant(_ words: Substring) -> String { saysContract(words) ? "" : String(words) }

  /// As a word of its own: `ViewModel` does not begin with `View` where `ViewModel` is tried first, `Viewer` never
  /// does.
  private func begins(_ name: Substring, with word: String) -> Bool {
    guard name.hasPrefix(word) else { return false }
    return name.dropFirst(word.count).first.map { !$0.isLowercase } ?? true
  }

  private func place(of word: String, in name: String, from start: String.Index) -> String.Index? {
    let (name, word) = (name.utf8[start...], word.utf8)
    return name.indices.first { name[$0...].starts(with: word) }
  }
}
