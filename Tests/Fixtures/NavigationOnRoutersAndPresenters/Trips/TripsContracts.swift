// Calls on a router, a presenter or a builder are never navigation, whatever they are called.

protocol TripsViewInput: AnyObject {
  func show(_ text: String)
}

protocol TripsViewOutput: AnyObject {
  func present(_ screen: AnyObject, animated: Bool)
  func performSegue(withIdentifier name: String, sender: Any?)
  func pushViewController(_ screen: AnyObject, animated: Bool)
}

protocol TripsRouterInput: AnyObject {
  func present(_ screen: AnyObject, animated: Bool)
  func pushViewController(_ screen: AnyObject, animated: Bool)
  func show(_ screen: AnyObject, sender: AnyObject?)
  func popToRootViewController(animated: Bool)
  func dismiss(animated: Bool)
  var navigationTitle: String { get set }
}
