import Architecture
import LintRules
import SwiftReader
import SymbolGraph
import Testing

/// Which target a file belongs to: what the manifests say, else its folders.
@Suite struct TargetTests {
  private func targets(_ files: [(path: String, text: String)], _ others: [TargetFolder] = []) throws -> [String] {
    let sources = files.sorted { $0.path < $1.path }
      .map { SourceFile(path: $0.path, facts: read(Array($0.text.utf8))) }
    let project = Project(files: sources, rulebook: try #require(builtinRulebook().rulebook), targets: others)
    return sources.indices.filter { !sources[$0].path.hasSuffix("Package.swift") }
      .map { "\(sources[$0].path) \(project.target(of: UInt32($0)))" }
  }

  private func package(_ targets: String) -> String {
    "import PackageDescription\nlet package = Package(name: \"P\", targets: [\(targets)])"
  }

  @Test func withoutManifests() throws {
    #expect(
      try targets([("App/Sources/Login/L.swift", ""), ("Kit/K.swift", ""), ("M.swift", "")]) == [
        "App/Sources/Login/L.swift Login", "Kit/K.swift Kit", "M.swift ",
      ])
  }

  /// `Kit/Sources/Views`: of the two names the one that files import.
  @Test func whatIsImportedIsATarget() throws {
    #expect(
      try targets([
        ("App/Sources/Login/L.swift", "import Kit"), ("App/Sources/Start/S.swift", "import Login"),
        ("Kit/Sources/Views/V.swift", ""),
      ]) == [
        "App/Sources/Login/L.swift Login", "App/Sources/Start/S.swift Start", "Kit/Sources/Views/V.swift Kit",
      ])
  }

  @Test func aManifestNamesFolders() throws {
    let found = try targets([
      ("Package.swift", package(".target(name: \"Login\", path: \"Modules/Login/Code\"), .target(name: \"Base\")")),
      ("Modules/Login/Code/Views/V.swift", ""), ("Modules/Login/Docs/D.swift", ""), ("Sources/Base/Deep/B.swift", ""),
      ("Sources/Other/O.swift", ""),
    ])
    #expect(
      found == [
        "Modules/Login/Code/Views/V.swift Login", "Modules/Login/Docs/D.swift Modules",
        "Sources/Base/Deep/B.swift Base",
        "Sources/Other/O.swift Other",
      ])
  }

  @Test func manifestsInFoldersSpeakOfTheirOwn() throws {
    let found = try targets([
      ("Packages/Kit/Package.swift", package(".target(name: \"Kit\"), .testTarget(name: \"KitTests\")")),
      ("Packages/Kit/Sources/K.swift", ""), ("Packages/Kit/Tests/KitTests/T.swift", ""), ("App/A.swift", ""),
    ])
    #expect(
      found == [
        "App/A.swift App", "Packages/Kit/Sources/K.swift Kit", "Packages/Kit/Tests/KitTests/T.swift KitTests",
      ])
  }

  @Test func theInnermostFolderWins() throws {
    let found = try targets([
      ("Package.swift", package(".target(name: \"All\", path: \".\"), .target(name: \"Part\", path: \"./All/Part/\")")),
      ("All/A.swift", ""), ("All/Part/P.swift", ""),
    ])
    #expect(found == ["All/A.swift All", "All/Part/P.swift Part"])
  }

  @Test func manifestsElsewhere() throws {
    let found = try targets(
      [("Login/L.swift", ""), ("Login/Deep/D.swift", "")], [TargetFolder(name: "LoginKit", folder: "Login")])
    #expect(found == ["Login/Deep/D.swift LoginKit", "Login/L.swift LoginKit"])
  }
}
