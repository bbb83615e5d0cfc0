import Foundation

extension SplitManager { func a() { UserDefaults.standard.set(1, forKey: "a") } }
