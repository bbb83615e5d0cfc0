// Trap 15: contracts that are composed by a typealias, contracts with associated types, aliases of tuples and
// of classes. The alias has the role that its parts agree on.

typealias PlayerAddViewProtocol = PlayerAddViewable & PlayerAddViewConfigurable

protocol PlayerAddViewable: AnyObject {
  func show(name: String)
}

protocol PlayerAddViewConfigurable: AnyObject {
  func configure()
}

protocol PlayerAddPresenterProtocol: AnyObject {
  associatedtype Rows
  func rows() -> Rows
}

typealias PlayerAddState = (name: String, number: Int)
