import UIKit

final class RootTabBarController: UITabBarController {}

final class ThemedNavigationController: UINavigationController {}
