/// `1 error`, `2 errors`, `2 entities`, `2 gateways`.
public func counted(_ number: Int, _ noun: String) -> String {
  if number == 1 { return "1 \(noun)" }
  let isVowelBeforeY = noun.dropLast().last.map { "aeiou".contains($0) } ?? true
  return noun.hasSuffix("y") && !isVowelBeforeY ? "\(number) \(noun.dropLast())ies" : "\(number) \(noun)s"
}
