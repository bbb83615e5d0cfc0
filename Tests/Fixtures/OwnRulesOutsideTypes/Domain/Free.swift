func load() { Store.shared.load() }  // expect: domain-uses-store "`load` calls `Store`"
var picture: UIImage? { nil }  // expect: domain-names-images "`picture` mentions `UIImage`"
var another: UIImage? { nil }
typealias Place = Store  // expect: domain-uses-store "this file mentions `Store`"
func saveAll() {
  Defaults.save("a")
  Other.save("b")
  "c".save()
  UserDefaults.standard.set("d", forKey: "d")  // expect: only-defaults-store "`saveAll` calls"
}
