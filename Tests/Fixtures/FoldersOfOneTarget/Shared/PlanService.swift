import Foundation

protocol PlanServiceProtocol { func save() }

final class PlanService: PlanServiceProtocol {
  func save() { UserDefaults.standard.set(1, forKey: "plan") }
}
