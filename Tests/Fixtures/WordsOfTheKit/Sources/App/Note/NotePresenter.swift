import DesignKit  // expect: presenter-imports-ui "`UIImage` in line 6 is the first of 4 names that need it"

final class NotePresenter {
  let interactor = NoteInteractor()
  let title = LabelContent(text: "Note", font: .title)
  let picture = UIImage(named: "note")
  let toast = ToastWindow()
  let other: Picture? = nil
  weak var overlay: Overlay?
}
