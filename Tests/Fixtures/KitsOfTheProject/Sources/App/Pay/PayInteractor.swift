final class PayInteractor {}
