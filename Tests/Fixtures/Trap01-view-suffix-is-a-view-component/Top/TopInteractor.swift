final class TopInteractor {
  weak var view: TopView?  // expect: interactor-uses-view
  private let rowHeight = MediaPickerView.rowHeight

  func total() -> Int {
    Int(rowHeight) * MediaPickerView.rows.count
  }
}
