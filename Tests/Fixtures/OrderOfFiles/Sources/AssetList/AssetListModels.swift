/// Declared before what it is nested in.
extension AssetListViewController.ViewModel {
  struct RowViewModel {
    let title: String
  }
}

extension AssetListViewController {
  struct ViewModel {
    let rows: [RowViewModel]
  }
}
