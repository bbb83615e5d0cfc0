import SwiftUI

enum DetailBuilder {
  static func build() -> some View { DetailView() }
}
