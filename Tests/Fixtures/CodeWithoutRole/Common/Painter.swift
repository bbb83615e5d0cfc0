struct Painter {
  func name() -> String? {
    let palette = Palette()
    return palette.name
  }
}
