import UIKit

// It puts views on show, and tells a service that it does: nothing is kept in it.
final class ModalPresenter {
  static let shared = ModalPresenter()
  private var shown: UIView?

  func show(_ view: UIView, over other: UIView) {
    other.addSubview(view)
    shown = view
  }

  func closeAll() {
    SyncService.shared.isSyncing = false
    shown?.removeFromSuperview()
  }
}

final class SyncService {
  static let shared = SyncService()
  var isSyncing = false
  func store() { UserDefaults.standard.set(isSyncing, forKey: "syncing") }
}

final class SettingsKeeper {
  static let shared = SettingsKeeper()
  func clear() { UserDefaults.standard.removeObject(forKey: "settings") }
}
