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
