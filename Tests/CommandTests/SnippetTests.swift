import Expectations
import Foundation
import PlainYAML
import Testing

/// A fenced block of a page.
struct Snippet {
  /// Behind the fence: `sh`, `yaml`; empty where nothing is said.
  var language: String
  var text: String

  static func all(of page: String) -> [Snippet] {
    var snippets: [Snippet] = []
    var isInside = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { snippets.append(Snippet(language: String(line.dropFirst(3)), text: "")) }
      } else if isInside {
        snippets[snippets.count - 1].text += line + "\n"
      }
    }
    return snippets
  }
}

/// Every block of the documentation is read by whoever would have to: nobody copies a mistake from here. What can be
/// run is run by tests of its own.
@Suite struct SnippetTests {
  private static func snippets(_ languages: String...) throws -> [(page: String, snippet: Snippet)] {
    let folder = "Sources/viperlint/Documentation.docc"
    let pages = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    return try (["README.md", "CONTRIBUTING.md", "Tests/Workshop/bazel/README.md"] + pages).flatMap { page in
      Snippet.all(of: try Repository.text(of: page)).filter { languages.contains($0.language) }.map { (page, $0) }
    }
  }

  /// Runs a program on the text of each block.
  private func ask(_ words: [String], about languages: String...) throws {
    for language in languages {
      for (page, snippet) in try Self.snippets(language) {
        let sandbox = try Sandbox()
        try sandbox.write(snippet.text, to: "snippet")
        let outcome = try Sandbox.run("/usr/bin/env", words + [sandbox.path("snippet")], in: nil)
        #expect(outcome.status == 0, "\(page): \(snippet.text)\n\(outcome.said)")
      }
    }
  }

  /// A block in a language that is not looked at below would be believed.
  @Test func everyBlockSaysItsLanguage() throws {
    let known: Set<String> = [
      "sh", "console", "yaml", "json", "swift", "toml", "ruby", "groovy", "python", "js",
      // Those of <doc:Editors>: ClientTests has an editor read them.
      "lua", "lisp",
    ]
    let pages = try Self.snippets("")
    // A file of one line in no language, whose form the table of <doc:Install> tells as well.
    #expect(pages.map(\.page) == ["Sources/viperlint/Documentation.docc/Install.md"])
    #expect(pages.allSatisfy { $0.snippet.text.contains("/viperlint@") })
    let folder = Repository.root.appendingPathComponent("Sources/viperlint/Documentation.docc")
    for page in try FileManager.default.contentsOfDirectory(atPath: folder.path) where page.hasSuffix(".md") {
      let text = try Repository.text(of: "Sources/viperlint/Documentation.docc/\(page)")
      for snippet in Snippet.all(of: text) where !snippet.language.isEmpty {
        #expect(known.contains(snippet.language), "\(page): \(snippet.language)")
      }
    }
  }

  @Test func shells() throws {
    let blocks = try Self.snippets("sh")
    #expect(blocks.count > 10)
    try ask(["bash", "-n"], about: "sh")
  }

  @Test func yaml() throws {
    let blocks = try Self.snippets("yaml")
    #expect(blocks.count > 12)
    for (page, snippet) in blocks {
      let reading = readYAML(Array(snippet.text.utf8), path: page)
      #expect(reading.document != nil && reading.problems.isEmpty, "\(page): \(reading.problems)\n\(snippet.text)")
    }
  }

  @Test func json() throws {
    for (page, snippet) in try Self.snippets("json") {
      #expect(throws: Never.self, "\(page): \(snippet.text)") {
        // What a reader need not see is left out.
        let text = snippet.text.replacingOccurrences(of: "…, ", with: "")
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      }
    }
  }

  @Test func swift() throws {
    for (page, snippet) in try Self.snippets("swift") {
      let sandbox = try Sandbox()
      var text = snippet.text.replacingOccurrences(of: "{ … }", with: "{}")
      // Arguments of a manifest's `Package`, and an element of its targets.
      if text.hasPrefix("dependencies:") { text = "let package = Package(name: \"App\",\n\(text))\n" }
      if text.hasPrefix(".") { text = "let targets: [Target] = [\n\(text)]\n" }
      try sandbox.write(text, to: "snippet.swift")
      let outcome = try Sandbox.run(
        "/usr/bin/env", ["swiftc", "-frontend", "-parse", sandbox.path("snippet.swift")], in: nil)
      #expect(outcome.status == 0, "\(page): \(outcome.said)")
    }
  }

  @Test(.enabled(if: LocalRelease.has("ruby", "--version"), "needs ruby")) func ruby() throws {
    try ask(["ruby", "-c"], about: "ruby")
  }

  @Test(.enabled(if: LocalRelease.has("node", "--version"), "needs node")) func javaScript() throws {
    try ask(["node", "--check"], about: "js")
  }

  /// What Bazel reads is a part of Python.
  @Test(.enabled(if: LocalRelease.has("python3", "-c", "import tomllib"), "needs python3 with tomllib"))
  func pythonAndTOML() throws {
    try ask(["python3", "-c", "import ast, sys; ast.parse(open(sys.argv[1]).read())"], about: "python")
    try ask(["python3", "-c", "import sys, tomllib; tomllib.load(open(sys.argv[1], 'rb'))"], about: "toml")
  }

  /// What CI servers read, by their own schemas: the component without its head, and the blocks of the pages.
  @Test(.enabled(if: LocalRelease.has("check-jsonschema", "--version"), "needs check-jsonschema"))
  func pipelinesFitTheirSchemas() throws {
    let sandbox = try Sandbox()
    let component = try Repository.text(of: "templates/check.yml").components(separatedBy: "\n---\n")
    #expect(component.count == 2 && component[0].contains("\nspec:\n"))
    try sandbox.write(
      component[1].replacingOccurrences(of: "$[[ inputs.", with: "x").replacingOccurrences(of: " ]]", with: ""),
      to: "gitlab-0.yml")
    for (number, block) in try Self.snippets("yaml").enumerated() {
      let text = block.snippet.text
      let kind =
        text.contains("pipelines:")
        ? "bitbucket-pipelines"
        : text.contains("codequality")
          ? "gitlab-ci"
          : text.contains("component:") ? "gitlab-ci" : nil
      if let kind { try sandbox.write(text, to: "\(kind.split(separator: "-")[0])-\(number + 1).yml") }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path).filter { $0.hasSuffix(".yml") }
    #expect(files.count >= 4)
    for file in files {
      let schema = file.hasPrefix("gitlab") ? "vendor.gitlab-ci" : "vendor.bitbucket-pipelines"
      let outcome = try Sandbox.run(
        "/usr/bin/env", ["check-jsonschema", "--builtin-schema", schema, sandbox.path(file)], in: nil)
      #expect(outcome.status == 0, "\(file): \(outcome.said)")
    }
  }
}
