final class LoginBrain {}
enum LoginMood { case good, bad }
typealias LoginCallback = (Int) -> Void
