@_exported import UIKit

public struct ButtonViewModel { public var title: String; public var colour: UIColor? }
public final class CardViewModel { public var font: UIFont? }
public protocol SwitchPresenting { var model: CardViewModel { get } }
public struct Badge { public var colour: UIColor }
