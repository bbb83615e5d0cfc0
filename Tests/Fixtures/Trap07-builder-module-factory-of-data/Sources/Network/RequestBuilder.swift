// Trap 7: builders, modules and factories that make data. To use one is not to assemble a module.
import Foundation

final class RequestBuilder {
  func build() -> URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

struct CallPath {
  struct Module: Decodable {
    let index: Int
  }

  let module: Module
}

enum NumberFormatterFactory {
  static func make() -> NumberFormatter { NumberFormatter() }
}

struct LedgerPathBuilder {
  func make(_ account: Int) -> [Int] { [account] }
}
