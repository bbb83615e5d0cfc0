import CoreData
import RealmSwift
import SwiftData

// Words of services that are words of the trade, too: what is coded or kept in a database is fetched by services, and is none.

final class Worker: Codable { var name = "" }
final class Gateway: NSManagedObject { @NSManaged var title: String }
class BankClient: Object { @Persisted var title: String }
@Model final class MediaStore { var title = "" }
struct Store: Equatable, Decodable { let name: String }
