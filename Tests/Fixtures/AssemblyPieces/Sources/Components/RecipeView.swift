import SwiftUI

struct RecipeView: View {
  let name: String
  var body: some View { Text(name) }
}
