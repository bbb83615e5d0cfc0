extension String {
  func save() { Defaults.save(self) }
  func store() { Store.shared.load() }  // expect: domain-uses-store "`String` calls `Store`"
  var picture: UIImage? { nil }  // expect: domain-names-images "`String` mentions `UIImage`"
}

extension Array where Element == Store {  // expect: domain-uses-store "`Array` mentions `Store`"
}
