import SymbolGraph

/// What roles are told by, besides what types inherit: names, calls, and where tests are.
package struct RoleSigns: Sendable {
  let names: TypeNames
  let scan: CodeScan
  /// Files of tests and generated ones.
  package let exemptFiles: [Bool]

  package init(_ table: SymbolTable, _ effectiveConfigurations: EffectiveConfigurations, jobs: Int) {
    names = TypeNames(table, effectiveConfigurations)
    scan = CodeScan(table: table, jobs: jobs)
    exemptFiles = RoleFinder.exemptFiles(table, effectiveConfigurations)
  }
}
