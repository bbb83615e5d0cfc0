protocol BankServicing {
  func send(_ amount: Int)
  func balance() -> Int
}

final class BankService: BankServicing {
  func send(_ amount: Int) {}
  func balance() -> Int { 0 }
}
