import Core
import SwiftUI

/// Here it shows itself; everywhere else it is what it was.
extension Amount: View {
  public var body: some View { Text(text) }
}
