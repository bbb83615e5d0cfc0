// Who gives a talk, and what is asked of whoever does.
struct Presenter: Codable { let name: String }

final class TalkInteractor {
  var speaker: Presenter?
  func title() -> String { speaker?.name ?? "" }
}
