import DesignKit  // expect: presenter-imports-ui "`Badge` in line 7 is the first to need it"
import UIKit  // expect: presenter-imports-ui "`UIColor` in line 6"

final class PayPresenter {
  var interactor: PayInteractor?
  let colour = UIColor.red
  let badge: Badge? = nil
}
