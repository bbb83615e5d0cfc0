import VIPERKit

final class SignupThing: VIPERKit.Host {}
