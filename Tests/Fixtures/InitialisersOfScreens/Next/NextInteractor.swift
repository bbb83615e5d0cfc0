
final class NextInteractor: NextInteractorInput {
  weak var output: NextInteractorOutput?
  func load() { output?.loaded(text: "x") }
}
