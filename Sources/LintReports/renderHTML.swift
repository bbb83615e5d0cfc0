import Linter
import PlainJSON

/// One page that needs nothing else: no network, no font, no script but its own. It opens from a disk and as an
/// artifact of a build.
///
/// What comes from sources, configurations and file names is data. It stands in one element that no browser runs, and
/// the script puts it on the screen as text. The policy of the page lets its own script and its own style sheet run,
/// by their digests, and nothing else.
func renderHTML(_ report: Report, _ surroundings: Surroundings) -> String {
  let parts = pageParts()
  let values = [
    "policy": policy(script: parts.script, style: parts.style), "title": escaped("viperlint: \(report.heading)"),
    "style": parts.style, "data": inert(jsonText(pageData(report, surroundings), layout: .compact)),
    "script": parts.script,
  ]
  // One pass: a value may well hold what looks like a place for another.
  var page = ""
  var rest = parts.frame[...]
  while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
    page += rest[..<start.lowerBound] + (values[String(rest[start.upperBound..<end.lowerBound])] ?? "")
    rest = rest[end.upperBound...]
  }
  return page + rest
}

/// The frame of the page, the style sheet, and all script as one.
private func pageParts() -> (frame: String, style: String, script: String) {
  func joined(_ ending: String) -> String {
    pageFiles.filter { $0.path.hasSuffix(ending) }.map(\.text).joined()
  }
  // Of several files one scope: what one declares the others see, and the page's globals stay as they are.
  return (joined(".html"), "\n" + joined(".css"), "\n(() => {\n\"use strict\";\n" + joined(".js") + "start();\n})();\n")
}

/// What the page may do. No `unsafe-inline`, and text never becomes markup: browsers that know trusted types refuse.
private func policy(script: String, style: String) -> String {
  func digest(_ text: String) -> String { "'sha256-\(base64(sha256(Array(text.utf8))))'" }
  return "default-src 'none'; script-src \(digest(script)); style-src \(digest(style)); base-uri 'none'; "
    + "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
}

/// JSON that cannot end the element it stands in, begin a comment or a tag, or break a line where a script would.
private func inert(_ json: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(json.utf8.count)
  for scalar in json.unicodeScalars {
    switch scalar {
    case "<", ">", "&", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
    default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Text between tags and in attributes.
private func escaped(_ text: String) -> String {
  text.reduce(into: "") { result, character in
    switch character {
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "&": result += "&amp;"
    case "\"": result += "&quot;"
    default: result.append(character)
    }
  }
}
