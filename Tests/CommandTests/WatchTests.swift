import Foundation
import Testing

/// `viperlint watch`: what comes and what goes.
@Suite struct WatchTests {
  /// What a process has said so far, and more as it comes.
  private final class Listener {
    let process = Process()
    private let output = Pipe()
    private(set) var said = ""

    init(in folder: URL) throws {
      process.executableURL = URL(fileURLWithPath: Sandbox.executable)
      process.arguments = ["watch", "App"]
      process.currentDirectoryURL = folder
      process.standardOutput = output
      process.standardError = output
      process.standardInput = FileHandle.nullDevice
      try process.run()
    }

    // The thread that starts a process may have blocked SIGTERM.
    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// Waits until some words have been said, and forgets what came before their end.
    func hears(_ words: String, within seconds: Double = 60) -> Bool {
      let end = Date(timeIntervalSinceNow: seconds)
      while true {
        if let range = said.range(of: words) {
          said = String(said[range.upperBound...])
          return true
        }
        var wanted = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&wanted, 1, Int32(max(0, end.timeIntervalSinceNow * 1000))) > 0 else { return false }
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { return false }
        said += String(decoding: data, as: UTF8.self)
      }
    }
  }

  @Test func whatComesAndGoesIsSaid() throws {
    let sandbox = try Sandbox()
    try sandbox.write(LoginModule.bad, to: "App/View.swift")
    try sandbox.write(LoginModule.rest, to: "App/Module.swift")
    let listener = try Listener(in: sandbox.folder)
    #expect(listener.hears("App/View.swift:4:"))
    #expect(listener.hears("1 error, 0 warnings; waiting for changes below "))
    try sandbox.write(LoginModule.good, to: "App/View.swift")
    #expect(listener.hears("- App/View.swift:4:"))
    #expect(listener.hears("0 errors, 0 warnings"))
    // Editors save by renaming, and folders come with their files.
    try sandbox.write(LoginModule.bad, to: "View.swift.new")
    rename(sandbox.path("View.swift.new"), sandbox.path("App/View.swift"))
    #expect(listener.hears("+ App/View.swift:4:"))
    try sandbox.write("import UIKit\nfinal class PayInteractor {}\n", to: "Pay/PayInteractor.swift")
    try sandbox.write("final class PayPresenter {}\nfinal class PayRouter {}\n", to: "Pay/PayPresenter.swift")
    rename(sandbox.path("Pay"), sandbox.path("App/Pay"))
    #expect(listener.hears("+ App/Pay/PayInteractor.swift:1:8: error: "))
    // A line that only moves is no news.
    try sandbox.write("\n\n" + LoginModule.bad, to: "App/View.swift")
    #expect(listener.hears("no news: 2 errors, 0 warnings"))
    try sandbox.write("preset: vipper\n", to: "App/.viperlint.yml")
    #expect(listener.hears("+ App/.viperlint.yml:1:9: error: "))
    try FileManager.default.removeItem(atPath: sandbox.path("App/.viperlint.yml"))
    #expect(listener.hears("- App/.viperlint.yml:1:9: error: "))
  }
}
