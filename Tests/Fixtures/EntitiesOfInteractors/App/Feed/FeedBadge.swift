import SwiftUI

struct Star: Shape { func path(in rect: CGRect) -> Path { Path() } }  // expect-role: view
/// An interactor hands it on, and yet it shows itself: an enum is no view, and this one no data.
enum Badge: Shape {  // expect-role: none
  case star
  func path(in rect: CGRect) -> Path { Star().path(in: rect) }
}
/// What is coded is data, whatever else it does.
enum Shade: String, Codable, Shape {  // expect-role: entity
  case dark
  func path(in rect: CGRect) -> Path { Path() }
}
/// A conformance to something else makes no difference.
enum Mood: String, CaseIterable { case good }  // expect-role: entity
extension FeedInteractor {
  func badges() -> [Badge] { [.star] }
  func mood() -> Mood { .good }
  func shades() -> [Shade] { [.dark] }
}
