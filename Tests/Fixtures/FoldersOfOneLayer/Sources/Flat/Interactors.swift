final class CartInteractor {}
final class PricesInteractor {}
