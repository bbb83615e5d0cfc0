import SymbolGraph

/// What roles are told by, besides what types inherit: names, calls, and where tests are.
struct RoleSigns: Sendable {
  let names: TypeNames
  let scan: CodeScan
  /// Files of tests and generated ones.
  let exemptFiles: [Bool]

  init(_ table: SymbolTable, _ effectiveConfigurations: EffectiveConfigurations, jobs: Int) {
    names = TypeNames(table, effectiveConfigurations)
    scan = CodeScan(table: table, jobs: jobs)
    exemptFiles = RoleFinder.exemptFiles(table, effectiveConfigurations)
  }
}
