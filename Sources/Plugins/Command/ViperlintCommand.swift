import Foundation
import PackagePlugin

/// `swift package viperlint [arguments]`: the executable, run in the folder of the package. Without arguments it checks.
@main
struct ViperlintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(context.tool(named: "viperlint").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
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
      let folder = URL(fileURLWithPath: context.xcodeProject.directory.string)
      try run(context.tool(named: "viperlint").url, extractor.remainingArguments, in: folder)
    }
  }
#endif
