struct Pin {}

final class PinStack {
  var rootViewController: Pin?

  func pushViewController(_ pin: Pin, animated: Bool) {}
  func show(_ pin: Pin, sender: Any?) {}
  func performSegue(withIdentifier name: String, sender: Any?) {}
}
