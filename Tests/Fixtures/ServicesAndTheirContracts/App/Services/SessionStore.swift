import Combine

protocol SessionStoreProtocol { var token: String? { get } }

final class SessionStore: SessionStoreProtocol { var token: String? }
