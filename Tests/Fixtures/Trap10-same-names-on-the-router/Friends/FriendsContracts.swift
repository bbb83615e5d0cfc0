protocol FriendsViewInput: AnyObject {
  func dismiss()
}

protocol FriendsWireframeProtocol: AnyObject {
  func setViewControllers(from view: FriendsViewInput?, animated: Bool)
  func pushViewController(animated: Bool)
  func present(animated: Bool)
  func popViewController(animated: Bool)
  func dismiss(animated: Bool, completion: (() -> Void)?)
}
