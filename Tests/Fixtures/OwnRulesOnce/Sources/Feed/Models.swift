class BaseModel {}
final class FeedModel: BaseModel {}
final class OtherModel {}  // expect: bases "`OtherModel` does not inherit from `BaseModel`"
final class MockFeed {}
let double = MockFeed()  // expect: mocks
