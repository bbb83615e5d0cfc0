import SwiftUI

struct SoupContentView<Presenter: RecipePresenting>: View {
  @EnvironmentObject var presenter: Presenter
  // Beside a view that works with the presenter one that knows none is a piece.
  var body: some View { RecipeView(name: presenter.name) }
}
