// A facade before a facade.
enum Account { static var isKnown: Bool { Tokens.current != nil } }
