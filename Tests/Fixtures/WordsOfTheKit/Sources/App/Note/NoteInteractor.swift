final class NoteInteractor {}
