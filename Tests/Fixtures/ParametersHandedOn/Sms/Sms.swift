import UIKit

final class SmsViewController: UIViewController { var presenter: SmsPresenter? }

final class SmsPresenter {
  private let interactor: SmsInteractor
  init(service: CodeService) {  // expect: presenter-uses-service
    interactor = SmsInteractor(service: service)  // expect: assembly-outside-router
    service.send()  // expect: presenter-uses-service
  }
}

final class SmsInteractor {
  private let service: CodeService
  init(service: CodeService) { self.service = service }
}

final class SmsRouter {}
