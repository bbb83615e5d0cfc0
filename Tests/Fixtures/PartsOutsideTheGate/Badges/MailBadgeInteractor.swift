final class MailBadgeInteractor {}
