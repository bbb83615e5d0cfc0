import Expectations
import LintRules
import Linter
import Testing

/// When an import of user interface may go, and when it is safer to leave it.
@Suite struct ImportFixTests {
  /// What is said of the imports of an interactor's file, in words.
  private func said(
    _ interactor: String, path: String = "App/LoginInteractor.swift", _ others: [(path: String, text: String)] = []
  ) throws -> [String] {
    let module = [
      (path, interactor),
      (
        "App/LoginPresenter.swift",
        """
        import UIKit
        final class LoginPresenter { var interactor: LoginInteractor?; weak var view: LoginView?; var name = UIColor.red }
        final class LoginRouter {}
        protocol LoginView: AnyObject { func show(_ model: LoginModel) }
        struct LoginModel { var title: String; var amount: Amount; var stamp: Stamp }
        enum Currency { case usd, eur }
        enum Palette { enum Color { case red } }
        """
      ),
    ]
    var request = LintRequest()
    request.importVocabularies = BuiltIn.importVocabularies
    let report = SmallProject(files: module + others).report(
      try #require(BuiltIn.rulebook()), request: request)
    return report.findings.filter { $0.rule == "interactor-imports-ui" && $0.place.path == path }.map { finding in
      switch finding.fix {
      case .removeImport(let removal):
        removal.needsFoundation ? "\(removal.path) → Foundation" : "\(removal.path) → gone"
      case .leave(let reason): "left: " + reason
      case nil: "no fix"
      }
    }
  }

  /// The code of a method of the interactor, in a file that imports UIKit.
  private func said(method code: String, imports: String = "import UIKit") throws -> String {
    let all = try said("\(imports)\nfinal class LoginInteractor {\n  func act(_ input: Input) {\n    \(code)\n  }\n}\n")
    return all.joined(separator: ", ")
  }

  /// What the rule says of the import.
  private func message(method code: String) throws -> String {
    let interactor = "import UIKit\nfinal class LoginInteractor {\n  func act(_ input: Input) {\n    \(code)\n  }\n}\n"
    let presenter = "final class LoginPresenter { var interactor: LoginInteractor? }\nfinal class LoginRouter {}\n"
    let project = SmallProject(files: [
      ("App/LoginInteractor.swift", interactor), ("App/LoginPresenter.swift", presenter),
    ])
    let report = project.report(try #require(BuiltIn.rulebook()), request: LintRequest())
    return report.findings.filter { $0.rule == "interactor-imports-ui" }.map(\.message).joined()
  }

  @Test func theVocabulariesAreSound() {
    #expect(RuleLibrary.builtIn.importVocabularies.problems == [])
  }

  @Test func aLeftoverGoes() throws {
    let leftover = """
      import UIKit

      protocol LoginInteractorOutput: AnyObject { func loggedIn(_ names: [String]) }

      final class LoginInteractor {
        weak var output: LoginInteractorOutput?
        private var models: [LoginModel] = []
        func logIn(name: String) {
          let titles = models.filter { $0.title.hasPrefix(name) }.map(\\.title).sorted()
          guard !titles.isEmpty, titles.count > 1 else { return }
          output?.loggedIn(titles)
        }
      }
      """
    #expect(try said(leftover) == ["UIKit → gone"])
  }

  @Test(arguments: [
    "let now = Date()",
    "let size: CGSize? = nil; print(size as Any)",
    "print(String(format: \"%d\", 1))",
    "print(\"a b\".components(separatedBy: \" \"))",
    "print(\" a\".trimmingCharacters(in: .whitespaces))",
    "NotificationCenter.default.post(name: .loggedIn, object: nil)",
    "DispatchQueue.main.async {}",
    "run(on: .main)",
    "do { try work() } catch { print(error.localizedDescription) }",
    "print(pow(2, 3))",
    "let data = input as? NSDictionary; print(data as Any)",
    "print(#selector(LoginInteractor.act(_:)))",
    "print(somethingThatNobodyDeclares())",
    "print(input.somethingThatNobodyDeclares)",
  ])
  func foundationTakesItsPlace(code: String) throws {
    #expect(try said(method: code) == "UIKit → Foundation")
    #expect(try said(method: code, imports: "import Foundation\nimport UIKit") == "UIKit → gone")
    // Nobody knows whether Combine brings it along.
    #expect(try said(method: code, imports: "import Combine\nimport UIKit") == "UIKit → Foundation")
  }

  @Test func objectiveCNeedsFoundation() throws {
    #expect(
      try said("import UIKit\nfinal class LoginInteractor { @objc func act() {} }") == ["UIKit → Foundation"])
  }

  @Test func anImageInTheCodeIsOfTheInterface() throws {
    #expect(try said(method: "print(#imageLiteral(resourceName: \"x\"))") == "no fix")
  }

  /// UIKit hands on what it imports itself.
  @Test(arguments: [
    ("let color: CGColor? = nil; print(color as Any)", "CGColor"), ("let image = CIImage.empty()", "CIImage"),
    ("print(CACurrentMediaTime())", "CACurrentMediaTime"), ("let transform: CGAffineTransform", "CGAffineTransform"),
    ("let context: NSManagedObjectContext", "NSManagedObjectContext"), ("print(kUTTypeImage)", "kUTTypeImage"),
    ("let style: UISomethingNew", "UISomethingNew"), ("register(.UIKeyboardWillShowNew)", "UIKeyboardWillShowNew"),
    ("print(input.layer.cgColor)", "cgColor"), ("print(UIKit.self)", "UIKit"), ("print(#stringify(1))", "#stringify"),
    ("input.accessibilityLabel = \"x\"", "accessibilityLabel"),
    ("print(ImageResource.logo)", "ImageResource"),
  ])
  func whatComesWithItKeepsIt(code: String, name: String) throws {
    let answer = try said(method: code)
    #expect(answer == "left: `\(name)` in line 4 may come with it")
  }

  /// Wherever a name can stand, it is seen.
  @Test(arguments: [
    "if case UIThing.a = input {}", "switch input { case is UIThing: break; default: break }",
    "do { try work() } catch let e as UIThing { print(e) }", "let a = Box<UIThing>()",
    "let a: [String: UIThing?] = [:]",
    "map(\\UIThing.name)", "print(\"a \\(UIThing.shared) b\")", "run { (thing: UIThing) in thing }",
    "run { [weak a = UIThing.shared] in a }", "func inner<T: UIThing>(_ t: T) {}", "typealias A = (UIThing) -> Void",
    "let a = [UIThing](); print(a)", "for case let a as UIThing in input {}",
    "guard let a = input as? UIThing else { return }",
    "print(input is UIThing.Type)", "let (a, b): (Int, UIThing) = input", "@Wrapped<UIThing> var a = 1",
    "@UIThing var a = 1",
    "return try await UIThing.load()", "defer { UIThing.end() }", "#if DEBUG\n    UIThing.end()\n    #endif",
    "let a = input ? UIThing.a : .b", "a[UIThing.key] = 1", "let a: some UIThing = b",
    "let a: any UIThing & Codable = b",
    "label: while UIThing.isOn { break label }", "let a = (UIThing.self, 1)", "_ = #selector(UIThing.act)",
    "throw UIThing.failed", "let a = unsafe UIThing.a", "let a = if input { UIThing.a } else { b }", "print(UIThing())",
    "struct Inner: UIThing {}", "enum Inner { case a(UIThing) }", "let a = \"\"\"\n      \\(UIThing.a)\n      \"\"\"",
    "let f: @Sendable (UIThing) throws(UIThing) -> Void", "subscribe(to: UIThing.self, { $0 })",
    "print(Outer.UIThing.self)",
    "a.append(contentsOf: UIThing.all)", "let a = -UIThing.one", "let a = b ?? UIThing.one",
    "let a = b <<< UIThing.one",
  ])
  func everyPlaceIsLookedAt(code: String) throws {
    let answer = try said(method: code)
    #expect(answer.hasPrefix("left: `UIThing` in line "), "\(answer)")
  }

  @Test func namesOfDeclarationsAreLookedAt() throws {
    for code in [
      "extension UIThing { func a() {} }", "final class B: UIThing {}", "func b() -> UIThing? { nil }",
      "extension LoginInteractor: UIThing {}", "protocol B { associatedtype C: UIThing }", "let b: UIThing? = nil",
      "func b<T>(_ t: T) where T: UIThing {}", "extension Array where Element == UIThing {}",
      "subscriptable(UIThing.a)",
      "protocol B: AnyObject { var c: UIThing { get } }", "func b(_ c: Int = UIThing.a) {}",
      "@Wrapped(UIThing.self) var b: Int",
      "enum B: UIThing { case a }", "macro b() -> UIThing = #externalMacro(module: \"A\", type: \"B\")",
    ] {
      let answer = try said("import UIKit\nfinal class LoginInteractor {}\n\(code)\n")
      #expect(answer.first?.hasPrefix("left: `UIThing` in line 3") ?? false, "\(code): \(answer)")
    }
  }

  @Test func anotherTargetMayExplainAName() throws {
    let code = "let context: NSManagedObjectContext"
    #expect(try said(method: code, imports: "import CoreData\nimport UIKit") == "UIKit → gone")
    #expect(
      try said(method: "let color: CGColor", imports: "import UIKit\nimport CoreGraphics") == "UIKit → Foundation")
  }

  /// What serves only some builds, or only part of the file, is no substitute for what comes with UIKit.
  @Test(arguments: [
    "#if canImport(Foundation)\nimport Foundation\n#endif", "@_implementationOnly import Foundation",
    "private import Foundation", "fileprivate import Foundation", "internal import Foundation",
    "internal import Foundation.NSDate", "import Foundation.NSDate", "import struct Foundation.Date",
    "@_implementationOnly\nimport Foundation", "#if DEBUG\n@_exported import Foundation\n#endif",
    "#if os(iOS)\nimport CoreData\n#endif",
  ])
  func aRestrictedImportIsNoSubstitute(other: String) throws {
    #expect(try said(method: "print(Date())", imports: "\(other)\nimport UIKit") == "UIKit → Foundation")
    #expect(try said(method: "print(Date())", imports: "import UIKit\n\(other)") == "UIKit → Foundation")
    #expect(try said(method: "print(Foundation.Date())", imports: "import UIKit\n\(other)") == "UIKit → Foundation")
  }

  @Test(arguments: ["public import Foundation", "@_exported import Foundation", "import Foundation // dates"])
  func aFullImportIsOne(other: String) throws {
    #expect(try said(method: "print(Date())", imports: "\(other)\nimport UIKit") == "UIKit → gone")
  }

  @Test(arguments: [
    "#if os(macOS)\nimport CoreData\n#endif", "private import CoreData", "@_implementationOnly import CoreData",
    "import class CoreData.NSManagedObjectModel",
  ])
  func aRestrictedImportExplainsNoName(other: String) throws {
    let answer = try said(method: "let context: NSManagedObjectContext", imports: "\(other)\nimport UIKit")
    #expect(answer.hasPrefix("left: `NSManagedObjectContext` in line"), "\(answer)")
  }

  /// UI targets add members to types of others; the rule and the fix see them alike.
  @Test(arguments: [
    ("print(thing.row)", "row"), ("print(path.section)", "section"), ("list.append(thing.item)", "item"),
    ("let a = thing.map { .init(row: $0, section: 0) }", "init"), ("print(path[keyPath: \\.row])", "row"),
    ("title.draw(at: thing)", "draw"), ("title.draw(in: thing, withAttributes: [:])", "draw"),
    ("print(title.size(withAttributes: thing))", "size"), ("print(title.size())", "size"),
    ("print(title.boundingRect(with: thing, options: [], context: nil))", "boundingRect"),
    ("Bundle.main.loadNibNamed(\"A\", owner: nil)", "loadNibNamed"), ("print(thing.inset(by: thing))", "inset"),
    ("style(text, [.foregroundColor: thing])", "foregroundColor"), ("style(text, [.kern: 1, .link: 2])", "kern"),
    ("style(text, [.link: 2])", "link"), ("print(coder.decodeCGRect(forKey: \"a\"))", "decodeCGRect"),
    ("print(thing.cgRectValue)", "cgRectValue"), ("thing.containsAttachments(in: range)", "containsAttachments"),
    ("let text = NSAttributedString(string: \"a\", attributes: [.font: font])", "font"),
    ("let p = IndexPath.self.init(item: 1, section: 0)", "init"), ("center.addObserver(.keyboardWillShow)", ""),
  ])
  func membersOnTypesOfOthersKeepIt(code: String, name: String) throws {
    let answer = try said(method: code)
    #expect(answer == (name.isEmpty ? "UIKit → Foundation" : "left: `\(name)` in line 4 may come with it"))
    #expect(
      try message(method: code).hasSuffix(
        name.isEmpty ? "nothing in the file needs it" : "`\(name)` in line 4 may need it"))
  }

  /// What UIKit hands on from others the rule and the fix see alike, too.
  @Test(arguments: [
    ("let time: CMTime", "CMTime", "CoreMedia"),
    ("print(CMTimeMake(value: 1, timescale: 2))", "CMTimeMake", "CoreMedia"),
    ("print(kCMTimeZero)", "kCMTimeZero", "CoreMedia"), ("let color: CGColor", "CGColor", "CoreGraphics"),
    ("print(CIImage(data: data))", "CIImage", "CoreImage"), ("let layer: CALayer", "CALayer", "QuartzCore"),
    ("func save(_ c: NSCoder) { c.encode(rect, forKey: \"a\") }", "", ""),
    ("print(try container.encode(name, forKey: .name))", "", ""), ("let rect: CGRect", "", ""),
    ("struct CMTimeless {}", "", ""),
  ])
  func whatComesAlongKeepsIt(code: String, name: String, owner: String) throws {
    #expect(
      try said(method: code) == (name.isEmpty ? "UIKit → Foundation" : "left: `\(name)` in line 4 may come with it"))
    let message = try message(method: code)
    #expect(message.contains(name.isEmpty ? "nothing in the file needs it" : "only `\(name)` in line 4 "))
    #expect(message.contains("\(owner)'s") == !owner.isEmpty)
  }

  @Test func whoeverImportsTheOtherTargetNeedsNoUI() throws {
    for (target, code) in [
      ("CoreMedia", "let time: CMTime"), ("AVFoundation", "let time: CMTime"), ("CoreGraphics", "let color: CGColor"),
      ("CoreMotion", "let manager: CMMotionManager"),
    ] {
      let answer = try said(method: code, imports: "import UIKit\nimport \(target)")
      #expect(answer.hasPrefix("UIKit → "), "\(target): \(answer)")
    }
    #expect(
      try said(method: "let time: CMTime", imports: "import UIKit\nimport CoreMotion")
        == "left: `CMTime` in line 5 may come with it")
  }

  /// Where the type that is added to is written, there is no doubt.
  @Test(arguments: [
    ("print(indexPath.row)", "row"), ("print(IndexPath(row: 1, section: 0))", "IndexPath"),
    ("print(IndexPath.init(item: 1, section: 0))", "init"), ("print(NSValue(cgRect: thing))", "NSValue"),
    ("let text = NSAttributedString(attachment: thing)", "NSAttributedString"),
    ("let key = NSAttributedString.Key.shadow", "shadow"), ("func f(_ style: NSParagraphStyle) {}", "NSParagraphStyle"),
    ("let tab: NSTextTab? = nil", "NSTextTab"), ("print(NSTextAttachment())", "NSTextAttachment"),
    ("let options: NSStringDrawingOptions = []", "NSStringDrawingOptions"),
    ("print(NSLayoutConstraint())", "NSLayoutConstraint"),
    ("let insets = UIEdgeInsets.zero", "UIEdgeInsets"),
    ("observe(UIResponder.keyboardWillShowNotification)", "UIResponder"),
  ])
  func writtenTypesAreCertain(code: String, name: String) throws {
    #expect(try said(method: code) == "no fix")
    #expect(try message(method: code).hasSuffix("`\(name)` in line 4 is the first to need it"))
  }

  /// Names that the file binds are its own; so are calls of other labels.
  @Test(arguments: [
    "for item in items { print(item) }", "let row = 1; print(row)", "print(IndexPath(indexes: [1, 2]))",
    "title.draw(with: thing)", "print(size)", "let path: IndexPath? = nil; print(path as Any)",
  ])
  func ownNamesAreNoNeed(code: String) throws {
    #expect(try said(method: code) == "UIKit → Foundation")
    #expect(try message(method: code).hasSuffix("nothing in the file needs it"))
  }

  @Test func membersAreFreeNamesInExtensions() throws {
    let code = """
      import UIKit
      final class LoginInteractor { func pick(_ row: Int) -> Int { row } }
      extension IndexPath { var line: Int { row + 1 } }
      """
    #expect(try said(code) == ["left: `row` in line 3 may come with it"])
  }

  @Test func namesOfTheProjectExplainThemselves() throws {
    let other = [(path: "App/Names.swift", text: "struct UIState {}\nstruct CASession {}\nenum Kind { case UTXO }")]
    let code = """
      import UIKit
      final class LoginInteractor { var a: UIState?; let b = CASession(); func c(_ kind: Kind) -> Bool { kind == .UTXO } }
      """
    #expect(try said(code, other) == ["UIKit → gone"])
    // What is private elsewhere, and what only a test declares, is no proof.
    for hidden in ["private struct UIState {}", "import XCTest\nstruct UIState {}", "extension UIState {}"] {
      let answer = try said(
        "import UIKit\nfinal class LoginInteractor { var a: UIState? }", [("App/Names.swift", hidden)])
      #expect(answer == ["left: `UIState` in line 2 may come with it"], "\(hidden)")
    }
  }

  /// SwiftUI's names look like any others.
  @Test func swiftUINeedsEveryNameExplained() throws {
    #expect(try said(method: "print(input)", imports: "import SwiftUI") == "left: `Input` in line 3 may come with it")
    let known = [(path: "App/Input.swift", text: "struct Input { var name: String }")]
    let file = "import SwiftUI\nfinal class LoginInteractor { func act(_ input: Input) { print(input.name) } }"
    #expect(try said(file, known) == ["SwiftUI → gone"])
    let member =
      "import SwiftUI\nfinal class LoginInteractor { func act(_ input: Input) { print(input.animatableData) } }"
    #expect(try said(member, known) == ["left: `animatableData` in line 2 may come with it"])
  }

  @Test func whatIsOverriddenMayBeUIKits() throws {
    let interactor = "final class LoginInteractor: NSObject { override func awakeFromNib() {} }"
    #expect(try said("import UIKit\n\(interactor)") == ["left: `awakeFromNib` in line 2 may come with it"])
  }

  @Test func logsMayComeWithUIKit() throws {
    #expect(try said(method: "os_log(\"busy\")") == "left: `os_log` in line 4 may come with it")
    #expect(try said(method: "os_log(\"busy\")", imports: "import os\nimport UIKit") == "UIKit → Foundation")
  }

  @Test func whatCombineHasIsNoNeedOfSwiftUI() throws {
    let observed = "final class LoginInteractor: ObservableObject { @Published var isBusy = false }"
    #expect(try said("import SwiftUI\n\(observed)") == ["left: `ObservableObject` in line 2 may come with it"])
    let both = try said("import Combine\nimport Foundation\nimport SwiftUI\n\(observed)")
    #expect(both == ["SwiftUI → gone"], "\(both)")
  }

  @Test func whatOtherTargetsBringIsNotKnown() throws {
    #expect(try said(method: "", imports: "import Lottie") == "left: what `Lottie` brings is not known")
    let own = [
      (path: "Sources/SharedUI/Views.swift", text: "@_exported import UIKit\nstruct Amount { let color: UIColor }"),
      (path: "Sources/Other/Views.swift", text: "import SharedUI"),
    ]
    let answer = try said("import SharedUI\nfinal class LoginInteractor { var a: Int? }", own)
    #expect(answer == ["left: `SharedUI` is of this project, and what else it brings is not known"])
    // What the target declares is a need like any other.
    #expect(try said("import SharedUI\nfinal class LoginInteractor { var a: Amount? }", own) == ["no fix"])
  }

  @Test func aFileThatWasNotReadInFullStays() throws {
    let answer = try said("import UIKit\nfinal class LoginInteractor {}\n/* no end")
    #expect(answer == ["left: the file could not be read in full (line 3)"])
  }

  @Test func whatIsHandedOnStays() throws {
    for words in ["@_exported import", "public import", "@testable import"] {
      let answer = try said("\(words) UIKit\nfinal class LoginInteractor {}")
      #expect(answer == ["left: it has an attribute or an access level"] || words.contains("testable"))
    }
  }

  /// Members are found in a file as long as some file of the target imports what brings them.
  @Test func aNeighbourMayLiveOnTheImport() throws {
    let other = (
      path: "Sources/Login/Rows.swift", text: "import Foundation\nfunc row(_ path: IndexPath) -> Int { path.row }"
    )
    let interactor = "import UIKit\nfinal class LoginInteractor {}"
    let path = "Sources/Login/LoginInteractor.swift"
    #expect(
      try said(interactor, path: path, [other])
        == ["left: `Sources/Login/Rows.swift` has no imports and depends on what other files import"])
    let view = (
      path: "Sources/Login/View.swift", text: "import UIKit\nfinal class LoginViewController: UIViewController {}"
    )
    #expect(try said(interactor, path: path, [other, view]) == ["UIKit → gone"])
    let plain = (path: "Sources/Login/Words.swift", text: "func words(_ text: String) -> Int { text.count }")
    #expect(try said(interactor, path: path, [plain]) == ["UIKit → gone"])
    let dated = (
      path: "Sources/Login/Dates.swift", text: "func name(_ error: Error) -> String { error.localizedDescription }"
    )
    #expect(try said(interactor, path: path, [dated, plain]) == ["UIKit → Foundation"])
  }

  @Test func silencedFindingsAreNotFixed() throws {
    let answer = try said(
      "import UIKit  // viperlint:ignore interactor-imports-ui -- the spring release\nfinal class LoginInteractor {}")
    #expect(answer == ["no fix"])
  }

  @Test func whoeverNeedsTheImportGetsNoFix() throws {
    #expect(try said(method: "print(UIColor.red)") == "no fix")
  }
}
