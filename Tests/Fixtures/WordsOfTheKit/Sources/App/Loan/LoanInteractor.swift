final class LoanInteractor {}
