#!/usr/bin/env bash
# release-notes.sh TAG: prints the section of CHANGELOG.md for a tag such as v1.2.0 or v1.2.0-rc.1. Fails if a package has
# another version, or if the changelog has no section for it.
set -euo pipefail
version=${1#v}
fail() {
  echo "$1 docs/releasing.md has the steps." >&2
  exit 1
}
for file in */package.json; do
  found=$(node -p 'require(path.resolve(process.argv[1])).version' "$file")
  [ "$found" = undefined ] || [ "$found" = "$version" ] || fail "$file has the version $found, and the tag is $1."
done
notes=$(awk -v head="## [$version]" 'index($0, "## [") == 1 { on = index($0, head) == 1; next } on' CHANGELOG.md)
[[ $notes == *[![:space:]]* ]] || fail "CHANGELOG.md has no section [$version], or it is empty."
echo "$notes"
