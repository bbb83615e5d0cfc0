import UIKit

final class CodeViewController: UIViewController { var presenter: CodePresenter? }

final class CodePresenter {
  private let interactor: CodeInteractor
  init(service: CodeService) { interactor = CodeInteractor(service: service) }  // expect: assembly-outside-router
}

final class CodeInteractor {
  private let service: CodeService
  init(service: CodeService) { self.service = service }
}

final class CodeRouter {}

protocol CodeService { func send() }
final class RemoteCodeService: CodeService {
  func send() { URLSession.shared.dataTask(with: URL(string: "https://code.test")!).resume() }
}
