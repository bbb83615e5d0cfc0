struct Deck {
  let interactor = LoginCounter()

  func deal() throws {}
}

struct DeckError: Error {
  let interactor: Int
}
