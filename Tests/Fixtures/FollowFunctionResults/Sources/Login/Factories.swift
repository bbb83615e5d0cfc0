func makeWorker() -> LoginInteractor {
  LoginInteractor()
}

func makeCounter() -> LoginCounter {
  LoginCounter()
}
