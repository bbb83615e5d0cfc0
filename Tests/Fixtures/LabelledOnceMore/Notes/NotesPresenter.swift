// expect: presenter-imports-ui "Observation's and Foundation's"
import SwiftUI

protocol NotesInteractor {}
protocol NotesRouter {}

@Observable class NotesPresenter {
  let interactor: NotesInteractor
  let router: NotesRouter
  init(interactor: NotesInteractor, router: NotesRouter) {
    self.interactor = interactor
    self.router = router
  }
  func remove(at offsets: IndexSet) { offsets.forEach { print($0) } }
}
