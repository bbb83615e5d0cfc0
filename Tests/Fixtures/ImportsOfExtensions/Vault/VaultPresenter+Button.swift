import UIKit

/// A view in the file takes the import over.
final class VaultButton: UIButton {}
extension VaultPresenter { func name() -> String { "" } }
