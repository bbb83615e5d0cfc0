extension Optional {
  var own: Wrapped { self! }

  func ifSome(_ use: (Wrapped) -> Void) {
    if let self { use(self) }
  }

  func or(_ other: Wrapped) -> Wrapped { self ?? other }

  func orThrow(_ error: Error) throws -> Wrapped {
    guard let self else { throw error }
    return self
  }
}

extension Optional where Wrapped == BankPresenter {
  var orFail: BankPresenter { self! }
}

extension Optional where Wrapped == [BankPresenter] {
  var orEmpty: [BankPresenter] { self ?? [] }
}

extension Result {
  var value: Success? { try? get() }
}

extension Dictionary {
  func firstValue() -> Value? { values.first }
}
