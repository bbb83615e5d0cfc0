// The parts of one feature lie in a folder for each layer, under three names.
protocol ShopPresenterToViewProtocol: AnyObject {}
protocol ShopViewToPresenterProtocol: AnyObject {}
protocol ShopViewToPresenterDelegate: AnyObject {}
