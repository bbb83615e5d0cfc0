import UIKit

// Whoever makes a screen for the builder that asks for it goes through the door of the other module.

final class HomeContentProvider {
  func chart() -> UIViewController {
    let screen = ChartViewController()
    ChartConfigurator.configure(screen, title: "Week")
    return screen
  }
  func month() -> UIViewController { ChartConfigurator().configured(ChartViewController()) }

  // One that nobody's builder is given is made behind its module's back; so is one for another module's builder.
  func bare() -> UIViewController {
    ChartConfigurator.prepare()
    return ChartViewController()  // expect: module-uses-internals
  }
  func wrong() {
    let screen = ChartViewController()  // expect: module-uses-internals
    BrowserBuilder.embed(screen)
  }
}
