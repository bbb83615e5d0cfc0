// Trap 3: a Router that builds requests. An enum never is a router, and what conforms to URLRequestConvertible
// or TargetType neither. Interactors and presenters may use them as they like.
import Alamofire
import Foundation

enum Router: URLRequestConvertible {
  case movies(page: Int)

  func asURLRequest() throws -> URLRequest {
    URLRequest(url: URL(fileURLWithPath: "/movies"))
  }
}

struct RequestRouter: TargetType {
  let path: String
}

final class SearchRouter: NSObject, URLRequestConvertible {
  func asURLRequest() throws -> URLRequest {
    URLRequest(url: URL(fileURLWithPath: "/search"))
  }
}

// The layer of a well-known course: a router of requests, which is asked for its end points.
protocol NetworkRouter: AnyObject {
  associatedtype EndPoint
  func request(_ route: EndPoint)
}

final class CastRouter<EndPoint>: NetworkRouter {
  private var task: URLSessionTask?
  func request(_ route: EndPoint) {}
}

// The project's own word for a request.
protocol Endpoint { var path: String { get } }

struct UserRouter: Endpoint {
  let path: String
  static func user(_ id: Int) -> UserRouter { UserRouter(path: "users") }
}

// What navigates is a router, whatever protocol of that word it takes up.
protocol DeepLinkEndpoint { func open() }

// A device that a server speaks of.
struct HomeRouter: Decodable { let address: String }

final class SearchScreenRouter: DeepLinkEndpoint {
  func open() {}
}
