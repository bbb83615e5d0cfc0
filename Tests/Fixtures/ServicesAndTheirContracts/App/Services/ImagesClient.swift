import Combine

protocol ImagesClientProtocol { func send(_ text: String) }

final class ImagesClient: ImagesClientProtocol { func send(_ text: String) {} }
