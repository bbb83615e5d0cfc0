import UIKit

final class NoteInteractor {}
