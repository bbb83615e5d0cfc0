public final class Interactor {
  public init() {}
  public func attach() {}
}

public struct Tool {
  public init() {}
}
