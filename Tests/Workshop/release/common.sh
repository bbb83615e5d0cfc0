# What the scripts of a release share. Sourced, never run.
# shellcheck shell=bash
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
release=$here/Tests/Workshop/release
# shellcheck source=publisher disable=SC1091
. "$release/publisher"
# shellcheck disable=SC2034
placeholder="owner--placeholder"
fail() { echo "failed: $*" >&2; exit 1; }

version=$(sed -n 's/^let toolVersion = "\(.*\)"$/\1/p' "$here/Sources/viperlint/version.swift")
[ -n "$version" ] || fail "Sources/viperlint/version.swift does not say the version"

# Where the results go, and where they are made.
build=${WORKSHOP_BUILD:-$here/Tests/Workshop/.build}/release-of-viperlint
dist=${DIST:-$build/dist}
case $dist in /*) ;; *) dist=$here/$dist ;; esac

sha256() { if command -v sha256sum > /dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }
checksum() { sha256 "$1" | cut -d ' ' -f 1; }

# A tar.gz of a folder that is the same for the same content: dates and owners would make every archive another one. GNU
# and BSD tar say it differently.
archive() {
  local file=$1 folder=$2 name=$3
  if tar --version 2> /dev/null | grep -q GNU; then
    tar -C "$folder" --sort=name --owner=0 --group=0 --numeric-owner --mtime='2000-01-01 00:00Z' -cf - "$name"
  else
    find "$folder/$name" -exec touch -t 200001010000 {} +
    (cd "$folder" && find "$name" | LC_ALL=C sort | tar --uid 0 --gid 0 --no-recursion -cf - -T -)
  fi | gzip -9n > "$file"
}

# A zip of a folder that is the same for the same content.
zipped() {
  local file=$1 folder=$2 name=$3
  rm -f "$file"
  find "$folder/$name" -exec env TZ=UTC touch -t 200001010000 {} +
  (cd "$folder" && find "$name" | LC_ALL=C sort | TZ=UTC zip -qX9 "$file" -@)
}

# What the archive of the executable for a system and a processor is called, without its ending.
name_of() { echo "viperlint-$version-$1-$2"; }
