@testable import Shop
import UIKit

final class LoginTestableInteractor { var router: LoginRouter? }  // expect-role: none
