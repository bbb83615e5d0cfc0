extension LoginPresenter {
  var spare: LoginInteractor? {
    get { nil }
    set { print(newValue as Any) }
  }

  var number: Int {
    get { 0 }
    set { print(newValue) }
  }
}
