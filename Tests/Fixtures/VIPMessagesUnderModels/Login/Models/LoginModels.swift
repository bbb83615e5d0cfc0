import UIKit

/// The messages of a scene are no data, wherever they are kept.
enum LoginModels {
  enum SignIn {
    struct Request { var user: String }
    struct Response { var user: String }
    struct ViewModel { var colour: UIColor }
  }
}
