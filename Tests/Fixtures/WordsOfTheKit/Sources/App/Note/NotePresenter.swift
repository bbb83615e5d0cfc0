import DesignKit  // expect: presenter-imports-ui "`UIImage` in line 6 is the first of 6 names that need it"

final class NotePresenter {
  let interactor = NoteInteractor()
  let title = LabelContent(text: "Note", font: .title)
  let picture = UIImage(named: "note")
  let toast = ToastWindow()
  let other: Picture? = nil
  weak var overlay: Overlay?
  var loop: Loop?
  var ring: Ring?
}
