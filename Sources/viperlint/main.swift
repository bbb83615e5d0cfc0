import Parallel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(onThreadOfItsOwn { enter(arguments: Array(CommandLine.arguments.dropFirst())) }.rawValue)
