extension StakeInteractor {
  func start(_ services: ServiceCoordinatorProtocol) {
    services.setup()
  }

  func finish(_ flow: StakeCoordinator) {  // expect: interactor-uses-router
    flow.showResult()  // expect: interactor-uses-router
  }
}
