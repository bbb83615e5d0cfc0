import Foundation

struct Article: Decodable, Identifiable {
  let id: UUID
  let title: String
  let published: Date
}
