import Foundation

/// What is imported is of another target, which shows only what is public.
protocol KitServiceProtocol { func send() }

public final class KitService: KitServiceProtocol {
  public func send() { URLSession.shared.invalidateAndCancel() }
}
