import SwiftUI

// A contract that only values carry out: what is held is a copy, and no circle closes.
protocol NewsCardDisplay {}

struct NewsCardView: View, NewsCardDisplay {
  var presenter: NewsCardPresenter?
}

final class NewsCardPresenter {
  var view: NewsCardDisplay?
}

final class NewsCardInteractor {}
