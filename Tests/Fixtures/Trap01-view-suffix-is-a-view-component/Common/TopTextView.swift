/// Texts of a screen: a struct shows nothing, unless it is a `View`.
struct TopTextView {
  let title: String
}
