import SwiftUI

struct ListScreen: View {
  @ObservedObject var presenter: ListPresenter
  var body: some View {
    SettingsBuilder.make()  // expect: assembly-outside-router
    DividerBuilder.make()
  }
}
final class ListPresenter: ObservableObject { var interactor: ListInteractor? }
final class ListInteractor {}
