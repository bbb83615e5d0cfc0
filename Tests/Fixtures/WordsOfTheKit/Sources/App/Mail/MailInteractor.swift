final class MailInteractor {}
