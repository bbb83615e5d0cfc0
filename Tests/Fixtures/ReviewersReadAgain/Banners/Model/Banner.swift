import UIKit

// What is decoded is plain, and beside it stands what the import is for.
struct RemoteBanner: Codable {
  let image: URL
}

struct Banner {
  let image: UIImage?
}
