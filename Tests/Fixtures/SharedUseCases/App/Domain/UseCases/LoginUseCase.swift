protocol LoginUseCase: AnyObject { func logIn() }
protocol OrderUseCase: AnyObject { func order() }
