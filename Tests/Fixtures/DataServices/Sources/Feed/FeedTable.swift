import UIKit

final class FeedTableViewController: UIViewController {
  var presenter: FeedPresenter?

  func render() {
    view.tintColor = ColorProvider.accent
    title = TitleStore.feed
    title = LabelProvider().title
    additionalSafeAreaInsets.top = HeightWorker.height(for: "x")
    title = SampleStore.users.first?.name
    title = TokenStore.token
    title = Hub.shared.headline  // expect: view-uses-service "`NewsStorage.title` uses `UserDefaults`"
    title = Hub.shared.rate  // expect: view-uses-service "`RatesStorage.title` uses `URLSession`"
    SyncManager.shared.load()  // expect: view-uses-service "`SyncManager.fetch` uses `URLSession`"
    SyncManager.shared.refresh()  // expect: view-uses-service "` uses `URLSession`"
    SyncManager.shared.clear()  // expect: view-uses-service "`SyncManager.clear` uses `UserDefaults`"
    title = SavedStore.token  // expect: view-uses-service "SavedStore"
    title = DraftStore.current.title
    SessionStore.shared.token.send(title)  // expect: view-uses-service "SessionStore"
    RowStore.rows.add("x")
    Task { title = await UserAPI.load() }
  }
}
