import UIKit

/// Of a module that is not through the gate: an interactor alone.
final class ExportInteractor {
  weak var screen: SettingsViewController?
}
