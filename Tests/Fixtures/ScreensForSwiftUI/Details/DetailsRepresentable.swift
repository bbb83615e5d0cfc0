import SwiftUI

struct DetailsRepresentable: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> DetailsViewController {
    let interactor = DetailsInteractor()
    let screen = DetailsViewController()
    screen.presenter = DetailsPresenter(interactor: interactor)
    return screen
  }

  func updateUIViewController(_ screen: DetailsViewController, context: Context) {
    DetailsInteractor().load()  // expect: view-uses-interactor
  }
}

struct KeepingRepresentable: UIViewControllerRepresentable {
  let interactor: DetailsInteractor  // expect: view-uses-interactor "stores"

  func makeUIViewController(context: Context) -> DetailsViewController { DetailsViewController() }

  func updateUIViewController(_ screen: DetailsViewController, context: Context) {}
}
