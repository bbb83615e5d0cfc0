enum Login {
  enum SignIn {
    struct Request {
      let username: String
      let password: String
    }

    struct Response {
      let user: User?
    }

    struct ViewModel {
      let message: String?
    }
  }
}
