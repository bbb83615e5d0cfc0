import SourceText
import SwiftFacts
import Workspace

/// What viperlint writes into `pre-commit`, and how it knows it again.
struct HookScript {
  var text: String

  /// - Parameters:
  ///   - flags: what `viperlint hook run` is told.
  ///   - executable: programs with windows often commit with a short `PATH`, so the executable that installs the hook is
  ///     named, too.
  init(flags: [String], executable: String) {
    let words = (["hook", "run"] + flags).map { $0.allSatisfy(isPlain) ? $0 : quoted($0) }.joined(separator: " ")
    let body = """
      #!/bin/sh
      \(Self.mark); `viperlint hook uninstall` takes it away.

      # Whoever keeps this hook may be kept by it: once is enough.
      if [ "$VIPERLINT_HOOK" = "$PWD" ]; then exit 0; fi
      VIPERLINT_HOOK=$PWD
      export VIPERLINT_HOOK

      # The hook that was there before runs first, under its own name: some look at it. A script of a shell sees its folder
      # besides, because it is read instead of started.
      hooks=$(dirname "$0")
      before="$hooks/pre-commit.before-viperlint"
      if [ -x "$before" ]; then
        IFS= read -r first < "$before"
        case "$first " in
          '#!'*/sh' '* | '#!'*' sh '* | '#!'*/bash' '* | '#!'*' bash '* | '#!'*/dash' '* | '#!'*' dash '*)
            ${first#??} -c 'viperlint_before=$1; shift; . "$viperlint_before"' "$hooks/pre-commit" "$before" "$@" || exit $?
            ;;
          *)
            named=$(mktemp -d) || exit 1
            ln -s "$(cd "$hooks" && pwd)/pre-commit.before-viperlint" "$named/pre-commit"
            "$named/pre-commit" "$@"
            code=$?
            rm -r "$named"
            if [ $code != 0 ]; then exit $code; fi
            ;;
        esac
      fi

      viperlint=viperlint
      command -v viperlint > /dev/null 2>&1 || viperlint=\(quoted(executable))
      if ! command -v "$viperlint" > /dev/null 2>&1; then
        echo "viperlint is not on the PATH; 'git commit --no-verify' commits without it" >&2
        exit 1
      fi
      exec "$viperlint" \(words)

      """
    text = body + Self.seal(of: body)
  }

  private static let mark = "# Made by `viperlint hook install`"

  /// The last line: by it changes are noticed.
  private static func seal(of body: String) -> String {
    "# viperlint \(String(NameTable.hash(of: body.utf8), radix: 16))\n"
  }

  /// What there is at the path of a hook.
  enum State {
    case nothing
    /// As viperlint wrote it, this one or another version.
    case untouched
    /// Written by viperlint, and changed since.
    case edited
    case foreign
  }

  static func state(at path: String) -> State {
    guard isTaken(path) else { return .nothing }
    guard let bytes = try? readFile(path).get() else { return .foreign }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains(mark) else { return .foreign }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.dropLast(2).map { $0 + "\n" }.joined()
    return text == body + seal(of: body) ? .untouched : .edited
  }
}

private func isPlain(_ character: Character) -> Bool {
  character.isASCII && (character.isLetter || character.isNumber || "-_./=".contains(character))
}

/// A word for a shell.
private func quoted(_ word: String) -> String {
  "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
