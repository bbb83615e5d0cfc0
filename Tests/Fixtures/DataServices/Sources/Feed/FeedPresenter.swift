import Foundation

final class FeedPresenter {
  weak var view: FeedViewInput?
  var interactor: FeedInteractor?
  let prices: PriceFormatterWorker
  let emails: EmailValidationServiceProtocol
  let rates: RateFormatterService  // expect: presenter-uses-service
  let coupons: CouponValidationService  // expect: presenter-uses-service
  let links: LinkProviderProtocol = LinkProvider()
  let queries = QueryService()
  let reports: ReportProviderProtocol = ReportProvider()  // expect: presenter-uses-service
  let volume = VolumeService()
  let sounds = SoundService()  // expect: presenter-uses-service
  var archive: ArchiveServiceProtocol?
  let sketches: SketchStorage  // expect: presenter-uses-service
  var shown: DisplayedRepository?
  let profiles = ProfileRepository()  // expect: presenter-uses-service

  init(
    prices: PriceFormatterWorker = PriceFormatterWorker(), emails: EmailValidationServiceProtocol,
    rates: RateFormatterService,
    coupons: CouponValidationService,
    archive: ArchiveServiceProtocol,
    sketches: SketchStorage
  ) {
    self.archive = archive
    self.sketches = sketches
    self.prices = prices
    self.emails = emails
    self.rates = rates
    self.coupons = coupons
  }

  func viewReady() {
    volume.subscribe()
    _ = shown?.name
    profiles.save("Ann")  // expect: presenter-uses-service
    _ = links.with(campaign: "spring").buildLinks(for: "hat")
    _ = emails.isValid(prices.text(3))
    _ = reports.buildReport()  // expect: presenter-uses-service
    _ = AccountHelper.active  // expect: presenter-uses-service
    AccountHelper.save("Ann")  // expect: presenter-uses-service
    _ = AccountHelper.load("Ann").name  // expect: presenter-uses-service
    _ = AccountHelper.shorten("Ann")
    _ = AccountHelper.iterations
    _ = Wallets.current  // expect: presenter-uses-service
    _ = AppTheme.isDark
    show(PinPreference.shared)
    ask(length: PinPreference.length)
  }

  // Whoever reaches or keeps a service only to hand it on asks it for nothing.
  func open(_ router: FeedRouter) {
    router.openArchive(archive)
    router.openSketches(self.sketches)
    router.openOrders(interactor?.orders)
    _ = interactor?.orders.latest()  // expect: presenter-uses-service
    _ = sketches.count()  // expect: presenter-uses-service
  }

  private func show(_ pin: AnyObject) {}
  private func ask(length: Int) {}
}
