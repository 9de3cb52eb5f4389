#!/bin/sh
# version.sh ROOT CUBE: the version is told by all from the one place where it stands, and CHANGELOG.md begins with it.
set -eu
cd "$1"
version=$(packaging/version)
[ "$("$2" --version)" = "cube $version" ] || { echo "the program says another version"; exit 1; }
grep -m1 '^## ' CHANGELOG.md | grep -q "^## $version, [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]\$" ||
    { echo "CHANGELOG.md does not begin with $version and its day"; exit 1; }
# Elsewhere a file says that it is made from there.
git grep -nF "$version" -- . ':!CMakeLists.txt' ':!CHANGELOG.md' ':!examples/notebooks' ':!*.golden' ':!*/package-lock.json' \
    >/dev/null 2>&1 || exit 0
echo "the version stands elsewhere too:"
git grep -nF "$version" -- . ':!CMakeLists.txt' ':!CHANGELOG.md' ':!examples/notebooks' ':!*.golden' ':!*/package-lock.json'
exit 1
