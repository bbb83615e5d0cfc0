final class ProfileRouter {}
