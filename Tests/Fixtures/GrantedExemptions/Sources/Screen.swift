final class Storage { func save() {} }

final class HomeScreen {
  let storage: Storage  // expect: asks-storage
  init(storage: Storage) { self.storage = storage }  // expect: asks-storage-always
  func done() { storage.save() }  // expect: asks-storage
}
