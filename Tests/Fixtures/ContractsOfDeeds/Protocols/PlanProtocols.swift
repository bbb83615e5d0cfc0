protocol PlanViewing: AnyObject { func show(_ text: String) }
protocol PlanPresenting: AnyObject { func appeared() }
protocol PlanInteracting: AnyObject { func load() -> String }
protocol PlanRouting: AnyObject { func leave() }
