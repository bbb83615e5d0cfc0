protocol GoalsViewing: AnyObject { func show(_ text: String) }
protocol GoalsPresenting: AnyObject { func appeared() }
protocol GoalsInteracting: AnyObject { func load() -> String }
protocol GoalsRouting: AnyObject { func leave() }
