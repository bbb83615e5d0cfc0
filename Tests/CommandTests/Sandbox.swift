import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of its own for a test, and the built executable run in it.
struct Sandbox: ~Copyable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("viperlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The walk up for a configuration ends here.
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
    chmod(folder.path, 0o755)
  }

  deinit {
    _ = try? Sandbox.run("/bin/chmod", ["-R", "u+rwx", folder.path], in: nil)
    try? FileManager.default.removeItem(at: folder)
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// How a run ended and what it said.
  struct Outcome {
    /// Negative: the signal that ended it.
    var status: Int32
    var out: String
    var err: String
    /// Both: git hands on what a hook prints on standard error.
    var said: String { out + err }

    /// Standard output as JSON.
    func json() throws -> [String: Any] {
      try JSONSerialization.jsonObject(with: Data(out.utf8)) as? [String: Any] ?? [:]
    }

    /// A list of objects of the JSON.
    func list(_ key: String) throws -> [[String: Any]] { try json()[key] as? [[String: Any]] ?? [] }

    func summary(_ key: String) throws -> Int? { (try json()["summary"] as? [String: Any])?[key] as? Int }
  }

  @discardableResult
  func viperlint(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:], asNobody: Bool = false
  ) throws -> Outcome {
    // root may read everything.
    if asNobody && geteuid() == 0 {
      return try Sandbox.run(
        "/usr/bin/setpriv", ["--reuid=65534", "--clear-groups", Sandbox.executable] + arguments, in: folder)
    }
    return try Sandbox.run(Sandbox.executable, arguments, in: folder, input: input, environment: environment)
  }

  @discardableResult
  static func run(
    _ program: String, _ arguments: [String], in folder: URL?, input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    var variables = ProcessInfo.processInfo.environment
    for name in [
      "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "CI_PROJECT_DIR", "NO_COLOR", "CLICOLOR_FORCE",
      "FORCE_COLOR",
    ] {
      variables[name] = nil
    }
    process.environment = variables.merging(environment) { $1 }
    // Files instead of pipes: nothing can fill up.
    let scratch = FileManager.default.temporaryDirectory
    let names = ["in", "out", "err"].map { scratch.appendingPathComponent("viperlint-\(UUID().uuidString).\($0)") }
    defer { for name in names { try? FileManager.default.removeItem(at: name) } }
    try Data((input ?? "").utf8).write(to: names[0])
    for name in names.dropFirst() { _ = FileManager.default.createFile(atPath: name.path, contents: nil) }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    let status = process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
    func text(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
    return Outcome(status: status, out: try text(names[1]), err: try text(names[2]))
  }

  /// The executable that was built with these tests: it lies beside their bundle. `.ci/run` names the optimised one
  /// instead, which is started some hundred times.
  static let executable: String = {
    if let given = ProcessInfo.processInfo.environment["VIPERLINT_EXECUTABLE"] { return given }
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("viperlint").path
  }()
}
