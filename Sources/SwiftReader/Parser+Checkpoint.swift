import SwiftFacts
import SwiftTokens

/// Going back: what was tried as a type may turn out to be an expression.
extension Parser {
  struct Checkpoint {
    var position: Int
    var splits: Int
    var types: Int
    var typeStack: Int
    var expressions: Int
    var arguments: Int
    var scopes: Int
    var locals: Int
    var problems: Int
    var genericArguments: Int
    var patterns: Int
    var depth: Int
  }

  mutating func checkpoint() -> Checkpoint {
    Checkpoint(
      position: position, splits: splits.count, types: types.count, typeStack: typeStack.count,
      expressions: expressions.count, arguments: arguments.count, scopes: scopes.count, locals: locals.count,
      problems: problems.count, genericArguments: genericArguments.count, patterns: patterns.count, depth: depth)
  }

  /// Undoes what an attempt to read a type has done.
  mutating func restore(_ state: Checkpoint) {
    position = state.position
    while splits.count > state.splits {
      let split = splits.removeLast()
      let tried = tokenizer.tokens[split.index].flags.contains(.notGeneric)
      tokenizer.tokens[split.index] = split.token
      if tried { tokenizer.tokens[split.index].flags.insert(.notGeneric) }
    }
    types.removeLast(types.count - state.types)
    typeStack.removeLast(typeStack.count - state.typeStack)
    expressions.removeLast(expressions.count - state.expressions)
    if let count = places?.starts.count {
      places?.starts.removeLast(count - state.expressions)
      places?.dots.removeLast(count - state.expressions)
    }
    arguments.removeLast(arguments.count - state.arguments)
    scopes.removeLast(scopes.count - state.scopes)
    locals.removeLast(locals.count - state.locals)
    problems.removeLast(problems.count - state.problems)
    genericArguments.removeLast(genericArguments.count - state.genericArguments)
    patterns.removeLast(patterns.count - state.patterns)
    depth = state.depth
  }
}
