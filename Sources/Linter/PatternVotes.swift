import LintRules
import ProjectModel

/// For each pattern how many modules are put together or named that way. The patterns share most of their parts; what tells them
/// apart is who keeps whom: an interactor its router in RIBs, a presenter its interactor in VIPER, a view its interactor
/// (and that its presenter) in VIP. Where one pattern's roles are another's strangers, the names of contracts tell, which
/// the templates of VIP and RIBs make.
struct PatternVotes {
  private var kept: [String: Set<String>] = [:]
  /// By the prefix of the names, the suffixes of contracts.
  private var contracts: [String: Set<String>] = [:]

  private static let suffixes = ["DisplayLogic", "PresentationLogic", "BusinessLogic", "Buildable", "Interactable"]

  init() {}

  /// - Parameter project: seen with one of its rulebooks; only what that governs is asked.
  init(_ project: Project) {
    for index in project.stores {
      let use = project.uses[index]
      guard !use.subject.isExternal, project.governs(use.file) else { continue }
      let subject = project.effective[use.subject.index]
      guard project.isJudged(subject), let module = project.module(subject), let role = project.role(subject),
        let object = project.role(use.object)
      else { continue }
      add("\(role.name) \(object.name)", of: project.modules[module].name)
    }
    for type in project.table.types where type.kind == .protocol && project.governs(type.at.file) {
      let name = project.table.symbols[type.name]
      guard let suffix = PatternVotes.suffixes.first(where: name.hasSuffix), name != suffix else { continue }
      contracts[String(name.dropLast(suffix.count)), default: []].insert(suffix)
    }
  }

  /// - Parameter pair: the role of who keeps and of who is kept: `presenter interactor`.
  mutating func add(_ pair: String, of module: String) { kept[module, default: []].insert(pair) }

  /// By the id of the preset.
  var counts: [String: Int] {
    var votes: [String: Int] = [:]
    for pairs in kept.values {
      if pairs.contains("interactor router") {
        votes["ribs", default: 0] += 1
      } else if !pairs.isDisjoint(with: ["view presenter", "presenter interactor", "presenter router"]) {
        votes["viper", default: 0] += 1
      } else if !pairs.isDisjoint(with: ["view interactor", "interactor presenter"]) {
        votes["vip", default: 0] += 1
      }
    }
    let named = contracts.values
    let vip = named.count { $0.intersection(["DisplayLogic", "PresentationLogic", "BusinessLogic"]).count >= 2 }
    let ribs = named.count { $0.isSuperset(of: ["Buildable", "Interactable"]) }
    votes["vip"] = max(votes["vip"] ?? 0, vip)
    votes["ribs"] = max(votes["ribs"] ?? 0, ribs)
    return votes
  }
}
