import InterfaceFacts
import SwiftFacts

/// A source as the symbol graph wants it: where it lies and what it says. Immutable, and a class only so that
/// looking something up in a list of files copies one reference.
public final class SourceFile: Sendable {
  /// Relative to the working directory, forward slashes.
  public let path: String
  /// The same file as its project sees it, wherever the working directory is: folders name targets, and a folder above
  /// the project must not.
  public let pathInProject: String
  /// The number of the rulebook in force for it.
  public let configuration: Int
  /// All that is kept of the file: its bytes are let go once they are read.
  public let facts: FileFacts
  /// What a storyboard or xib says; its `facts` then say no more than where lines start. Nil for a Swift file.
  public let interface: InterfaceFacts?

  /// - Parameter pathInProject: nil where it is the same as `path`.
  public init(path: String, facts: FileFacts, pathInProject: String? = nil, configuration: Int = 0) {
    self.path = path
    self.pathInProject = pathInProject ?? path
    self.configuration = configuration
    self.facts = facts
    interface = nil
  }

  /// A storyboard or xib.
  ///
  /// - Parameter pathInProject: nil where it is the same as `path`.
  public init(path: String, interface: InterfaceFacts, pathInProject: String? = nil, configuration: Int = 0) {
    self.path = path
    self.pathInProject = pathInProject ?? path
    self.configuration = configuration
    self.interface = interface
    var facts = FileFacts()
    facts.lineStarts = interface.lineStarts
    facts.byteCount = interface.byteCount
    self.facts = facts
  }

  /// It holds Swift code.
  public var isSwift: Bool { interface == nil }

  /// A program made it: it says so itself, or its name does.
  public var isGenerated: Bool { facts.surface.isGenerated || path.hasSuffix(".generated.swift") }

  /// The same file at its place among projects and rulebooks.
  public init(_ file: SourceFile, pathInProject: String, configuration: Int) {
    path = file.path
    self.pathInProject = pathInProject
    self.configuration = configuration
    facts = file.facts
    interface = file.interface
  }
}
