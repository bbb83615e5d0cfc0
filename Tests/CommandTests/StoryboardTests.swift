import Foundation
import Testing

/// Two modules, and a storyboard with a line from one to the other, or without.
private enum Shop {
  static let code = """
    import UIKit
    final class CartViewController: UIViewController { var presenter: CartPresenter! }
    final class CartPresenter { var interactor: CartInteractor!; var router: CartRouter! }
    final class CartInteractor {}
    final class CartRouter {}
    final class PaymentViewController: UIViewController { var presenter: PaymentPresenter! }
    final class PaymentPresenter { var interactor: PaymentInteractor!; var router: PaymentRouter! }
    final class PaymentInteractor {}
    final class PaymentRouter {}
    """
  static let drawn = storyboard(#"<segue destination="pay" kind="show" identifier="Pay" id="s"/>"#)
  static let sound = storyboard(#"<action selector="pay" destination="cart" eventType="touchUpInside" id="s"/>"#)

  static func storyboard(_ connection: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>
        <scene sceneID="1">
          <objects>
            <viewController id="cart" customClass="CartViewController" sceneMemberID="viewController">
              <button id="b"><connections>
                \(connection)
              </connections></button>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="2">
          <objects>
            <viewController id="pay" customClass="PaymentViewController" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>

    """
  }
}

/// Storyboards are sources wherever Swift files are: in folders, as paths, from git, on standard input.
@Suite struct StoryboardTests {
  private func shop(_ storyboard: String = Shop.drawn) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    try sandbox.write(Shop.code, to: "App/Shop.swift")
    try sandbox.write(storyboard, to: "App/Main.storyboard")
    return sandbox
  }

  @Test func aDrawnLineIsAFinding() throws {
    let outcome = try shop().viperlint("check", "--format", "json")
    #expect(outcome.status == 1)
    let finding = try #require(try outcome.list("findings").first)
    #expect(finding["path"] as? String == "App/Main.storyboard")
    #expect([finding["line"], finding["column"], finding["endColumn"]].map { $0 as? Int } == [8, 13, 75])
    #expect(finding["rule"] as? String == "navigation-outside-router")
    #expect(finding["use"] as? String == "calls")
    #expect((finding["object"] as? [String: Any])?["module"] as? String == "Payment")
    #expect(try outcome.summary("files") == 1)
    #expect(try outcome.summary("interfaceFiles") == 1)
    #expect(try outcome.summary("segues") == 1)
    #expect(try outcome.summary("unresolvedSegues") == 0)
  }

  @Test func peopleAreToldWhatToDo() throws {
    let sandbox = try shop()
    let text = try sandbox.viperlint("check").out
    #expect(
      text.hasPrefix(
        "App/Main.storyboard:8:13: error: view `CartViewController` shows view `PaymentViewController` by a show segue"
          + " (`Pay`): only the router may navigate [navigation-outside-router]\n"), "\(text)")
    let agent = try sandbox.viperlint("check", "--format", "agent").out
    #expect(agent.contains("Delete the segue, and connect what begins it to an action."), "\(agent)")
    let why = try sandbox.viperlint("why", "App/Main.storyboard:8").out
    #expect(why.contains("show segue Pay: `PaymentViewController`"), "\(why)")
    #expect(why.contains("navigation-outside-router"), "\(why)")
    #expect(try sandbox.viperlint("why", "CartViewController").out.contains("App/Main.storyboard:6"))
  }

  @Test func theConfigurationMayPermitOrExcludeIt() throws {
    let sandbox = try shop()
    try sandbox.write(
      """
      preset: viper
      rules:
        navigation-outside-router: { allow: [{ path: App/Main.storyboard, because: moves in spring }] }
      """, to: ".viperlint.yml")
    let allowed = try sandbox.viperlint("check", "--format", "json")
    #expect(allowed.status == 0)
    #expect(try allowed.summary("suppressed") == 1)
    try sandbox.write("preset: viper\nexclude: [\"**/*.storyboard\"]\n", to: ".viperlint.yml")
    let excluded = try sandbox.viperlint("check", "--format", "json")
    #expect(excluded.status == 0)
    #expect(try excluded.summary("interfaceFiles") == nil)
  }

  @Test func aBaselineForgivesItWhereverItMoves() throws {
    let sandbox = try shop()
    #expect(try sandbox.viperlint("baseline", "write").status == 0)
    #expect(try sandbox.viperlint("check").status == 0)
    try sandbox.write(
      Shop.drawn.replacingOccurrences(of: "<scenes>", with: "<scenes>\n<!-- moved -->"), to: "App/Main.storyboard")
    #expect(try sandbox.viperlint("check").status == 0)
    try sandbox.write(Shop.sound, to: "App/Main.storyboard")
    #expect(try sandbox.viperlint("check").out.contains("[stale-baseline]"))
  }

  @Test func itCanBeAskedAboutByName() throws {
    let sandbox = try shop()
    #expect(try sandbox.viperlint("check", "App/Main.storyboard").status == 1)
    #expect(try sandbox.viperlint("check", "--report-only", "App/Main.storyboard").status == 1)
    let input = try sandbox.viperlint(
      "check", "-", "--stdin-path", "App/Main.storyboard", "--report-only", input: Shop.sound)
    #expect(input.status == 0, "\(input.out)")
    try sandbox.write(Shop.sound, to: "App/Main.storyboard")
    #expect(
      try sandbox.viperlint(
        "check", "-", "--stdin-path", "App/Main.storyboard", "--report-only", input: Shop.drawn
      ).status == 1)
    #expect(try sandbox.viperlint("check", "App/Notes.txt").status == 2)
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let sandbox = try shop(Shop.drawn.replacingOccurrences(of: "</scenes>", with: "<<<<<<< HEAD"))
    let outcome = try sandbox.viperlint("check")
    #expect(outcome.status == 0)
    #expect(
      outcome.out.contains(
        "App/Main.storyboard:18:4: warning: this file was not read, and what it connects is unknown:"),
      "\(outcome.out)")
    try sandbox.write("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", to: "App/Main.storyboard")
    #expect(try sandbox.viperlint("check").out.contains("a document type is not read"))
    try sandbox.write(Data([0xFF, 0xFE, 0x3C, 0x00]), to: "App/Main.storyboard")
    #expect(try sandbox.viperlint("check").out.contains("UTF-16"))
  }

  @Test func storyboardsAloneAreNoProject() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Shop.drawn, to: "App/Main.storyboard")
    let outcome = try sandbox.viperlint("check", "App")
    #expect(outcome.status == 2)
    #expect(outcome.said.contains("there is no Swift file to check here"), "\(outcome.said)")
  }

  @Test(.enabled(if: hasGit, "needs git")) func gitKnowsThemAsSources() throws {
    let sandbox = try emptyRepository()
    try sandbox.write("preset: viper\n", to: ".viperlint.yml")
    try sandbox.write(Shop.code, to: "App/Shop.swift")
    try sandbox.write(Shop.sound, to: "App/Main.storyboard")
    try sandbox.git("add", ".")
    #expect(try sandbox.git("commit", "-qm", "sound").status == 0)
    #expect(try sandbox.viperlint("hook", "install").status == 0)
    try sandbox.write(Shop.drawn, to: "App/Main.storyboard")
    #expect(try sandbox.viperlint("check", "--since", "HEAD").status == 1)
    try sandbox.git("add", ".")
    // What is staged counts, and not what lies in the folder.
    try sandbox.write(Shop.sound, to: "App/Main.storyboard")
    let refused = try sandbox.git("commit", "-qm", "drawn")
    #expect(refused.status != 0)
    #expect(refused.said.contains("App/Main.storyboard:8:13"), "\(refused.said)")
    try sandbox.git("add", ".")
    try sandbox.write(Shop.drawn, to: "App/Main.storyboard")
    try sandbox.write("struct Nothing {}\n", to: "App/Other.swift")
    try sandbox.git("add", "App/Other.swift")
    #expect(try sandbox.git("commit", "-qm", "other").status == 0)
  }
}
