import UIKit

// The contract of a cell begins with the name of the module that its cell belongs to. A builder that fills the cell in and a
// preview that shows it are no users of theirs.

final class OnboardingPresenter {
  var interactor: OnboardingInteractor?

  // A type inside a type of UIKit is as much UIKit's.
  func pick(_ info: [UIImagePickerController.InfoKey: Any]) {}  // expect: presenter-uses-ui
  func answer(_ answer: URLSession.AuthChallengeDisposition) {}
}

final class OnboardingInteractor {}

final class OnboardingViewController: UIViewController, DotsViewDelegate {
  var presenter: OnboardingPresenter?
  let dots = DotsView()

  func dotsView(_ view: DotsView, moved: Int) {}

  func prepare(_ table: UITableView, _ footer: PageFooter) {
    table.register(PageCell.self, forCellReuseIdentifier: Row.page.identifier)
    table.tableFooterView = footer
  }

  func show(_ page: OnboardingCollectionViewCell) { OnboardingCellBuilder.fill(page) }
}

protocol OnboardingCellInterface: AnyObject {
  func show(title: String)
}

final class OnboardingCollectionViewCell: UICollectionViewCell, OnboardingCellInterface {
  func show(title: String) {}

  func leave() {
    // expect: navigation-outside-router
    window?.rootViewController = OnboardingViewController()
  }
}

enum OnboardingCellBuilder {
  static func fill(_ cell: OnboardingCollectionViewCell) {}
}

struct OnboardingCell_Previews: PreviewProvider {
  static var previews: some View { UIViewPreview { OnboardingCollectionViewCell() } }
}

// A piece is nobody else's because its own delegate names it.
protocol DotsViewDelegate: AnyObject {
  func dotsView(_ view: DotsView, moved: Int)
}

final class DotsView: UIView {
  weak var delegate: DotsViewDelegate?
  func save() { UserDefaults.standard.set(1, forKey: "page") }  // expect: view-uses-service
}
