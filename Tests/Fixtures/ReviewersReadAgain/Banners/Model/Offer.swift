import UIKit  // expect: entity-imports-ui

struct RemoteOffer: Codable {
  let image: URL
  var size: CGSize { UIScreen.main.bounds.size }
}

struct Offer {
  let image: URL
}
