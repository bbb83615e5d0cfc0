import UIKit

final class Sesion {
  static let compartida = Sesion()
  var token: String? { UserDefaults.standard.string(forKey: "token") }
}

final class Ayarlar {
  static let paylasilan: Ayarlar = Ayarlar()
  var dil: String { UserDefaults.standard.string(forKey: "dil") ?? "tr" }
}

/// A theme keeps no data.
final class Tema {
  static let claro = Tema()
  static let oscuro = Tema()
  var fondo: UIColor { .white }
}

/// An example for previews: others make their own.
final class Cart {
  static let preview = Cart()
  var items: [String] = []
  func save() { UserDefaults.standard.set(items, forKey: "cart") }
}

/// Values by name.
final class FontStyle {
  static let title = FontStyle()
  static let body = FontStyle()
  var size: Double { UserDefaults.standard.double(forKey: "size") }
}

/// Nobody else can make one.
final class Kasse {
  static let haupt = Kasse()
  private init() {}
  func leeren() { UserDefaults.standard.removeObject(forKey: "kasse") }
}
