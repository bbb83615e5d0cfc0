#!/bin/sh
# Installs a released viperlint for this machine, after comparing its checksum:
#
#   curl -fsSL https://github.com/owner--placeholder/viperlint/releases/latest/download/install.sh | sh
#
# VIPERLINT_VERSION   which (default: in a release that one, else the newest)
# VIPERLINT_PREFIX    where: PREFIX/bin/viperlint; manual page and completions below PREFIX/share (default: ~/.local)
# VIPERLINT_SHA256    the checksum that the archive must have; without it the SHA256SUMS of the release says it
# VIPERLINT_RELEASES  another address of the releases, a mirror's for example; a folder as file:///folder
#
# Needs curl or wget, tar, and sha256sum or shasum. Writes nothing outside of VIPERLINT_PREFIX and a temporary folder.
set -eu

releases=${VIPERLINT_RELEASES:-https://github.com/owner--placeholder/viperlint/releases}
version=${VIPERLINT_VERSION:-latest}
prefix=${VIPERLINT_PREFIX:-$HOME/.local}

fail() { echo "viperlint: $*" >&2; exit 1; }

case $(uname -s) in
  Linux) system=linux ;;
  Darwin) system=macos ;;
  *) fail "there is no executable for $(uname -s); build it: swift build -c release --product viperlint" ;;
esac
case $system-$(uname -m) in
  macos-*) processor=universal ;;
  *-x86_64 | *-amd64) processor=x86_64 ;;
  *-aarch64 | *-arm64) processor=aarch64 ;;
  *) fail "there is no executable for $(uname -m); build it: swift build -c release --product viperlint" ;;
esac
if [ "$version" = latest ]; then from=$releases/latest/download; else from=$releases/download/$version; fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fetch() {
  case $1 in
    file://*) cp "${1#file://}" "$2" 2> /dev/null ;;
    *)
      if command -v curl > /dev/null; then curl -fsSL --retry 3 --proto '=https' --tlsv1.2 -o "$2" "$1"
      elif command -v wget > /dev/null; then wget -q --https-only -O "$2" "$1"
      else fail "neither curl nor wget is installed"
      fi ;;
  esac
}
sha256() {
  if command -v sha256sum > /dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

fetch "$from/SHA256SUMS" "$scratch/sums" || fail "$from/SHA256SUMS cannot be fetched; is there a release $version?"
line=$(grep -E "^[0-9a-f]{64} [ *]viperlint-[0-9][0-9.]*-$system-$processor\.tar\.gz\$" "$scratch/sums" || true)
[ -n "$line" ] || fail "release $version has no executable for $system on $processor"
wanted=${line%% *}
archive=${line##* }
archive=${archive#\*}
fetch "$from/$archive" "$scratch/$archive" || fail "$from/$archive cannot be fetched"
found=$(sha256 "$scratch/$archive")
[ "$found" = "$wanted" ] || fail "$archive has the checksum $found, SHA256SUMS says $wanted; nothing was installed"
if [ -n "${VIPERLINT_SHA256:-}" ] && [ "$found" != "$VIPERLINT_SHA256" ]; then
  fail "$archive has the checksum $found, VIPERLINT_SHA256 says $VIPERLINT_SHA256; nothing was installed"
fi

tar -C "$scratch" -xzf "$scratch/$archive"
top=$scratch/${archive%.tar.gz}
# A running viperlint keeps its own file: the new one takes the name in one step.
put() {
  mkdir -p "$(dirname "$prefix/$2")"
  cp "$top/$1" "$prefix/$2.new.$$"
  mv -f "$prefix/$2.new.$$" "$prefix/$2"
}
put share/man/man1/viperlint.1 share/man/man1/viperlint.1
put share/completions/viperlint.bash share/bash-completion/completions/viperlint
put share/completions/viperlint.zsh share/zsh/site-functions/_viperlint
put share/completions/viperlint.fish share/fish/vendor_completions.d/viperlint.fish
put bin/viperlint bin/viperlint
"$prefix/bin/viperlint" --version > /dev/null || fail "$prefix/bin/viperlint does not run on this machine"
echo "$("$prefix/bin/viperlint" --version) is installed: $prefix/bin/viperlint" >&2
case :$PATH: in
  *:"$prefix/bin":*) ;;
  *) echo "$prefix/bin is not on the PATH" >&2 ;;
esac
