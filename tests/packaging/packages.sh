#!/bin/sh
# packages.sh ROOT BUILD_TREE: builds the Debian packages and checks that lintian finds no errors and that the program in them
# works. Exit status 77 (skipped) without dpkg.
set -eu
command -v dpkg-deb >/dev/null && command -v dpkg-shlibdeps >/dev/null && command -v file >/dev/null || { echo 'dpkg is not installed'; exit 77; }
command -v python3 >/dev/null || { echo 'no python3'; exit 77; }
root=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
    echo "$*"
    exit 1
}

SOURCE_DATE_EPOCH=1700000000
export SOURCE_DATE_EPOCH
cpack --config "$2/CPackConfig.cmake" -B "$work/packed" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
version=$("$root/packaging/version")
for package in "$work"/packed/*.deb; do
    dpkg-deb --info "$package" >"$work/info"
    grep -q "^ Version: $version-1\$" "$work/info" || fail "$package: wrong version"
    dpkg-deb --contents "$package" | awk '$6 !~ /^\.\/usr\// && $6 != "./" && $6 != "./usr/"' | grep . && fail "$package: files outside /usr"
    dpkg-deb --extract "$package" "$work/system"
done
for package in cubelang libcubelang0 libcubelang-dev; do
    for file in copyright changelog.gz changelog.Debian.gz; do
        [ -s "$work/system/usr/share/doc/$package/$file" ] || fail "$package lacks $file"
    done
done
python3 "$root/tests/packaging/notices.py" "$root" --packed "$work"/packed/*.deb || fail 'licences are missing'
[ "$("$work/system/usr/bin/cube" -e 'order(R U)')" = 105 ] || fail 'the packed program does not work'

if command -v lintian >/dev/null; then
    # The packages are not meant for Debian's archive (initial-upload-closes-no-bugs is expected).
    lintian --allow-root --no-tag-display-limit --fail-on error "$work"/packed/*.deb >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
fi
