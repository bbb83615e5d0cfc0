import Foundation

final class VaultInteractor {
  func open() {}
}
