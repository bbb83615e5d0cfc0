import UIKit

final class DetailRouter { weak var viewController: DetailViewController? }
