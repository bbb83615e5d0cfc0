struct Left {}
func right() -> Right { Right() }  // expect: folders-in-circles "`right` closes a cycle"
