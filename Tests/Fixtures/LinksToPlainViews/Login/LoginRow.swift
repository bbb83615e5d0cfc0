import SwiftUI
struct LoginRow: View { var body: some View { Text("x") } }
