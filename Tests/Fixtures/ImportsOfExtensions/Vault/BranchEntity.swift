#if canImport(UIKit)
import UIKit  // expect: entity-imports-ui
#endif

// What stands outside of the branch needs the import.
struct BranchEntity {
  let image: UIImage
}
