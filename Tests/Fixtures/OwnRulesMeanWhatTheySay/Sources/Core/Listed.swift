import Foundation

final class LoginPresenter {
  func reloadAll() {}
}

enum Log {
  static func trace(_ text: String) {}
  static func flush() {}
  static func measure(_ text: String = "", then: () -> Void) {}
  static func measure(_ times: Int, or: () -> Void) {}
  static func note(_ text: String, or: () -> Void) {}
}

enum QuietLog {
  static func flush() {}
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
    Log.flush()  // expect: listed
    QuietLog.flush()
    Log.measure("a", then: {})  // expect: listed "calls `measure(_:then:)`"
    Log.measure(3, or: {})
    // The label of a trailing closure is not written, nor is what has a default.
    Log.measure("a") {}  // expect: listed
    Log.measure {}  // expect: listed
    Log.note("a") {}
    URLSession.shared.dataTask(with: URL(string: "")!) { _, _, _ in }  // expect: listed
    URLSession.shared.dataTask(with: URL(string: "")!)
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
