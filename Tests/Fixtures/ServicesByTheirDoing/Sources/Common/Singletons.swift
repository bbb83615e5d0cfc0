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
