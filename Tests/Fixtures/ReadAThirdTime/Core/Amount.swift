public struct Amount {
  public var text: String
}
