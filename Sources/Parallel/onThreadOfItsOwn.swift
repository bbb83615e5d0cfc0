#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Does something on a thread that has as much stack as all others here, and waits for it.
///
/// How much the first thread of a process has depends on how the process was started (`ulimit -s`), and limits of
/// nesting count on more than 64 KB.
public func onThreadOfItsOwn<Result>(_ body: () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    let answer = Answer<Result>()
    // Where the system gives no thread, this one has to do.
    guard let thread = startThread({ answer.value = body() }) else { return body() }
    pthread_join(thread, nil)
    guard let value = answer.value else { preconditionFailure("a thread that has ended has its answer") }
    return value
  }
}

/// What one thread leaves for the one that waits for its end.
private final class Answer<Value> {
  var value: Value?
}
