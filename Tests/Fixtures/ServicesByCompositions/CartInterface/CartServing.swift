protocol CartReading { func lines() -> [String] }
protocol CartWriting { func clear() }
typealias CartServing = CartReading & CartWriting

struct EmptyCart: CartServing {
  func lines() -> [String] { [] }
  func clear() {}
}
