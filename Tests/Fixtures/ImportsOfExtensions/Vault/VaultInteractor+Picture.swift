import UIKit  // expect: interactor-imports-ui

extension VaultInteractor {
  func shrunk(_ data: Data) -> Data { jpeg(data) }
}

private func jpeg(_ data: Data) -> Data { UIImage(data: data)?.jpegData(compressionQuality: 1) ?? data }
