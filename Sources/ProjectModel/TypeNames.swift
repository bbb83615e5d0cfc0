import Parallel

/// What the names of types tell, each read once, in the words of the rulebook that governs its file.
struct TypeNames: Sendable {
  /// The simple name of each type.
  let names: [String]
  /// Without `Impl`, `Protocol`, `Default…` and a leading `I`.
  let undecorated: [String]
  /// Without everything that says a role; maybe empty.
  let stems: [String]
  let areTestDoubles: [Bool]
  /// `…Output`, `…Delegate`, `…Listener`: contracts that say little of who takes them up.
  let areWeakContracts: [Bool]
  /// The role suffixes that fit, longest first, as indices into `NameForms.suffixes`; for most types none.
  let suffixes: [[Int]]

  private struct Reading: Sendable {
    var undecorated: String
    var stem: String
    var isTestDouble: Bool
    var isWeakContract: Bool
    var suffixes: [Int]
  }

  init(_ table: TypeTable, _ governance: Governance, jobs: Int) {
    let names = table.types.map { (text: table.symbols[$0.name], governor: governance.number(of: $0.at.file)) }
    // Each thread has forms of its own: what two threads count references of, they wait for.
    let readings = parallelMap(names, jobs: jobs, state: { governance.rulebooks.map { NameForms($0) } }) { forms, name in
      let forms = forms[name.governor]
      let undecorated = forms.undecorated(name.text)
      return Reading(
        undecorated: undecorated, stem: forms.stem(of: name.text),
        isTestDouble: forms.isTestDouble(name.text), isWeakContract: forms.isWeakContract(undecorated: undecorated),
        suffixes: forms.suffixNumbers(undecorated: undecorated))
    }
    self.names = names.map(\.text)
    undecorated = readings.map(\.undecorated)
    stems = readings.map(\.stem)
    areTestDoubles = readings.map(\.isTestDouble)
    areWeakContracts = readings.map(\.isWeakContract)
    suffixes = readings.map(\.suffixes)
  }
}
