import SwiftFacts

/// Numbers the distinct names of one file: an open-addressing table over the bytes of the names.
///
/// It starts with the words of `Word` under their fixed ids, so that one look-up tells names and keywords apart, and
/// forgets everything else when the next file begins.
package struct NameInterner: ~Copyable {
  struct Entry {
    var hash: UInt64
    /// The index of its first word.
    var start: UInt32
    /// In bytes.
    var length: UInt32
  }

  /// The bytes of all names, each filled up with zeros to whole words.
  private var words = Buffer<UInt64>()
  /// By id; entry 0 is the empty name.
  private(set) var entries = Buffer<Entry>()
  /// Their count is at least twice that of the names.
  private var slots = NameSlots(count: NameInterner.fewSlots)
  /// The slots that hold names of the present file.
  private var taken = Buffer<UInt32>()
  private var wordCount = 0
  /// What `words` holds for the words of the grammar.
  private var wordLength = 0

  private static let fewSlots = 4096

  package init() {
    entries.append(Entry(hash: NameTable.seed, start: 0, length: 0))
    for list in [Word.reserved, Word.contextual] {
      var word: [UInt8] = []
      list.withUTF8Buffer { text in word = Array(text) }
      for word in word.split(separator: 0x20) { _ = id(spelled: Array(word)) }
    }
    wordCount = entries.count - 1
    wordLength = words.count
    taken.removeAll()
  }

  package var count: Int { entries.count }

  /// Forgets all names of the last file.
  mutating func reset() {
    if slots.count > NameInterner.fewSlots << 2 {
      // A huge file must not slow down all that follow it.
      self = NameInterner()
      return
    }
    for index in taken.indices { slots[Int(taken[index])] = NameSlots.Slot() }
    taken.removeAll()
    entries.removeLast(entries.count - wordCount - 1)
    words.removeLast(words.count - wordLength)
  }

  /// Appends the bytes of a name to a text.
  @inline(__always)
  package mutating func append(_ id: UInt32, to text: inout Buffer<UInt8>) {
    let entry = entries[Int(id)]
    var left = Int(entry.length)
    var index = Int(entry.start)
    while left > 0 {
      text.append(words[index], length: min(left, 8))
      left &-= 8
      index &+= 1
    }
  }

  /// Appends the bytes of names to a text, where each then ends, and their hashes.
  package mutating func append(
    _ ids: borrowing Buffer<UInt32>, to text: inout Buffer<UInt8>, _ ends: inout Buffer<UInt32>,
    _ hashes: inout Buffer<UInt64>
  ) {
    for index in ids.indices { append(ids[index], to: &text) }
    var end: UInt32 = 0
    for index in ids.indices {
      let entry = entries[Int(ids[index])]
      end &+= entry.length
      ends.append(end)
      hashes.append(entry.hash)
    }
  }

  // MARK: Looking up

  /// The id of a name of one to sixteen bytes, filled up with zeros.
  @inline(__always)
  mutating func id(_ first: UInt64, _ second: UInt64, length: Int) -> UInt32 {
    let name = NameSlots.Slot(first, second, length)
    var index = slots.index(of: name)
    while true {
      let slot = slots[index]
      if slot.first == first && slot.second == second && slot.length == name.length { return slot.id }
      if slot.length == 0 { return add(name, index) }
      index &+= 1
    }
  }

  /// The id of a name of sixteen to twenty-four bytes.
  @inline(__always)
  mutating func id(_ first: UInt64, _ second: UInt64, _ third: UInt64, length: Int) -> UInt32 {
    if length == 16 { return id(first, second, length: 16) }
    let hash = NameTable.mixed(NameTable.mixed(NameTable.mixed(NameTable.seed, first), second), third)
    let name = NameSlots.Slot(first, hash, length)
    var index = slots.index(of: name)
    while true {
      let slot = slots[index]
      if slot.first == first && slot.second == hash && slot.length == name.length {
        let start = Int(entries[Int(slot.id)].start)
        if words[start &+ 1] == second && words[start &+ 2] == third { return slot.id }
      }
      if slot.length == 0 {
        let start = words.count
        words.append(first)
        words.append(second)
        words.append(third)
        return add(name, at: start, hash, index)
      }
      index &+= 1
    }
  }

  /// The id of the name that begins at `start`, and where it ends.
  @inline(__always)
  mutating func name(at start: Int, in source: borrowing SourceBytes) -> (id: UInt32, end: Int) {
    // Its words land behind those of the others while they are read, and stay there when the name is new.
    let first = words.count
    var hash = NameTable.seed
    var end = start
    while true {
      let word = source.word(at: end)
      var ends = WordScan.letterEnds(word)
      if ends != 0, source.mayContinueName(end &+ WordScan.length(ends)) { ends = WordScan.nameEnds(word) }
      if ends == 0 {
        words.append(word)
        hash = NameTable.mixed(hash, word)
        end &+= 8
        continue
      }
      let length = WordScan.length(ends)
      if length > 0 {
        let last = WordScan.prefix(word, before: ends)
        words.append(last)
        hash = NameTable.mixed(hash, last)
        end &+= length
      }
      break
    }
    if source[end] >= 0x80 || source[end] == 0x24 {
      // Rare: other letters than those of ASCII, or a dollar.
      words.removeLast(words.count &- first)
      end = source.endOfName(end)
      return (id(source, start, end), end)
    }
    return (idOfLast(first, length: end &- start, hash), end)
  }

  /// The id of `source[start..<end]`.
  @inline(never)
  package mutating func id(_ source: borrowing SourceBytes, _ start: Int, _ end: Int) -> UInt32 {
    guard start < end else { return 0 }
    let first = words.count
    var hash = NameTable.seed
    var position = start
    while position < end {
      let left = UInt64(truncatingIfNeeded: min(8, end &- position))
      let word = source.word(at: position) & (UInt64.max &>> (64 &- 8 &* left))
      words.append(word)
      hash = NameTable.mixed(hash, word)
      position &+= 8
    }
    return idOfLast(first, length: end &- start, hash)
  }

  /// The id of a name that stands nowhere in the file.
  package mutating func id(spelled text: [UInt8]) -> UInt32 {
    let bytes = SourceBytes(text)
    return id(bytes, 0, text.count)
  }

  /// The id of the name whose words are the last ones, from `first` on. They go when it has an id already.
  @inline(__always)
  private mutating func idOfLast(_ first: Int, length: Int, _ hash: UInt64) -> UInt32 {
    if length <= 16 {
      let (start, next) = (words[first], length > 8 ? words[first &+ 1] : 0)
      words.removeLast(words.count &- first)
      return id(start, next, length: length)
    }
    let name = NameSlots.Slot(words[first], hash, length)
    var index = slots.index(of: name)
    while true {
      let slot = slots[index]
      if slot.first == name.first && slot.second == hash && slot.length == name.length,
        endsWith(entries[Int(slot.id)], first)
      {
        words.removeLast(words.count &- first)
        return slot.id
      }
      if slot.length == 0 { return add(name, at: first, hash, index) }
      index &+= 1
    }
  }

  /// The words from `first` on are those of `entry`.
  @inline(__always)
  private func endsWith(_ entry: Entry, _ first: Int) -> Bool {
    var index = Int(entry.start)
    for last in first..<words.count {
      if words[index] != words[last] { return false }
      index &+= 1
    }
    return true
  }

  // MARK: Adding

  /// A new name of up to sixteen bytes.
  @inline(never)
  private mutating func add(_ name: NameSlots.Slot, _ index: Int) -> UInt32 {
    let start = words.count
    var hash = NameTable.mixed(NameTable.seed, name.first)
    words.append(name.first)
    if name.length > 8 {
      hash = NameTable.mixed(hash, name.second)
      words.append(name.second)
    }
    return add(name, at: start, hash, index)
  }

  /// A new name whose words are there, from `start` on.
  private mutating func add(_ name: NameSlots.Slot, at start: Int, _ hash: UInt64, _ index: Int) -> UInt32 {
    let id = UInt32(truncatingIfNeeded: entries.count)
    entries.append(Entry(hash: hash, start: UInt32(truncatingIfNeeded: start), length: name.length))
    var slot = name
    slot.id = id
    slots[index] = slot
    taken.append(UInt32(truncatingIfNeeded: index))
    if entries.count * 2 > slots.count { grow() }
    return id
  }

  @inline(never)
  private mutating func grow() {
    let larger = NameSlots(count: slots.count * 2)
    for old in 0..<slots.count where slots[old].length != 0 {
      let slot = slots[old]
      larger[larger.free(for: slot)] = slot
    }
    slots = larger
    taken.removeAll()
    for index in 0..<slots.count where slots[index].id > wordCount { taken.append(UInt32(truncatingIfNeeded: index)) }
  }
}
