import Expectations
import LintRules
import Linter
import Testing

/// The share of member accesses that could be followed: what is certainly of a type from outside counts, a guess does
/// not.
@Suite struct AccessShareTests {
  /// The tally of one function of a presenter.
  private func tally(_ body: String, beside others: String = "") throws -> Tally {
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    let text = """
      import Lib
      final class FeedPresenter {
        let device: Device
        let box: Box<FeedItem>
        let items: [FeedItem]
        func work(_ own: FeedItem, _ name: String) {
          \(body)
        }
      }
      final class FeedItem {}
      \(others)
      """
    return SmallProject(files: [("App/Feed/FeedPresenter.swift", text)]).report(rulebook, request: LintRequest()).tally
  }

  @Test(
    "nothing of the project comes out of a type from outside",
    arguments: [
      "device.screen.size.width",
      "R.string.localizable.title(name).uppercased()",
      "Device.shared.screen.size",
      "device.measure(2, unit: .points).rounded()",
      "device.measure { view in view.screen.size }",
      "device.screens[0].size",
      "for screen in device.screens { _ = screen.size.width }",
      "let width = device.screen.width * 2 + 1; _ = width.rounded()",
      "Style.Kind.plain.name.count",
      "device.onChange = { $0.screen.size }",
      "\"text\".count.description",
      "do { try own() } catch { _ = error.localizedDescription.count }",
    ])
  func outside(_ body: String) throws {
    let tally = try tally(body)
    #expect(tally.unresolved == 0 && tally.resolved > 0, "\(body): \(tally.unresolved) of \(tally.resolved)")
  }

  @Test(
    "where something of the project takes part, nobody knows",
    arguments: [
      "device.find(own).size",
      "device.find(FeedItem.self).size",
      "device.find { own }.size",
      "box.content.size",
      "device.wrap(items).first",
      "Box(own).content.size",
      "device.find(unknown).size",
    ])
  func ownTakesPart(_ body: String) throws {
    #expect(try tally(body).unresolved == 1, "\(body)")
  }

  @Test("generated code may hand out types of the project")
  func generatedCode() throws {
    #expect(try tally("_ = StoryboardScene.Feed.first.instantiate().size").unresolved == 3)
  }

  @Test("a member that the project adds to types from outside may be meant")
  func added() throws {
    let others = "extension Screen { var owner: FeedItem { FeedItem() } }"
    #expect(try tally("_ = device.screen.owner.size", beside: others).unresolved == 2)
    #expect(try tally("_ = device.screen.width.size", beside: others).unresolved == 0)
    let adopted =
      "protocol Owned {}\nextension Owned { var owner: FeedItem { FeedItem() } }\nextension Screen: Owned {}"
    #expect(try tally("_ = device.screen.owner.size", beside: adopted).unresolved == 2)
  }

  @Test("a generic parameter of a library's type is no type")
  func placeholders() throws {
    let others = "extension Stream { func each(_ work: (Element) -> Void, _ one: Element) { _ = one.size } }"
    #expect(try tally("", beside: others).unresolved == 1)
  }

  @Test("a name without a receiver is no member of a type from outside")
  func plainNames() throws {
    let others =
      "extension Device { func build() { FeedBuilder.make().start() } }\nenum FeedBuilder { static func make() -> FeedItem { FeedItem() } }"
    // `start` is no member of the project's item.
    #expect(try tally("", beside: others).unresolved == 1)
  }
}
