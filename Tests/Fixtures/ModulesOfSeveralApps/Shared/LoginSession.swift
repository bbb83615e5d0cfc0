// What no app owns is for all of them.
final class LoginSession {}
