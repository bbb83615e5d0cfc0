import Foundation

enum Tokens { static var current: String? { UserDefaults.standard.string(forKey: "token") } }
