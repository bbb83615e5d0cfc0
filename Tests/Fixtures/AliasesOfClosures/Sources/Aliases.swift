typealias Action<T> = (T) -> Void
typealias Factory<T> = () -> T
typealias Handlers<Key: Hashable, T> = [Key: (T) -> Void]
typealias Block = Action<BankViewInput>
typealias Blocks = [String: Block]
typealias Meta<T> = T.Type
typealias ScreenType = BankViewController.Type
typealias Several<T> = [T]
typealias Views = Several<BankViewInput>
typealias Pair<First, Second> = (ready: (First) -> Void, held: Second)

/// Holds one thing and is told about others.
final class Box<Kept, Told> {
  var kept: Kept?
  var told: Action<Told>?
}
