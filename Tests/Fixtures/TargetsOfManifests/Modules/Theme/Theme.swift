public enum Theme {
  public static let spacing = 8
}
