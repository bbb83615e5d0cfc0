final class LockInteractor {}
final class LockToastInteractor {}
final class LockShadowInteractor {}
