// What lies in no slice may be used by all, and use all.
final class Clock { let cart = Cart() }
