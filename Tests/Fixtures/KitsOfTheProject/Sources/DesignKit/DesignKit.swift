@_exported import UIKit

public struct ButtonViewModel { public var title: String; public var colour: UIColor? }
public struct CardViewModel { public var font: UIFont? }
public protocol SwitchPresenting { var model: CardViewModel { get } }
public struct Badge { public var colour: UIColor }

public struct ToastPresenter { public static func present(_ text: String) { UIApplication.shared.keyWindow?.addSubview(UILabel()) } }
public func addShadow(_ radius: Int) {}
