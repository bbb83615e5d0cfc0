import Foundation

protocol DetailsViewInterface: class {
  func showArticleDetails(_ title: String, text: String)
}

protocol DetailsModuleInterface: class {
  func updateView()
}
