import Foundation
import PackagePlugin

/// Shows findings as warnings and errors of a build. It looks at the whole package, so it belongs to *one* target:
/// attached to several it would run as often. It runs again when a source, a rule or the configuration has changed.
@main
struct ViperlintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    [command(try context.tool(named: "viperlint").url, in: context.package.directoryURL)]
  }

  private func command(_ tool: URL, in folder: URL) -> Command {
    .buildCommand(
      displayName: "viperlint", executable: tool,
      // The folder is said, because not every build system starts commands in that of the package.
      arguments: ["check", "--directory", folder.path, "--format", "xcode", "--quiet"],
      inputFiles: whatIsRead(below: folder),
      // Nothing is made. A stamp that is no Swift file would become a resource of the target.
      outputFiles: [])
  }

  private static let read: Set = ["swift", "storyboard", "xib", "yml", "yaml", "json"]

  /// What `viperlint check` looks at: sources wherever they lie, configurations, rules in files of their own,
  /// baselines.
  private func whatIsRead(below folder: URL) -> [URL] {
    var files: [URL] = []
    var folders = [folder]
    while let next = folders.popLast() {
      let entries = try? FileManager.default.contentsOfDirectory(
        at: next, includingPropertiesForKeys: [.isDirectoryKey])
      for entry in entries ?? [] {
        let name = entry.lastPathComponent
        if (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
          // As `check` walks; hidden folders hold the products of this very build.
          if !name.hasPrefix("."), !["Pods", "Carthage", "DerivedData"].contains(name) { folders.append(entry) }
        } else if Self.read.contains(entry.pathExtension) || name.hasPrefix(".viperlint") {
          files.append(entry)
        }
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperlintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [command(try context.tool(named: "viperlint").url, in: context.xcodeProject.directoryURL)]
    }
  }
#endif
