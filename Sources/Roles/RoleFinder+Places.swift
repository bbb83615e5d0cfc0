import LintRules
import SourceText
import SwiftFacts
import SymbolGraph

/// Stratum 7: folder and file, which alone make entities and settle what is still open.
extension RoleFinder {
  @inline(never)
  mutating func byPlace() {
    for (number, rulebook) in effectiveConfigurations.rulebooks.enumerated() {
      for definition in rulebook.roles where !definition.paths.isEmpty {
        for index in table.types.indices
        where isOpen(index) && mayPlay(index, definition.role) && (isComponent(index) || bindsOthers(index)) {
          let file = table.types[index].at.file
          guard effectiveConfigurations.number(of: file) == number else { continue }
          let path = table.files[Int(file)].path
          if definition.paths.contains(where: { $0.covers(path) }) { give(index, definition.role, 7, .configuration) }
        }
      }
    }
    for index in table.types.indices where assignments[index].isAmbiguous {
      let rivals = Set(assignments[index].rivals.map(\.role))
      let file = table.types[index].at.file
      let folders = table.folders.names(above: file)
      for definition in effectiveConfigurations[file].roles where rivals.contains(definition.role) {
        guard let folder = folders.prefix(2).first(where: { name in definition.folders.contains { $0.matches(name) } })
        else { continue }
        assignments[index].isAmbiguous = false
        let won = assignments[index].rivals.filter { $0.role == definition.role }
        assignments[index].rivals.removeAll { $0.role == definition.role }
        for evidence in won { give(index, evidence.role, evidence.stratum, evidence.reason, at: evidence.at) }
        give(index, definition.role, 7, .folder(folder))
        break
      }
    }
    entitiesByPlace()
  }

  /// A protocol, or a typealias that composes some.
  private func bindsOthers(_ index: Int) -> Bool { table.types[index].kind == .protocol || isComposition(index) }

  private mutating func entitiesByPlace() {
    let entities = effectiveConfigurations.rulebooks.map { $0.definition(of: .entity) }
    // Types come file by file, and files folder by folder.
    var place = (file: UInt32.max, name: "", isOfEntity: false)
    var around = (folder: Int32(-1), configuration: -1, name: String?.none)
    for index in table.types.indices
    where isOpen(index) && isComponent(index) && !lonePresenters.contains(index) {
      let file = table.types[index].at.file
      let configuration = effectiveConfigurations.number(of: file)
      guard let entity = entities[configuration] else { continue }
      if place.file != file {
        let name = SlashPath.stem(of: table.files[Int(file)].path)
        place = (file, name, entity.files.contains { $0.matches(name) || $0.matches(name + ".swift") })
        let folder = table.folders.ofFile[Int(file)]
        if around.folder != folder || around.configuration != configuration {
          let names = table.folders.names(from: folder)
          let words = entity.folders.map { $0.text.lowercased() }
          around = (folder, configuration, names.first { words.contains($0.lowercased()) })
        }
      }
      guard place.isOfEntity || around.name != nil, mayBeEntity(index) else { continue }
      if place.isOfEntity {
        give(index, .entity, 7, .file(place.name))
      } else if let folder = around.name, !isForDisplay(index) {
        give(index, .entity, 7, .folder(folder))
      }
    }
  }

  /// Kept under `Models`, and yet made for a screen: view models, rows and sections that are objects, what says which
  /// class of view shows it, fonts and colours, and what conforms to a protocol of UIKit (`UIActivityItemSource`) or of
  /// RxDataSources.
  func isForDisplay(_ index: Int) -> Bool {
    let forms =
      ["ViewModel", "ViewModels", "Section", "SectionModel", "CellItem"] + (isValue(index) ? [] : ["CellModel"])
    if forms.contains(where: { names[index].hasSuffix($0) }) || choosesViewClass(index) || storesStyle(index) {
      return true
    }
    let sections = ["SectionModelType", "AnimatableSectionModelType"]
    return hierarchy.ancestry(of: TypeKey(type: index)).contains { ancestor in
      ancestor.isExternal
        && (table.interner.isOfUIKit(ancestor.nameID) || sections.contains(table.interner[ancestor.nameID]))
    }
  }

  /// `var cellType: UITableViewCell.Type` of an enum: it says what class of plain view shows each case.
  private func choosesViewClass(_ index: Int) -> Bool {
    guard table.types[index].kind == .enum, !isCoded(index) else { return false }
    return table.parts(of: TypeKey(type: index)).contains { part in
      table.members(in: part).contains { number, member in
        guard member.type != .max, !member.modifiers.belongToType,
          case .metatype(let type) = hierarchy.resolver.value(ofType: member.type, in: part.file, context: number)
        else { return false }
        return type.keys.contains { key in
          key.isExternal ? isPlainView(key) : ancestries[key.index].contains(where: isPlainView)
        }
      }
    }
  }

  /// `UIView`, `UITableViewCell`, and no controller.
  private func isPlainView(_ key: TypeKey) -> Bool {
    key.isExternal && table.interner.isOfUIKit(key.nameID)
      && ["View", "Cell"].contains { table.interner[key.nameID].hasSuffix($0) }
  }

  /// `struct Template { let font: UIFont; let color: UIColor }`: most of what it stores are fonts and colours.
  private func storesStyle(_ index: Int) -> Bool {
    guard table.types[index].kind == .struct, !isCoded(index) else { return false }
    let looks = ["UIFont", "UIColor", "NSFont", "NSColor"]
    let stored = table.parts(of: TypeKey(type: index)).flatMap { part in
      table.members(in: part).filter { _, member in
        member.kind == .variable && member.modifiers.isDisjoint(with: [.computed]) && !member.modifiers.belongToType
      }.map { number, member in
        member.type == .max
          ? TypeKeys() : hierarchy.resolver.value(ofType: member.type, in: part.file, context: number).keys
      }
    }
    let ofLooks = stored.count { keys in
      !keys.isEmpty && keys.allSatisfy { $0.isExternal && looks.contains(table.interner[$0.nameID]) }
    }
    return ofLooks > 1 && ofLooks * 2 > stored.count
  }

  /// It travels to a server or to a disk.
  func isCoded(_ index: Int) -> Bool { inherits(index, fromOutside: ["Codable", "Decodable", "Encodable"]) }

  /// Whether a type has a superclass or a protocol from outside that is called so.
  func inherits(_ index: Int, fromOutside names: [String]) -> Bool {
    ancestries[index].contains { $0.isExternal && names.contains(table.interner[$0.nameID]) }
  }

  /// A value that is called like a piece of a view is none of it.
  private func isValue(_ index: Int) -> Bool {
    table.types[index].kind.isValue
  }

  /// `Login.SignIn.Request`: what the parts of a VIP scene send each other.
  func isMessage(_ index: Int) -> Bool {
    (names[index] == "Request" || names[index] == "Response") && self[configurationOf: index].rulebook.preset == "vip"
  }

  func mayBeEntity(_ index: Int) -> Bool {
    if notWhatTheirNameSays.contains(index) { return false }
    // A mere namespace is no data.
    if table.types[index].kind == .enum, !hasCases(index) { return false }
    if let parent = table.types[index].parent {
      if parent.isExternal { return false }
      // Nested in an entity, or in anything that is no mere namespace: part of that.
      let entity = table.entity(parent)
      if entity.kind != .enum || hasCases(parent.index) { return false }
      if isMessage(index) { return false }
    }
    if !mayPlay(index, .entity) { return false }
    let name = names[index]
    let behaviour = [
      "Validator", "Manager", "Helper", "Mapper", "Parser", "Decoder", "Encoder", "Handler", "Controller", "Converter",
      "Formatter", "Builder", "Factory", "Cache", "Loader", "Delegate", "DataSource", "ViewModel", "Constants",
      "Service", "Utils", "Extensions", "Keys",
    ]
    if behaviour.contains(where: { name.hasSuffix($0) }) { return false }
    return isValue(index) || !name.hasSuffix("Cell")
  }
}
