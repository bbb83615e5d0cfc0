#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a thread does, as an object that C can carry.
private final class Toil {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Nil where the system gives no further thread: then the others do its work.
func startThread(_ body: @escaping () -> Void) -> pthread_t? {
  let toil = Unmanaged.passRetained(Toil(body))
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  // Deeply nested code needs more stack than a thread has by default on macOS.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  defer { pthread_attr_destroy(&attributes) }
  #if canImport(Darwin)
    var thread: pthread_t?
    let failed =
      pthread_create(
        &thread, &attributes,
        { raw in
          Unmanaged<Toil>.fromOpaque(raw).takeRetainedValue().body()
          return nil
        }, toil.toOpaque()) != 0
  #else
    var thread = pthread_t()
    let failed =
      pthread_create(
        &thread, &attributes,
        { raw in
          Unmanaged<Toil>.fromOpaque(raw!).takeRetainedValue().body()
          return nil
        }, toil.toOpaque()) != 0
  #endif
  if failed {
    toil.release()
    return nil
  }
  return thread
}
