import XCTest
import UIKit

final class LoginTestInteractor { var router: LoginRouter? }  // expect-role: none
