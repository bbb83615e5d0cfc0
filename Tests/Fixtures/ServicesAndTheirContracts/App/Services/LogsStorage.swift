protocol LogsStorageProtocol { func reset() }

final class LogsStorage: LogsStorageProtocol {
  func reset() {}
  func forget() {}
}
