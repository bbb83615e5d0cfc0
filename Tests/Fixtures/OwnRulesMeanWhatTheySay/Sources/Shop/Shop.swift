public struct Shop {
  public init() {}
}
