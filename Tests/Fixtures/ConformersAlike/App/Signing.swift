/// Routers of several modules take it up: whoever else does is no router for that.
protocol SigningRouter: AnyObject {
  func sign()
}

final class SendRouter: SigningRouter {
  func sign() {}
}

final class SwapRouter: SigningRouter {
  func sign() {}
}

final class PaperSigner: SigningRouter {
  func sign() {}
}

final class KeySigner: SigningRouter {
  func sign() {}
}
