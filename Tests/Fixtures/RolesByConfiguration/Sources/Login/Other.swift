import UIKit

/// Nothing is imported here that could bring the other one.
final class OtherThing: Host {}
