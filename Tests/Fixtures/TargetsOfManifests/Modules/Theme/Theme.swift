// Whoever imports this target does not get that one with it: it is only named in what is declared here (SE-0409).
public import UIKit

public enum Theme {
  public static let spacing = 8
  public static let ink = UIColor.black
}
