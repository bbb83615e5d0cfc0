@_exported import UIKit

public struct LabelContent {
  public var text: String
  public var font: UIFont
}

public struct ButtonContent {
  public static func secondary(_ text: String) -> ButtonContent { ButtonContent(label: LabelContent(text: text, font: .body)) }
  public var label: LabelContent
}

public struct FieldModel {
  // Called like what SwiftUI has.
  public enum State { case valid, empty }
}

public final class TextValidationFactory {
  public static func areValid(_ states: [FieldModel.State]) -> Bool { states.allSatisfy { $0 == .valid } }
  public static func notEmpty(_ content: LabelContent) -> Bool { !content.text.isEmpty }
}

public final class ToastWindow: UIWindow {}

public typealias Picture = UIImage
public typealias Caption = LabelContent
public protocol Overlay: UIViewController {}

// No compiler takes these: they name each other.
public typealias Loop = Loop & Overlay
public typealias Ring = OtherRing & Overlay
public typealias OtherRing = Ring & Overlay
