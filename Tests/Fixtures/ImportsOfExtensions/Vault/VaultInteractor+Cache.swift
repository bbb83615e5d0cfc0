import UIKit  // expect: interactor-imports-ui "`UIColor` in line 5"

final class VaultCacheService {}
extension VaultInteractor {
  func badge() -> UIColor { .red }
}
