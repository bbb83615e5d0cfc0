protocol StockUseCase: AnyObject { func count() }
