import LintRules
import SwiftFacts
import SymbolGraph

/// `CartPresnter` beside `CartInteractor`: one letter dropped, doubled or exchanged in a suffix of six letters or more
/// counts as that suffix, where another part of the same module stands beside it (SEMANTICS.md §2).
extension RoleFinder {
  @inline(never)
  mutating func byMisspeltSuffix() {
    let longSuffixes = effectiveConfigurations.rulebooks.indices.map { number in
      LongSuffixes(effectiveConfigurations.forms(of: number).suffixes)
    }
    var found: [(index: Int, suffix: NameForms.Suffix, stem: String)] = []
    for index in table.types.indices
    where isOpen(index) && isComponent(index) && table.types[index].kind != .enum && typeNames.suffixes[index].isEmpty {
      let suffixes = longSuffixes[effectiveConfigurations.number(of: table.types[index].at.file)]
      let name = Array(undecoratedName(index).utf8)
      for place in suffixes.candidates(for: name) {
        guard let end = misspeltEnd(of: name, suffix: suffixes.all[place].text) else { continue }
        let suffix = suffixes.all[place].suffix
        let stem = String(decoding: name[..<end], as: UTF8.self)
        guard mayPlay(index, suffix.role), hasPartBeside(index, stem, besides: suffix.role) else { continue }
        found.append((index, suffix, stem))
        break
      }
    }
    let parts = partRoles()
    for (index, suffix, stem) in found
    where suffix.form.condition == .none || holds(suffix.form.condition, index, parts) {
      give(index, suffix.role, 3, .misspeltSuffix(suffix.text, stem: stem))
    }
  }

  /// Where the misspelt suffix begins in a name; nil where the name ends in something else.
  private func misspeltEnd(of name: [UInt8], suffix: [UInt8]) -> Int? {
    for length in [suffix.count, suffix.count - 1, suffix.count + 1] where length < name.count {
      let start = name.count - length
      // Most names end here, before anything is allocated: one letter cannot spoil both the second and the last.
      guard name[start] == suffix[0], name[start + 1] == suffix[1] || name.last == suffix.last,
        case let tail = Array(name[start...]), tail != suffix,
        isOneLetterApart(tail, suffix)
      else { continue }
      return start
    }
    return nil
  }

  /// A letter is missing, stands twice, is another one, or has changed places with its neighbour.
  private func isOneLetterApart(_ tail: [UInt8], _ suffix: [UInt8]) -> Bool {
    var place = 0
    while place < min(tail.count, suffix.count), tail[place] == suffix[place] { place += 1 }
    switch tail.count - suffix.count {
    case -1: return tail[place...].elementsEqual(suffix[(place + 1)...])
    case 1:
      return place > 0 && tail[place] == tail[place - 1] && tail[(place + 1)...].elementsEqual(suffix[place...])
    default:
      if tail[(place + 1)...].elementsEqual(suffix[(place + 1)...]) { return true }
      return place + 1 < tail.count && tail[place] == suffix[place + 1] && tail[place + 1] == suffix[place]
        && tail[(place + 2)...].elementsEqual(suffix[(place + 2)...])
    }
  }

  private func hasPartBeside(_ index: Int, _ stem: String, besides role: Role) -> Bool {
    (componentsByStem[stem] ?? []).contains { other in
      other != index && assignments[other].role.map { $0 != role && Role.parts.contains($0) } ?? false
        && isNear(other, index)
    }
  }

  /// In one folder, or in two below one.
  private func isNear(_ one: Int, _ other: Int) -> Bool {
    let folders = table.folders
    let (here, there) = (folders.ofFile[Int(table.types[one].at.file)], folders.ofFile[Int(table.types[other].at.file)])
    let (above, aboveOther) = (folders.parents[Int(here)], folders.parents[Int(there)])
    return here == there || above == there || here == aboveOther || above == aboveOther && above >= 0
  }
}

/// Suffixes of six letters or more that a name alone may say.
private struct LongSuffixes {
  let all: [(suffix: NameForms.Suffix, text: [UInt8])]
  /// For each distance from the end of a name and each letter the suffixes that may begin there with it.
  private var beginning: [[UInt8: [Int]]] = []

  init(_ suffixes: [NameForms.Suffix]) {
    all = suffixes.filter { suffix in
      suffix.text.utf8.count >= 6 && suffix.form.condition != .touchesData
        && suffix.form.condition != .touchesDataOrStoresService
    }.map { ($0, Array($0.text.utf8)) }
    beginning = Array(repeating: [:], count: (all.map(\.text.count).max() ?? 0) + 2)
    for (number, suffix) in all.enumerated() {
      for length in suffix.text.count - 1...suffix.text.count + 1 {
        beginning[length][suffix.text[0], default: []].append(number)
      }
    }
  }

  /// Those that a name may end in, give or take one letter, in their order.
  func candidates(for name: [UInt8]) -> [Int] {
    var found: [Int] = []
    for length in beginning.indices.dropFirst() where length < name.count {
      if let here = beginning[length][name[name.count - length]] { found += here }
    }
    return found.count < 2 ? found : Set(found).sorted()
  }
}

/// Stratum 5 for classes and structs that do what an interactor does, under another name.
extension RoleFinder {
  /// `final class LoginUseCase` that a presenter stores.
  @inline(never)
  mutating func useCasesOfPresenters() {
    var kept: Set<Int> = []
    for index in table.types.indices where assignments[index].role == .presenter && isComponent(index) {
      for part in table.parts(of: TypeKey(type: index)) {
        for (number, member) in table.members(in: part) where member.kind == .variable && member.type != .max {
          for key in hierarchy.resolver.value(ofType: member.type, in: part.file, context: number).keys
          where !key.isExternal {
            kept.insert(key.index)
          }
        }
      }
    }
    for index in kept.sorted() where isOpen(index) && isComponent(index) && table.types[index].kind != .enum {
      if undecoratedName(index).hasSuffix("UseCase"), mayPlay(index, .interactor) {
        give(index, .interactor, 5, .contractName("*UseCase"))
      }
    }
  }
}
