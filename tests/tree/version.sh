#!/bin/sh
# version.sh ROOT CUBE: checks that the version is written only in CMakeLists.txt, and is the newest in CHANGELOG.md.
set -eu
cd "$1"
version=$(packaging/version)
"$2" --version | grep -qx "cube $version\( ([0-9a-f]\{10\})\)\{0,1\}" || { echo "the program has another version"; exit 1; }
grep -m1 '^## [0-9]' CHANGELOG.md | grep -q "^## $version, [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]\$" ||
    { echo "CHANGELOG.md has no section on $version with its date before the others"; exit 1; }
# No other file may contain the version.
git grep -nF "$version" -- . ':!CMakeLists.txt' ':!CHANGELOG.md' ':!examples/notebooks' ':!*.golden' ':!*/package-lock.json' \
    >/dev/null 2>&1 || exit 0
echo "other files contain the version:"
git grep -nF "$version" -- . ':!CMakeLists.txt' ':!CHANGELOG.md' ':!examples/notebooks' ':!*.golden' ':!*/package-lock.json'
exit 1
