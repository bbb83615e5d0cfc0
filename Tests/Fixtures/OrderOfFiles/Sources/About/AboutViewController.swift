import UIKit

/// Of a module that nobody judges, and takes the mixin up before the one that somebody does.
final class AboutViewController: UIViewController, Toasting, Leaving {}
