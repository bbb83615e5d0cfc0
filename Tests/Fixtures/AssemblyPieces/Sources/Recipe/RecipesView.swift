import SwiftUI

protocol RecipePresenting: ObservableObject { var name: String { get } }
final class RecipePresenter: RecipePresenting {
  let interactor: RecipeInteractor
  var name: String { interactor.name }
  init(interactor: RecipeInteractor) { self.interactor = interactor }
}
final class RecipeInteractor { let name = "Soup" }

struct RecipesView: View {
  @ObservedObject var presenter: RecipePresenter  // expect: concrete-collaborator
  var body: some View { Text(presenter.name) }
}
