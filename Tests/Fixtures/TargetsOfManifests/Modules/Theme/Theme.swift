// This re-exports nothing: the public interface may name types of that target (SE-0409).
public import UIKit

public enum Theme {
  public static let spacing = 8
  public static let ink = UIColor.black
}
