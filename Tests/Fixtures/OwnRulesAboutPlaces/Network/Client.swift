import Alamofire

final class Client {}
