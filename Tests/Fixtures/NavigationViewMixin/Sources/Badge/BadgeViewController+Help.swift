extension BadgeViewController: HelpShowing {
  func helpTapped() {
    self.showHelp()
  }
}
