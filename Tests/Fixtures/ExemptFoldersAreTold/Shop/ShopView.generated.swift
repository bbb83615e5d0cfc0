final class ShopRouter {}
