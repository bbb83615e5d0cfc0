typealias CartEvents = CartViewOutput & CartRouterInput
typealias CartDoings = CartEvents & AnyObject
typealias CartEverything = CartEvents & CartInteractorInput
typealias CartFormatting = CartViewOutput & Sendable

protocol CartViewOutput: AnyObject { func viewReady() }
protocol CartInteractorInput: AnyObject { func load() }
protocol CartRouterInput: AnyObject { func openCheckout() }
