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
    Task { title = await UserAPI.load() }  // expect: view-uses-service "UserAPI"
  }
}
