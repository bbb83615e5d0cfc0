import UIKit

final class ForecastRouter {
}
