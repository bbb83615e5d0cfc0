import SwiftData
import SwiftUI

// What SwiftUI hands over by a key path is what it is.
struct FeedView: View {
  let presenter: FeedPresenter
  @Environment(\.managedObjectContext) private var stored  // expect: view-uses-service
  @Environment(\.modelContext) private var context  // expect: view-uses-service

  var body: some View {
    Button("Save") { try? stored.save() }  // expect: view-uses-service
    Button("Empty") { context.rollback() }  // expect: view-uses-service
  }
}
