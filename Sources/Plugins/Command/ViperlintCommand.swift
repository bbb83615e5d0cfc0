import Foundation
import PackagePlugin

/// `swift package viperlint [arguments]`: the executable, run in the folder of the package. Without arguments it
/// checks.
@main
struct ViperlintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(context.tool(named: "viperlint").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("viperlint was ended by signal \(process.terminationStatus)")
      return
    }
    // SwiftPM itself ends with 1 for whatever is wrong, so the exit code is said in words.
    if process.terminationStatus != 0 {
      Diagnostics.error("viperlint ended with exit code \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperlintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode hands in the targets that were ticked; the analysis is of the whole project.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      // There is no terminal that the user watches: findings go where Xcode's log makes links of them.
      let words = extractor.remainingArguments
      try run(
        context.tool(named: "viperlint").url, words.isEmpty ? ["check", "--format", "xcode"] : words,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
