import SwiftFacts

/// Numbers the distinct names of one file: an open-addressing table over the bytes of the names.
///
/// It starts with the words of `Word` under their fixed ids, so that one look-up tells names and keywords apart, and
/// forgets everything else when the next file begins.
struct NameInterner: ~Copyable {
  struct Entry {
    var hash: UInt64
    /// The first eight bytes: enough to tell most names apart without going to `bytes`.
    var head: UInt64
    /// The index of its first word.
    var start: UInt32
    /// In bytes.
    var length: UInt32
  }

  /// The bytes of all names, each filled up with zeros to whole words.
  private var words = Buffer<UInt64>()
  /// By id; entry 0 is the empty name.
  private(set) var entries = Buffer<Entry>()
  /// Ids, 0 for a free slot. The count is a power of two, at least twice that of the names.
  private var slots: [UInt32]
  /// The slots that hold names of the present file.
  private var taken = Buffer<UInt32>()
  private var wordCount = 0
  /// What `words` holds for the words of the grammar.
  private var wordLength = 0

  init() {
    slots = Array(repeating: 0, count: 4096)
    entries.append(Entry(hash: NameTable.seed, head: 0, start: 0, length: 0))
    for list in [Word.reserved, Word.contextual] {
      var word: [UInt8] = []
      list.withUTF8Buffer { text in word = Array(text) }
      for word in word.split(separator: 0x20) {
        let array = Array(word)
        _ = id(array.span, 0, array.count)
      }
    }
    wordCount = entries.count - 1
    wordLength = words.count
    taken.removeAll()
  }

  var count: Int { entries.count }

  /// Forgets all names of the last file.
  mutating func reset() {
    if slots.count > 1 << 16 {
      // A huge file must not slow down all that follow it.
      self = NameInterner()
      return
    }
    for index in taken.indices { slots[Int(taken[index])] = 0 }
    taken.removeAll()
    entries.removeLast(entries.count - wordCount - 1)
    words.removeLast(words.count - wordLength)
  }

  /// Appends the bytes of a name to a text.
  func append(_ id: UInt32, to text: inout Buffer<UInt8>) {
    let entry = entries[Int(id)]
    var left = Int(entry.length)
    var index = Int(entry.start)
    while left > 0 {
      var word = words[index]
      for _ in 0..<min(left, 8) {
        text.append(UInt8(truncatingIfNeeded: word))
        word &>>= 8
      }
      left &-= 8
      index &+= 1
    }
  }

  /// The id of `source[start..<end]`, whose hash and first eight bytes are known.
  @inline(__always)
  mutating func id(_ source: Span<UInt8>, _ start: Int, _ end: Int, hash: UInt64, head: UInt64) -> UInt32 {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    let length = UInt32(truncatingIfNeeded: end &- start)
    while true {
      let id = slots[slot]
      if id == 0 { break }
      let entry = entries[Int(id)]
      if entry.hash == hash && entry.head == head && entry.length == length
        && (length <= 8 || equals(entry, source, start))
      {
        return id
      }
      slot = (slot &+ 1) & mask
    }
    return insert(source, start, end, hash: hash, head: head)
  }

  /// The id of `source[start..<end]`.
  mutating func id(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    var hash = NameTable.seed
    var head: UInt64 = 0
    var position = start
    while position < end {
      let word = NameInterner.word(source, position, end)
      if position == start { head = word }
      hash = NameTable.mixed(hash, word)
      position += 8
    }
    return id(source, start, end, hash: hash, head: head)
  }

  /// The bytes behind the first eight are the same.
  private func equals(_ entry: Entry, _ source: Span<UInt8>, _ start: Int) -> Bool {
    var offset = 8
    var index = Int(entry.start) &+ 1
    while offset < Int(entry.length) {
      if words[index] != NameInterner.word(source, start &+ offset, start &+ Int(entry.length)) { return false }
      offset &+= 8
      index &+= 1
    }
    return true
  }

  /// Up to eight bytes from `start` on, zeros from `end` on.
  @inline(__always)
  private static func word(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    let word = WordScan.load(source, start)
    return end &- start >= 8 ? word : word & ((1 &<< UInt64(truncatingIfNeeded: 8 &* (end &- start))) &- 1)
  }

  @inline(never)
  private mutating func insert(
    _ source: Span<UInt8>, _ start: Int, _ end: Int, hash: UInt64, head: UInt64
  ) -> UInt32 {
    if (entries.count + 1) * 2 > slots.count { grow() }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    let id = UInt32(entries.count)
    slots[slot] = id
    taken.append(UInt32(slot))
    entries.append(
      Entry(hash: hash, head: head, start: UInt32(words.count), length: UInt32(truncatingIfNeeded: end - start)))
    var position = start
    while position < end {
      words.append(NameInterner.word(source, position, end))
      position += 8
    }
    return id
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    taken.removeAll()
    for id in 1..<entries.count {
      var slot = Int(truncatingIfNeeded: entries[id].hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id)
      if id > wordCount { taken.append(UInt32(slot)) }
    }
  }
}
