#!/bin/sh
# version.sh ROOT CUBE: checks that the version is written only in CMakeLists.txt, is the newest in CHANGELOG.md, and is cited with its date.
set -eu
cd "$1"
version=$(packaging/version)
"$2" --version | grep -qx "cube $version\( ([0-9a-f]\{10\})\)\{0,1\}" || { echo "the program has another version"; exit 1; }
date=$(sed -n 's/^## [0-9.]*, \([0-9]\{4\}-[0-9][0-9]-[0-9][0-9]\)$/\1/p' CHANGELOG.md | head -n 1)
[ "$(grep -m1 '^## [0-9]' CHANGELOG.md)" = "## $version, $date" ] ||
    { echo "CHANGELOG.md has no section on $version with its date before the others"; exit 1; }
grep -qx "version: $version" CITATION.cff && grep -qx "date-released: $date" CITATION.cff ||
    { echo "CITATION.cff has another version or date than CHANGELOG.md"; exit 1; }
# No other file may contain the version.
git grep -nF "$version" -- . ':!CMakeLists.txt' ':!CHANGELOG.md' ':!CITATION.cff' ':!examples/notebooks' ':!*.golden' ':!*/package-lock.json' \
    >/dev/null 2>&1 || exit 0
echo "other files contain the version:"
git grep -nF "$version" -- . ':!CMakeLists.txt' ':!CHANGELOG.md' ':!CITATION.cff' ':!examples/notebooks' ':!*.golden' ':!*/package-lock.json'
exit 1
