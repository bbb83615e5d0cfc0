import SymbolGraph

/// Whose members of a name a type has, as found out before: what a file uses it mostly uses again.
///
/// To ask the index of all members means, for each ancestor, to read memory that is not in the cache.
final class MemberLookups {
  private struct Answer {
    var name = NameID.max
    var key = TypeKey(raw: .max)
    var owner = TypeKey(raw: .max)
    var start: UInt32 = 0
    var end: UInt32 = 0
  }

  private let hierarchy: Hierarchy
  private let answers = RecentAnswers(size: 2048, none: Answer())

  init(_ hierarchy: Hierarchy) { self.hierarchy = hierarchy }

  func find(_ name: NameID, of key: TypeKey) -> (places: Range<Int>, owner: TypeKey) {
    guard hierarchy.table.declared.members.contains(name) else { return (0..<0, key) }
    let place = name &+ key.raw &* 0x9e37_79b1
    let known = answers[place]
    if known.name == name, known.key == key { return (Int(known.start)..<Int(known.end), known.owner) }
    let (places, owner) = hierarchy.lookUpMembers(named: name, of: key)
    answers[place] = Answer(
      name: name, key: key, owner: owner, start: UInt32(places.lowerBound), end: UInt32(places.upperBound))
    return (places, owner)
  }
}
