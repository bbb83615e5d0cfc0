import RIBs

protocol SwapPresentable: Presentable {}
protocol SwapRootListener: AnyObject { func viewDidAppear() }
protocol SwapListener: AnyObject { func swapDidEnd() }
protocol SwapRouting: ViewableRouting {}

final class SwapInteractor: PresentableInteractor<SwapPresentable>, SwapRootListener {
  weak var router: SwapRouting?
  weak var listener: SwapListener?
  func viewDidAppear() {}
  func swap() {}
}
