// The cell's name says `NewsItem`, too: that makes no module of the two.
import UIKit  // expect: presenter-imports-ui

class NewsItemPresenter { let color = UIColor.red }
