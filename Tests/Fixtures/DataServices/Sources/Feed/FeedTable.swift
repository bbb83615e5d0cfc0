import UIKit

final class FeedTableViewController: UIViewController {
  var presenter: FeedPresenter?

  func render() {
    view.tintColor = ColorProvider.accent
    title = TitleStore.feed
    title = LabelProvider().title
    additionalSafeAreaInsets.top = HeightWorker.height(for: "x")
    title = SampleStore.users.first?.name  // expect: view-uses-service "SampleStore"
    title = TokenStore.token  // expect: view-uses-service "TokenStore"
    title = SavedStore.token  // expect: view-uses-service "SavedStore"
    title = DraftStore.current.title  // expect: view-uses-service "DraftStore"
    SessionStore.shared.token.send(title)  // expect: view-uses-service "SessionStore"
    RowStore.rows.add("x")  // expect: view-uses-service "RowStore"
    Task { title = await UserAPI.load() }  // expect: view-uses-service "UserAPI"
  }
}
