let place = Store()  // expect: domain-uses-store "`place` makes `Store`"
place.load()  // expect: domain-uses-store "this file calls `Store` through `place`"
