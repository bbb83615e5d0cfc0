extension TopInteractor {
  func texts() -> TopTextView { TopTextView(title: "Total") }
}
