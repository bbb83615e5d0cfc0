final class FundInteractor {}
