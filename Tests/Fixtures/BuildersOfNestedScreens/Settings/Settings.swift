import SwiftUI

enum Settings {}
extension Settings {
  struct Screen: View {
    @ObservedObject var presenter: Presenter
    var body: some View { Text("settings") }
  }
  final class Presenter: ObservableObject { var interactor: Interactor? }
  final class Interactor {}
}
/// It says `some View`, and what it makes is nested in a namespace.
enum SettingsBuilder {
  static func make() -> some View { Settings.Screen(presenter: Settings.Presenter()) }
}
enum DividerBuilder { static func make() -> some View { Divider() } }
