import Foundation
import PackagePlugin

/// Shows findings as warnings and errors of a build. The analysis is of the whole package, so it belongs to *one* target:
/// attached to several it would run as often. It runs again when a source or the configuration has changed.
@main
struct ViperlintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    let targets = context.package.targets.compactMap { $0 as? SourceModuleTarget }.filter { $0.kind != .test }
    let sources = targets.flatMap { target in
      target.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
    }
    return [
      command(
        try context.tool(named: "viperlint").url, folders: targets.map(\.directoryURL), sources: sources,
        in: context.package.directoryURL)
    ]
  }

  private func command(_ tool: URL, folders: [URL], sources: [URL], in package: URL) -> Command {
    let configuration = [".viperlint.yml", ".viperlint.yaml", ".viperlint-baseline.json"].map {
      package.appendingPathComponent($0)
    }.filter { FileManager.default.fileExists(atPath: $0.path) }
    return .buildCommand(
      displayName: "viperlint", executable: tool,
      arguments: ["check", "--format", "xcode", "--quiet"] + folders.map(\.path),
      inputFiles: sources + configuration,
      // Nothing is made. A stamp that is no Swift file would become a resource of the target.
      outputFiles: [])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperlintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let folder = URL(fileURLWithPath: context.xcodeProject.directory.string)
      let sources = context.xcodeProject.targets.flatMap { target in
        target.inputFiles.filter { $0.type == .source }.map { URL(fileURLWithPath: $0.path.string) }
      }.filter { $0.pathExtension == "swift" }
      let unique = Set(sources).sorted { $0.path < $1.path }
      return [command(try context.tool(named: "viperlint").url, folders: [folder], sources: unique, in: folder)]
    }
  }
#endif
