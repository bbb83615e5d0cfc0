import Linter
import SourceText

/// Whether a file is one by its name: `App-Bridging-Header.h`.
func isBridgingHeader(_ name: String) -> Bool { name.hasSuffix("-Bridging-Header.h") }

/// The modules that a bridging header imports: `#import <UIKit/UIKit.h>`, `#include <UIKit/UIImage.h>`, `@import
/// UIKit;`. Comments are left out.
func modulesImported(by header: [UInt8]) -> [String] {
  var modules: [String] = []
  var isComment = false
  for line in header.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
    var text = String(decoding: line, as: UTF8.self)[...]
    if isComment {
      guard let end = text.firstRange(of: "*/") else { continue }
      text = text[end.upperBound...]
      isComment = false
    }
    // What stands behind two slashes opens nothing: `// see Modules/*.h`.
    while let start = text.firstRange(of: "/*"), !text[..<start.lowerBound].contains("//") {
      guard let end = text[start.upperBound...].firstRange(of: "*/") else {
        isComment = true
        text = text[..<start.lowerBound]
        break
      }
      text = Substring(String(text[..<start.lowerBound]) + " " + String(text[end.upperBound...]))
    }
    if let start = text.firstRange(of: "//") { text = text[..<start.lowerBound] }
    let words = text.split(whereSeparator: { " \t<>;\"".contains($0) })
    guard words.count > 1 else { continue }
    switch (words[0], words[1]) {
    case ("@import", let module): modules.append(String(module.prefix { $0 != "." }))
    case ("#import", let path), ("#include", let path):
      guard text.contains("<"), let slash = path.firstIndex(of: "/") else { continue }
      modules.append(String(path[..<slash]))
    case ("#", let word) where word == "import" || word == "include":
      guard words.count > 2, text.contains("<"), let slash = words[2].firstIndex(of: "/") else { continue }
      modules.append(String(words[2][..<slash]))
    default: continue
    }
  }
  return modules
}
