import Architecture
import LintRules
import References
import SourceText
import SymbolGraph

/// For each pattern how many modules are put together or named that way. The patterns share most of their parts; what
/// tells them apart is which part stores which: an interactor its router in RIBs, a presenter its interactor in VIPER,
/// a view its interactor (and that its presenter) in VIP. Where one pattern's roles are another's strangers, the names
/// of contracts tell, which the templates of VIP and RIBs make.
struct PatternVotes {
  /// Which part stores which in a module, by its number.
  private var kept: [Int: Set<Pair>] = [:]
  /// The folder that contains all parts which store another one.
  private var folders: [Int: String] = [:]
  /// By the prefix of the names, the suffixes of contracts.
  private var contracts: [String: Set<String>] = [:]

  private static let suffixes = [
    "DisplayLogic", "PresentationLogic", "PresenterLogic", "BusinessLogic", "InteractorLogic", "Buildable",
    "Interactable",
  ]

  /// The roles of the part that stores and of the part that is stored.
  struct Pair: Hashable {
    var keeper: Role
    var kept: Role

    init(_ keeper: Role, _ kept: Role) {
      self.keeper = keeper
      self.kept = kept
    }
  }

  /// Which part stores which in VIP.
  private static let wayRound = [Pair(.view, .interactor), Pair(.interactor, .presenter)]

  init() {}

  /// - Parameter relations: seen with one of the rulebooks; only what that is in force for is asked.
  init(_ relations: Relations) {
    let project = relations.project
    var folder = (file: UInt32.max, path: "")
    for index in project.stores {
      let use = project.uses[index]
      guard !use.subject.isExternal, project.isInForce(in: use.file) else { continue }
      let subject = project.effective[use.subject.index]
      guard relations.isJudged(subject), let module = project.module(subject), let role = project.role(subject),
        let object = project.role(use.object)
      else { continue }
      // Uses lie file by file.
      if folder.file != use.file {
        folder = (use.file, SlashPath.folder(of: project.table.files[Int(use.file)].path))
      }
      add(Pair(role, object), of: module, in: folder.path)
    }
    let ends = PatternVotes.suffixes.map { (suffix: $0, pattern: NamePattern("*" + $0)) }
    for type in project.table.types where type.kind == .protocol && project.isInForce(in: type.at.file) {
      let bytes = project.table.interner.utf8(type.name)
      guard let suffix = ends.first(where: { $0.pattern.matches(bytes) })?.suffix, suffix.utf8.count < bytes.count
      else { continue }
      let name = project.table.interner[type.name]
      contracts[String(name.dropLast(suffix.count)), default: []].insert(suffix)
    }
  }

  /// - Parameter module: its number: names are not unique where a tree holds several apps.
  mutating func add(_ pair: Pair, of module: Int, in folder: String) {
    kept[module, default: []].insert(pair)
    let folder = folder == "." ? "" : folder
    folders[module] = folders[module].map { common($0, folder) } ?? folder
  }

  /// By the id of the preset.
  var counts: [String: Int] {
    var votes: [String: Int] = [:]
    for pairs in kept.values { if let pattern = pattern(of: pairs) { votes[pattern, default: 0] += 1 } }
    let named = contracts.values
    let vip = named.count {
      $0.intersection(["DisplayLogic", "PresentationLogic", "BusinessLogic"]).count >= 2
        || $0.contains("DisplayLogic") && !$0.isDisjoint(with: ["PresenterLogic", "InteractorLogic"])
    }
    let ribs = named.count { $0.isSuperset(of: ["Buildable", "Interactable"]) }
    votes["vip"] = max(votes["vip"] ?? 0, vip)
    votes["ribs"] = max(votes["ribs"] ?? 0, ribs)
    return votes
  }

  private func pattern(of pairs: Set<Pair>) -> String? {
    let ofViper = [Pair(.view, .presenter), Pair(.presenter, .interactor)]
    // Where all others keep each other as in VIP, an interactor or a presenter that keeps its router breaks a rule.
    let isRound = pairs.isSuperset(of: PatternVotes.wayRound) && pairs.isDisjoint(with: ofViper)
    if pairs.contains(Pair(.interactor, .router)), !isRound { return "ribs" }
    // `lazy var interactor = LoginInteractor(presenter)`: a view that makes all parts stores them in every pattern.
    let storesAll = pairs.isSuperset(of: [Pair(.view, .interactor), Pair(.view, .presenter)])
    if storesAll, !pairs.contains(where: { [.presenter, .interactor].contains($0.keeper) }) { return nil }
    if !pairs.isDisjoint(with: ofViper) || pairs.contains(Pair(.presenter, .router)) && !isRound { return "viper" }
    return pairs.isDisjoint(with: PatternVotes.wayRound) ? nil : "vip"
  }

  /// Folders in which at least three modules are put together by another pattern, beyond doubt, and none by any other
  /// one; the topmost ones, without the root of all.
  func strangers(to preset: String) -> [PatternFolder] {
    var counts: [String: [String: Int]] = [:]
    for (module, pairs) in kept {
      guard let pattern = pattern(of: pairs), let folder = folders[module] else { continue }
      // A breach of one pattern may look like the other: only the whole way round is proof.
      let isSure = pattern != "vip" || pairs.isSuperset(of: PatternVotes.wayRound)
      let vote = pattern == preset || isSure ? pattern : "?"
      for ancestor in ancestors(of: folder) { counts[ancestor, default: [:]][vote, default: 0] += 1 }
    }
    let pure = counts.compactMap { folder, votes -> PatternFolder? in
      guard votes.count == 1, let (pattern, modules) = votes.first, pattern != preset, pattern != "?", modules >= 3
      else {
        return nil
      }
      return PatternFolder(path: folder, preset: pattern, modules: modules)
    }
    let paths = Set(pure.map(\.path))
    return pure.filter { folder in
      let above = ancestors(of: folder.path).dropFirst()
      return !above.contains(where: paths.contains) && !above.isEmpty
    }.sorted { $0.path < $1.path }
  }

  /// The folder itself and all around it, the root of all last (as an empty text, or what an absolute path begins
  /// with).
  private func ancestors(of folder: String) -> [String] {
    var all = [folder]
    while let last = all.last, let slash = SlashPath.lastSlash(last) { all.append(String(last[..<slash])) }
    if all.last?.isEmpty == false { all.append("") }
    return all
  }

  private func common(_ one: String, _ other: String) -> String {
    if other == one || other.hasPrefix(one + "/") { return one }
    let shared = zip(SlashPath.components(of: one), SlashPath.components(of: other)).prefix { $0 == $1 }
    return (SlashPath.isAbsolute(one) ? "/" : "") + shared.map { String($0.0) }.joined(separator: "/")
  }
}

/// A folder whose modules follow another pattern than those around it.
public struct PatternFolder: Sendable, Equatable {
  /// As reports call it, with forward slashes; never the root of all.
  public var path: String
  /// The preset of that pattern.
  public var preset: String
  /// Those in it and below that are put together that way, at least three.
  public var modules: Int
}
