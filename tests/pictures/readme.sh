#!/bin/sh
# readme.sh CUBE FOLDER: the pictures in README.md are those that the commands below them write.
set -eu
cube=$1
root=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
sed -n 's/^| *`\(.*\)` *|$/\1/p' "$root/README.md" | sed 's/` | `/\n/g' >commands
test "$(wc -l <commands)" -ge 3
while read -r command; do
    file=$(printf '%s\n' "$command" | sed 's/.*"\([^"]*\.svg\)".*/\1/')
    "$cube" -e "$command" >/dev/null
    cmp "$file" "$root/docs/pictures/$file"
done <commands
