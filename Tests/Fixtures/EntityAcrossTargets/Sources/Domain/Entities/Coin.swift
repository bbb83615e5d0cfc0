public struct Coin { public let name: String }
