import SwiftUI

/// The same name in a target that knows nothing of the other: another feature, in another style.
struct SettingsView: View {
  @Environment(\.dismiss) private var dismiss
  private let defaults = UserDefaults.standard

  var body: some View {
    Button("Done") {
      defaults.set(true, forKey: "seen")
      dismiss()
    }
  }
}
