import UIKit

enum FailureEntity: Error { case empty }

extension Legacy {
  func warn(of failure: FailureEntity, on label: UILabel) { label.text = "\(failure)" }
}
