import Combine

protocol FavouritesStoreProtocol { var items: [Int] { get } }

final class FavouritesStore: FavouritesStoreProtocol { @Published var items: [Int] = [] }
