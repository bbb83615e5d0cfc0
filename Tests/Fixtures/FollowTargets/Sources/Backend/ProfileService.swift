import Foundation

public final class ProfileService {
  public func load() { URLSession.shared.dataTask(with: URLRequest(url: URL(fileURLWithPath: ""))).resume() }
}
