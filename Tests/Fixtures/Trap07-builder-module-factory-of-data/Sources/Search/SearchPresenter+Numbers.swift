extension SearchPresenter {
  func texts() -> Int {
    _ = RequestBuilder().build()
    _ = NumberFormatterFactory.make()
    return LedgerPathBuilder().make(3).count
  }

  func detail() {
    _ = DetailBuilder.build()  // expect: assembly-outside-router
  }
}
