import Combine

protocol DraftsStorageProtocol { func clear(all: Bool) }

final class DraftsStorage: DraftsStorageProtocol { func clear(all: Bool) {} }
