#!/bin/sh
# source_archive.sh ROOT: checks that the source archive is reproducible with another checkout, time zone and git settings, and
# that it can be configured. Exit status 77 (skipped) outside a repository.
set -eu
git -C "$1" rev-parse HEAD >/dev/null 2>&1 || { echo 'this is not a git checkout'; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
one=$("$1/packaging/source-archive" "$work/one")
git clone -q "$1" "$work/clone"
other=$(cd / && umask 077 && TZ=Asia/Tokyo LC_ALL=C GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=tar.umask GIT_CONFIG_VALUE_0=077 \
    "$work/clone/packaging/source-archive" "$work/other")
cmp "$one" "$other"
tar -xzf "$one" -C "$work"
folder=$work/$(basename "$one" -sources.tar.gz)
(cd "$work/clone" && git ls-files) | sort >"$work/tracked"
(cd "$folder" && find . -type f -o -type l | sed 's|^\./||') | sort | cmp "$work/tracked" - || { echo 'files are missing'; exit 1; }
cmake -S "$folder" -B "$work/build" -G Ninja -DCUBELANG_TESTS=OFF >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
