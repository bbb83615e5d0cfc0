import UIKit
import VendorHUD

extension SyncViewController {
  func sync(_ tip: TipView, hud: HUD) {
    HUD.show()
    hud.present("Wait", animated: true)
    hud.show("Wait", sender: self)
    HUD.dismiss(animated: true)
    tip.present(in: view, animated: true)
    tip.dismiss(animated: true)
    VendorHUD.shared.present("Wait", animated: true)
    VendorHUD.shared.dismiss(animated: true)
    dismiss(animated: true)  // expect: dismissal-outside-router
  }
}
