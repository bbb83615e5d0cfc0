// Trap 1: most types called `*View` are pieces of a screen. The same suffix is a contract here (`TopView`), a
// plain UIView in Common, and a namespace of constants. Only the contract makes the interactor guilty.

protocol TopView: AnyObject {
  func show(total: Int)
}

protocol TopPresentation: AnyObject {
  func viewReady()
}
