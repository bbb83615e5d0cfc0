final class BillInteractor {}
