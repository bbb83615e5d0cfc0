import UIKit

final class SearchInteractor {
  func search(_ text: String, then done: @escaping ([String]) -> Void) {
    done([text])
  }
}
