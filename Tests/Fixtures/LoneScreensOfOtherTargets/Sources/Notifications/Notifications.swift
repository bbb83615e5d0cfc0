import SwiftUI
import UIKit

public final class NotificationsViewController: UIViewController {
  func close() { dismiss(animated: true) }
}

public struct TourView: View {
  public var body: some View { TourPage() }
}

struct TourPage: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
