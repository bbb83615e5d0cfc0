import XCTest

class PresenterMock: Presenter {}
