import SwiftUI

/// A plain view, and an interactor that happens to be called like it.
struct RatingView: View { var body: some View { Text("*****") } }
final class RatingInteractor {}
