extension ProfileViewController: HelpShowing {
  func helpTapped() {
    showHelp()
  }
}

extension ProfileViewController: Opening, Badging {
  func nextTapped() {
    openNext()
    close()
  }
}
