import SwiftUI
final class LoginRouter {
}
