#if DEBUG
final class NoteInteractor {
  func load() {}
  func thumbnail() -> PlatformImage? { nil }  // expect: interactor-uses-ui
}
#else
final class NoteInteractor {
  func load() {}
}
#endif

#if DEBUG
final class NoteCache { func clear() {} }
#else
final class NoteCache { func clear() {} }
#endif
