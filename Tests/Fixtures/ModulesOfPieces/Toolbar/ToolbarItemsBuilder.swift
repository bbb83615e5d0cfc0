import SwiftUI

// A builder of buttons makes no part of a module.

struct ToolbarItemsBuilder {
  static func button(_ title: String) -> some View { Button(title) {} }
}

final class ToolbarPresenter {
  var interactor: ToolbarInteractor?
}

protocol ToolbarInteractor {}

final class ToolbarInteractorDefault: ToolbarInteractor {}

struct ToolbarView: View {
  let presenter: ToolbarPresenter
  var body: some View { ToolbarItemsBuilder.button("Back") }
}
