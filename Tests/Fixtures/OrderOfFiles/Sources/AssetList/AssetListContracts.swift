protocol AssetListViewInput: Alerts {
  func update()
}

protocol AssetListViewOutput: AnyObject {
  func appeared()
}
