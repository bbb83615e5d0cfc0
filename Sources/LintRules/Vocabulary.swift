import SourceText

/// A named list that rules speak of and projects extend: `screen-navigation`, `ui-targets`.
public struct Vocabulary: Sendable, Equatable {
  /// As rules and configurations spell it.
  public var name: String
  /// In the order of the files; what a configuration adds comes last.
  public var entries: [VocabularyEntry] { didSet { names = entries.compactMap(\.name) } }
  /// The plain names of the list, in its order: asked for very often.
  public private(set) var names: [NamePattern]

  public init(name: String, entries: [VocabularyEntry]) {
    self.name = name
    self.entries = entries
    names = entries.compactMap(\.name)
  }
}

extension VocabularyEntry {
  /// Of an entry that is a plain name.
  public var name: NamePattern? { if case .name(let pattern) = form { pattern } else { nil } }
}

/// One entry of a vocabulary: a plain name, or something that code does.
public struct VocabularyEntry: Sendable, Equatable {
  /// What in the code an entry is about.
  public enum Form: Sendable, Equatable {
    /// A name, a glob, or a dotted name (`IndexPath.row`).
    case name(NamePattern)
    /// `call: present(_:animated:…)`
    case call(CallPattern)
    /// `makes: NavigationLink`: an initialiser of the type is called.
    case makes(NamePattern)
    /// `sets: rootViewController`: the property is assigned or mutated.
    case sets(NamePattern)
    /// `overrides: prepare(for:sender:)`: the function is declared.
    case overrides(CallPattern)
    /// `segue: show`: a storyboard has a segue of this kind.
    case segue(NamePattern)
  }

  /// What is put on show.
  public enum Presented: Sendable, Hashable {
    /// The argument with this number, counted from 1.
    case argument(Int)
    /// What the builder closures and view arguments make; of `sets`, the assigned value.
    case content
    /// The same without the label of a link; every view of the project's own is a screen there, and no piece.
    case destination

    /// What closures and view arguments make.
    public var isContent: Bool { self == .content || self == .destination }
  }

  /// The rest of the entry narrows it.
  public var form: Form
  /// Receivers: the type or a subtype of one of these. Empty: any receiver, also none.
  public var on: [NamePattern]
  /// Not these receivers, although `on` chooses them.
  public var exceptOn: [NamePattern]
  /// Nil: nothing is asked of what is put on show. Else its type must be known.
  public var presents: Presented?
  /// The type of what is presented is one of these or a subtype (names, or vocabularies of types). Empty: any.
  public var of: WordSet
  /// Not these, although `of` chooses them.
  public var exceptOf: WordSet
  /// The entry counts only in files that import one of these targets. Empty: everywhere.
  public var whereImported: [String]

  public init(
    _ form: Form, on: [NamePattern] = [], exceptOn: [NamePattern] = [], presents: Presented? = nil,
    of: WordSet = WordSet(), exceptOf: WordSet = WordSet(), whereImported: [String] = []
  ) {
    self.form = form
    self.on = on
    self.exceptOn = exceptOn
    self.presents = presents
    self.of = of
    self.exceptOf = exceptOf
    self.whereImported = whereImported
  }
}

/// The full name of a function, as Swift writes it, with two liberties: without parentheses it stands for any labels
/// (`instantiateViewController`), and `…` (or `...`) as the last label for any further ones (`present(_:animated:…)`).
public struct CallPattern: Sendable, Hashable {
  /// As it was written.
  public let text: String
  /// What stands before the parenthesis, else the whole text; may be a glob: `instantiate*`.
  public let base: NamePattern
  /// The labels, `_` where there is none; nil for any labels.
  public let labels: [String]?
  /// Further labels may follow.
  public let isOpen: Bool

  /// Nil when the text is neither a name nor a full name.
  public init?(_ text: String) {
    self.text = text
    let bytes = text.utf8
    guard !bytes.contains(UInt8(ascii: " ")) else { return nil }
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else {
      guard !bytes.isEmpty, !bytes.contains(where: { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ":") }) else {
        return nil
      }
      base = NamePattern(text)
      labels = nil
      isOpen = true
      return
    }
    guard open != bytes.startIndex, bytes.last == UInt8(ascii: ")") else { return nil }
    base = NamePattern(String(text[..<open]))
    var list = text[text.index(after: open)...].dropLast()
    let dots = list.hasSuffix("…") ? 1 : list.hasSuffix("...") ? 3 : 0
    list = list.dropLast(dots)
    isOpen = dots > 0
    guard !list.utf8.contains(UInt8(ascii: "(")) else { return nil }
    if list.isEmpty {
      labels = []
      return
    }
    guard list.utf8.last == UInt8(ascii: ":") else { return nil }
    let parts = list.dropLast().utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    labels = parts.map { String(Substring($0)) }
  }

  /// Whether a call with this base name and these labels (`_` or empty for none) is meant.
  public func matches(base name: String, labels given: [String]) -> Bool {
    base.matches(name) && matches(count: given.count) { given[$0] == $1 || given[$0].isEmpty && $1 == "_" }
  }

  /// Whether a call that has the base name is meant by its labels.
  ///
  /// - Parameters:
  ///   - count: of its arguments.
  ///   - isLabel: whether the label of an argument, counted from 0, is this one, `_` standing for none.
  public func matches(count: Int, isLabel: (_ number: Int, _ label: String) -> Bool) -> Bool {
    guard let labels else { return true }
    guard isOpen ? count >= labels.count : count == labels.count else { return false }
    for number in labels.indices where !isLabel(number, labels[number]) { return false }
    return true
  }
}
