import SwiftUI
struct PlainPage: View { var body: some View { Text("x") } }
