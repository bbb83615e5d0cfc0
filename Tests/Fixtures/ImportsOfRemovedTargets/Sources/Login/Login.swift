import CoreUI
import GridUI  // expect: interactor-imports-ui "imports `GridUI`, which brings in SwiftUI"
import ThemeUI

final class LoginInteractor { let size = width + height + columns }
