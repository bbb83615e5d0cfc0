enum MediaPickerView {
  static let rowHeight = 44.0
  static let rows = ["camera", "library"]
}
