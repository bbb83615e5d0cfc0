import UIKit

struct Fruit: Codable {
  let name: String
  let price: Int
}

final class Basket {
  var fruits: [Fruit] = []
}
