import Combine
import RIBs
import UIKit

protocol PlainInteractorInput {}  // expect: contract-not-bound
protocol BoundInteractorInput: AnyObject {}
@objc protocol MarkedInteractorInput {}
protocol ObservedInteractorInput: ObservableObject {}
protocol IsolatedInteractorInput: Actor {}
protocol SelfInteractorInput where Self: AnyObject {}
protocol ScreenInteractorInput where Self: UIViewController {}
protocol HeirInteractorInput: SelfInteractorInput {}
protocol SendableInteractorInput: Sendable {}  // expect: contract-not-bound
protocol LoginRouting: ViewableRouting {}
