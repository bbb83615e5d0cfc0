private final class PreviewTripService: TripServicing {
  func cancel() {}
}
