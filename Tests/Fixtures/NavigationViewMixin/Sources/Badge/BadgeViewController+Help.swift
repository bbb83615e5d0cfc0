extension BadgeViewController: HelpShowing {
  func helpTapped() {
    self.showHelp()
  }
}

extension BadgeViewController: Opening {
  func nextTapped() {
    openNext()
    close()
  }
}

extension BadgeViewController: Stacking {
  func leaveTapped() {
    navigationController?.unwind()  // expect: navigation-outside-router
  }
}
