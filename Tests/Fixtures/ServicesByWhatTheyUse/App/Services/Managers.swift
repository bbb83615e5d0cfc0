import Foundation

class ThingManager { func a() { URLSession.shared.dataTask(with: URL(string: "a")!).resume() } }  // expect-role: service
class ThingHelper { func a() { UserDefaults.standard.set(1, forKey: "a") } }  // expect-role: service
class ThingHandler { let cache = NSCache<NSString, NSString>() }  // expect-role: service
struct ThingLoader { func a() { URLSession.shared.dataTask(with: URL(string: "a")!).resume() } }  // expect-role: service
actor ThingDownloader { func a() { URLSession.shared.dataTask(with: URL(string: "a")!).resume() } }  // expect-role: service
class ThingUpdater { func a() { UserDefaults.standard.set(1, forKey: "a") } }  // expect-role: service
class ThingController { func a() { UserDefaults.standard.set(1, forKey: "a") } }  // expect-role: service
class ThingPersistence { func a() { UserDefaults.standard.set(1, forKey: "a") } }  // expect-role: service
enum ThingEnumManager { static func a() { UserDefaults.standard.set(1, forKey: "a") } }  // expect-role: none
class ThingKeeper { func a() { UserDefaults.standard.set(1, forKey: "a") } }  // expect-role: none
class HoldingManager { let service = UserService() }  // expect-role: service
class HoldingLoader { var service: UserService? }  // expect-role: service
struct HoldingUpdater { let service: UserService }  // expect-role: service
class HoldingHelper { let service = UserService() }  // expect-role: none
class HoldingHandler { let service = UserService() }  // expect-role: none
class HoldingController { let service = UserService() }  // expect-role: none
class HoldingDownloader { let service = UserService() }  // expect-role: none
class HoldingPersistence { let service = UserService() }  // expect-role: none
class UserService { func a() {} }  // expect-role: service
class LoginHelper { func a() { UserDefaults.standard.set(1, forKey: "a") } }  // expect-role: service
