// This file was made by a script. DO NOT EDIT.
import UIKit

extension FeedInteractor {
  func route() -> UIViewController? { nil }
}
