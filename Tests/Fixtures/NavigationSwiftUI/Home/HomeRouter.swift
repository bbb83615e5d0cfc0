import SwiftUI

final class HomeRouter {
  func detail() -> some View { DetailBuilder.build() }
}
