struct Tour {
  func visit(_ presenter: LoginPresenter) {
    presenter.worker.run()
  }
}
