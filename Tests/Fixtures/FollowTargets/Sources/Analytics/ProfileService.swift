// Nobody outside of this target sees it.
// viperlint:role none
final class ProfileService {
  func load() {}
}
