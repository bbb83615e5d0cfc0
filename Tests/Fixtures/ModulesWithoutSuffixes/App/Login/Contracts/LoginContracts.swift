protocol LoginViewInput: AnyObject { func show() }
protocol LoginViewOutput: AnyObject { func tap() }
protocol LoginInteractorInput: AnyObject { func load() }
protocol LoginInteractorOutput: AnyObject { func loaded() }
