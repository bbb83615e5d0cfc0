import UIKit  // expect: presenter-imports-ui

struct VaultRowViewModel { let title: String }
extension VaultPresenter { func rows() -> [VaultRowViewModel] { [] } }
