import Foundation

final class LoginPresenter {
  func reloadAll() {}
}

enum Log {
  static func trace(_ text: String) {}
}

final class Screen {
  let formatter = DateFormatter()  // expect: listed "`Screen` makes `DateFormatter`"
  let number = NumberFormatter.init()  // expect: listed "makes `NumberFormatter`"

  func show(_ presenter: LoginPresenter) {
    presenter.reloadAll()  // expect: listed "calls `reloadAll()`"
    let own = ISO8601DateFormatter()  // expect: listed
    formatter.dateFormat = "y"  // expect: listed "sets `dateFormat`"
    Log.trace("text")  // expect: listed "calls `trace(_:)`"
    note(own)
  }

  func note(_ any: Any) {}
}

/// Who does it is told where it is done, and nobody who calls that.
func stamp() {
  let made = DateFormatter()  // expect: listed
  made.dateFormat = "y"  // expect: listed
}

final class Caller {
  func call() { stamp() }
}
