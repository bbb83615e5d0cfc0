import Alamofire
import CoreData
import RealmSwift
import Security
import FirebaseAuth
import FirebaseStorage
import FirebaseFirestore

class AlamoManager { func a() { AF.request("a") } }  // expect-role: service
class CoreManager { let container = NSPersistentContainer(name: "a") }  // expect-role: service
class ContextHelper { func a(_ context: NSManagedObjectContext) { try? context.save() } }  // expect-role: service
class RealmManager { func a() { let realm = try! Realm() } }  // expect-role: service
class KeyManager { func a() { SecItemAdd([:] as CFDictionary, nil) } }  // expect-role: service
class FireHelper { func a() { Auth.auth().signOut() } }  // expect-role: service
class FileManagerHelper { func a() { Storage.storage().reference() } }  // expect-role: service
class DocHelper { func a() { Firestore.firestore().collection("a") } }  // expect-role: service
