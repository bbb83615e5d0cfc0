import Foundation

final class Door {
  var selectedIndex = 0

  func open(_ link: URL) {}
}
