final class LockInteractor {}
