typealias LoginWorker = LoginInteractor
typealias LoginBrain = LoginPresenter
typealias LoginNumbers = LoginCounter
typealias Pair<First> = (first: First, second: Int)
