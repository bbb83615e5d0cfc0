import Architecture
import LintRules
import SymbolGraph

/// A member that touches no data: one that only computes, or one of a singleton that a rule about data minds for
/// its data alone.
extension Judge {
  func touchesNoData(_ minded: MindedUse) -> Bool {
    !relations.mayTouchData(minded.use) && isForItsData(minded.object, minded.clause)
      || relations.asksComputingMember(minded.use)
  }

  /// A rule about data speaks of a singleton only because of that, not by its name.
  private func isForItsData(_ object: TypeKey, _ clause: UseClause) -> Bool {
    !clause.alternatives.contains { $0 != .dataSingleton(true) && relations.matches($0, object) }
  }
}
