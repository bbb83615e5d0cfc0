import LintRules
import Roles
import SwiftFacts
import SymbolGraph

/// Step 2: groups of one folder whose names differ by case or one edit are one module.
extension ModuleFinder {
  /// Finds for each folder the nearest at or above it that holds a feature, and not one layer of it: `Login` for
  /// `Login/View/Cells`. Where a folder holds that layer of several features (`Presenters/`), layers are how the app is
  /// laid out.
  mutating func findHomes() {
    let folders = table.folders
    // Parents have smaller numbers than what they hold.
    for (folder, name) in folders.names.enumerated() {
      let isLayer = folder > 0 && effectiveConfigurations.formsOfFolders.namesLayer(name)
      homes.append(isLayer ? homes[Int(folders.parents[folder])] : Int32(folder))
    }
    var modules: [LayerOfFolder: Set<Int32>] = [:]
    var mixed: Set<Int32> = []
    for index in table.types.indices where moduleOf[index] >= 0 {
      guard let role = role(index), Role.behaviour.contains(role), homes[Int(folder(index))] != folder(index)
      else { continue }
      let layer = LayerOfFolder(folder: folder(index), role: role, isContract: isContract(index))
      modules[layer, default: []].insert(moduleOf[index])
      // Contracts of one feature may be called after two.
      if modules[layer]!.count > (layer.isContract ? 2 : 1) { mixed.insert(homes[Int(layer.folder)]) }
    }
    for folder in homes.indices where mixed.contains(homes[folder]) { homes[folder] = Int32(folder) }
  }

  private struct LayerOfFolder: Hashable {
    var folder: Int32
    var role: Role
    var isContract: Bool
  }

  /// The folder of the feature that a type lies in.
  func home(_ index: Int) -> Int32 { homes[Int(folder(index))] }

  /// A module with a presenter, interactor or router.
  func isProper(_ module: Int) -> Bool {
    members[module].contains { role($0).map(Role.behaviour.contains) ?? false }
  }

  func rolesOf(_ module: Int) -> Set<Role> { Set(members[module].compactMap { role($0) }) }

  /// The roles of a module's components.
  func rolesOfComponents(_ module: Int) -> Set<Role> {
    Set(members[module].filter { !isContract($0) }.compactMap { role($0) })
  }

  private func weight(of module: Int) -> (components: Int, types: Int) {
    (members[module].count { !isContract($0) }, members[module].count)
  }

  mutating func merge(_ module: Int, into other: Int, because reason: ModuleReason) {
    for index in members[module] {
      moduleOf[index] = Int32(other)
      reasons[index] = reason
    }
    members[other] += members[module]
    members[module] = []
  }

  /// Modules by the features' folders in which they have parts.
  func modulesByHome() -> [Int32: [Int]] {
    var found: [Int32: Set<Int>] = [:]
    for (module, types) in members.enumerated() {
      for index in types { found[home(index), default: []].insert(module) }
    }
    return found.mapValues { $0.sorted() }
  }

  @inline(never)
  mutating func forgive() {
    let byFolder = modulesByHome()
    for folder in byFolder.keys.sorted() {
      let here = byFolder[folder]!.filter { !members[$0].isEmpty }
      let alike = here.count > 32 ? modulesOfAlikeNames(here) : nil
      for module in here where !members[module].isEmpty {
        let roles = rolesOfComponents(module)
        for other in alike.map({ $0[module] ?? [] }) ?? here
        where other != module && !members[other].isEmpty && isProper(other) {
          // Components say more than contracts what a module is called.
          let (weight, otherWeight) = (weight(of: module), weight(of: other))
          guard weight < otherWeight || weight == otherWeight && other < module else { continue }
          // Two whole modules side by side with similar names are two modules.
          guard roles.isDisjoint(with: rolesOfComponents(other)) else { continue }
          let small = names[module]
          let large = names[other]
          let isNear = small.lowercased() == large.lowercased() || isOneEdit(small, large)
          if isNear {
            merge(module, into: other, because: .spelling)
            break
          }
        }
      }
    }
  }

  /// For each module those whose names may differ only by case or one edit, in the order given: names one edit apart
  /// are equal once the right letter is missing from both. (For many modules in one folder, most of which are not
  /// alike.) Names with equal hashes count as equal here: the caller compares the names.
  func modulesOfAlikeNames(_ here: [Int]) -> [Int: [Int]] {
    var byVariant: [UInt64: [Int]] = [:]
    for module in here {
      for variant in ModuleFinder.variants(of: names[module]) { byVariant[variant, default: []].append(module) }
    }
    var found: [Int: Set<Int>] = [:]
    for alike in byVariant.values where alike.count > 1 {
      for module in alike { found[module, default: []].formUnion(alike) }
    }
    return found.mapValues { $0.sorted() }
  }

  /// Hashes of a name, of itself in small letters, and of it with each of its letters missing.
  ///
  /// A hash is the sum of the bytes, each times a power of one factor, the last byte times 1. So that of a name with a
  /// letter missing follows from those of what stands before and behind the letter, and all of them take one walk: a
  /// name of thousands of letters has thousands of variants.
  static func variants(of name: String) -> Set<UInt64> {
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    func hash(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 &* factor &+ UInt64($1) &+ 1 } }
    var found: Set<UInt64> = [hash(name.utf8), hash(name.lowercased().utf8)]
    let bytes = Array(name.utf8)
    // What stands before each letter.
    var before: [UInt64] = [0]
    for byte in bytes { before.append(before[before.count - 1] &* factor &+ UInt64(byte) &+ 1) }
    // What stands behind it, and the power for all of that.
    var behind: UInt64 = 0
    var power: UInt64 = 1
    for index in bytes.indices.reversed() {
      found.insert(before[index] &* power &+ behind)
      behind = behind &+ (UInt64(bytes[index]) &+ 1) &* power
      power = power &* factor
    }
    return found
  }

  func hasComponents(_ module: Int) -> Bool {
    members[module].contains { !isContract($0) }
  }
}
