extension ProfileViewController: HelpShowing {
  func helpTapped() {
    showHelp()
  }
}
