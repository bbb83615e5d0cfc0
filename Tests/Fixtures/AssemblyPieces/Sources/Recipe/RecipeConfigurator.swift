import SwiftUI

enum RecipeConfigurator {
  static func build() -> UIViewController {
    UIHostingController(rootView: RecipesView(presenter: RecipePresenter(interactor: RecipeInteractor())))
  }
}
