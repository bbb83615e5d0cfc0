import Testing
import UIKit

final class LoginTestingInteractor { var router: LoginRouter? }  // expect-role: none
