import SwiftFacts

/// What stands around a declaration.
extension SymbolTable {
  /// The member of a type (or the free function) in whose code a declaration stands: itself, or the function around it.
  public func member(around declaration: UInt32, in file: UInt32) -> DeclarationRef? {
    let declarations = files[Int(file)].facts.surface.declarations
    var declaration = declaration
    while declaration != .max {
      let fact = declarations[Int(declaration)]
      switch fact.kind {
      case .function, .initializer, .deinitializer, .subscript, .variable:
        let isMember =
          fact.parent == .max || declarations[Int(fact.parent)].kind.isNominal
          || declarations[Int(fact.parent)].kind == .extension
        if isMember { return DeclarationRef(file: file, declaration: declaration) }
      case .class, .struct, .enum, .actor, .protocol, .extension: return nil
      default: break
      }
      declaration = fact.parent
    }
    return nil
  }

  /// The innermost extension around a declaration, if no other type stands between them.
  public func `extension`(around declaration: UInt32, in file: UInt32) -> DeclarationRef? {
    let declarations = files[Int(file)].facts.surface.declarations
    var declaration = declaration
    while declaration != .max {
      let fact = declarations[Int(declaration)]
      if fact.kind == .extension { return DeclarationRef(file: file, declaration: declaration) }
      if fact.kind.isNominal { return nil }
      declaration = fact.parent
    }
    return nil
  }

  /// The innermost type in whose declaration or extension a declaration stands.
  public func enclosingType(of declaration: UInt32, in file: UInt32) -> TypeKey? {
    let declarations = files[Int(file)].facts.surface.declarations
    var declaration = declaration
    while declaration != .max {
      let fact = declarations[Int(declaration)]
      if fact.kind.isNominal || fact.kind == .extension {
        return key(of: DeclarationRef(file: file, declaration: declaration))
      }
      declaration = fact.parent
    }
    return nil
  }
}
