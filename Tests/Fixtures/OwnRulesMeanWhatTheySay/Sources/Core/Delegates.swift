protocol RowDelegate: AnyObject {}
protocol CountDelegate {}
struct Count: CountDelegate {}

final class Row {
  var delegate: RowDelegate?  // expect: weak-delegates "`Row` holds `RowDelegate` strongly in `delegate`"
  func end() { delegate = nil }
}

final class Page {
  weak var delegate: RowDelegate?
}

final class Total {
  var delegate: CountDelegate?
}

struct Value {
  var delegate: RowDelegate?
}
