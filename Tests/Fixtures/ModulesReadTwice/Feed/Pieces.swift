import UIKit

final class ABadge: UIView {
  func save() { UserDefaults.standard.set(1, forKey: "a") }  // expect: view-uses-service
}

final class BIcon: UIView {
  let badge = ABadge()
}

final class CRow: UIView {
  let icon = BIcon()
}

final class DCell: UIView {
  let row = CRow()
}

final class ECard: UIView {
  let cell = DCell()
}

final class FirstCard: UIView {
  let card = ECard()
}
