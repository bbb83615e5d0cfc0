final class Interactor {}
