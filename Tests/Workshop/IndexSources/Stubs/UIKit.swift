// A module named UIKit for machines that have none: just enough for the projects beside it to compile. Nothing here
// does anything.
@_exported import Foundation

public typealias CGFloat = Double

open class UIResponder: NSObject {
  public override init() {}
  open var next: UIResponder? { nil }
  open func becomeFirstResponder() -> Bool { false }
  open func resignFirstResponder() -> Bool { false }
}

open class UIColor: NSObject {
  public static let red = UIColor()
  public static let white = UIColor()
  public static let black = UIColor()
  public static let gray = UIColor()
  public static let systemBackground = UIColor()
  public static var clear: UIColor { UIColor() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}

open class UIFont: NSObject {
  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
}

open class UIImage: NSObject {
  public init?(named name: String) {}
  public init?(data: Data) {}
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  open var size: CGSize { CGSize() }
}

public struct UIEdgeInsets {
  public static let zero = UIEdgeInsets()
  public init() {}
}

open class NSLayoutConstraint: NSObject {
  open var isActive = false
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

open class NSLayoutAnchor: NSObject {
  open func constraint(equalTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

open class UIView: UIResponder {
  public override init() {}
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  open var frame = CGRect()
  open var bounds: CGRect { CGRect() }
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var translatesAutoresizingMaskIntoConstraints = true
  open var isUserInteractionEnabled = true
  open var superview: UIView? { nil }
  open var subviews: [UIView] { [] }
  open var window: UIWindow? { nil }
  open var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  open var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  open var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  open var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
}

open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
  open var font: UIFont?
  open var numberOfLines = 1
}

open class UIControl: UIView {
  open var isEnabled = true
}

open class UIButton: UIControl {
  open func setTitle(_ title: String?, for state: Int) {}
  open func addAction(_ action: UIAction, for event: Int) {}
}

open class UIAction: NSObject {
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: UITextFieldDelegate?
}

public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

open class UISwitch: UIControl { open var isOn = false }
open class UIImageView: UIView { open var image: UIImage? }
open class UIStackView: UIView {
  open func addArrangedSubview(_ view: UIView) {}
  open var arrangedSubviews: [UIView] { [] }
}
open class UIScrollView: UIView {}
open class UIActivityIndicatorView: UIView {
  open func startAnimating() {}
  open func stopAnimating() {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
  public var section: Int { self[0] }
}

public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

open class UITableViewCell: UIView {
  open var textLabel: UILabel? { nil }
  open var detailTextLabel: UILabel? { nil }
  open func prepareForReuse() {}
}

open class UITableView: UIScrollView {
  open weak var dataSource: UITableViewDataSource?
  open weak var delegate: UITableViewDelegate?
  open func reloadData() {}
  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

open class UIBarButtonItem: NSObject {
  public init(title: String?, handler: @escaping () -> Void) {}
}

open class UINavigationItem: NSObject {
  open var title: String?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItem: UIBarButtonItem?
}

open class UIViewController: UIResponder {
  public override init() {}
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open var view: UIView! = UIView()
  open var viewIfLoaded: UIView? { nil }
  open var title: String?
  open var navigationItem: UINavigationItem { UINavigationItem() }
  open var navigationController: UINavigationController? { nil }
  open var tabBarController: UITabBarController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open var parent: UIViewController? { nil }
  open var children: [UIViewController] { [] }
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func addChild(_ controller: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init() }
  public required init?(coder: NSCoder) { nil }
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { nil }
  open var visibleViewController: UIViewController? { nil }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController?
}

open class UITableViewController: UIViewController {
  open var tableView: UITableView! = UITableView()
}

open class UIAlertAction: NSObject {
  public enum Style { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

open class UIAlertController: UIViewController {
  public enum Style { case alert, actionSheet }
  public init(title: String?, message: String?, preferredStyle: Style) { super.init() }
  public required init?(coder: NSCoder) { nil }
  open func addAction(_ action: UIAlertAction) {}
}

open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
  open func instantiateInitialViewController() -> UIViewController? { nil }
}

public protocol UIApplicationDelegate: AnyObject {}
public protocol UISceneDelegate: AnyObject {}
public protocol UIWindowSceneDelegate: UISceneDelegate {}
open class UIScene: NSObject {}
open class UIWindowScene: UIScene {}

open class UIApplication: NSObject {
  public struct LaunchOptionsKey: Hashable {}
  public static let shared = UIApplication()
  open weak var delegate: UIApplicationDelegate?
  open var windows: [UIWindow] { [] }
  open func open(_ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {}
}
