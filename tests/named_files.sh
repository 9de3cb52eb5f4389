#!/bin/sh
# named_files.sh [ROOT]: what the pages say of the tree must be true. Names, as file:line, every code span in a page that
# begins like a path of ours and is not one, every link to a file that is not there, and every `name` in `file` whose file
# does not hold the name; in a page beside the code also every `name.hpp` that is not in its folder. Placeholders (NAME, *,
# …, {…}) are not looked at.
set -eu
cd "${1:-.}"
failed=$(mktemp) || exit 1
trap 'rm -f "$failed"' EXIT
complain() { echo "$1"; echo x >>"$failed"; }

beside_code=$(find lang runtime -name README.md)
# shellcheck disable=SC2086  # no path of a page holds a blank
for page in README.md CONTRIBUTING.md tests/README.md docs/*.md $beside_code; do
    grep -noE '`(lang|runtime|front|stdlib|tests|docs|examples|packaging|cmake)/[A-Za-z0-9_./+-]*`' "$page" | tr -d '`' |
        while IFS=: read -r line path; do
            case $path in *[A-Z][A-Z]*) continue ;; esac
            [ -e "$path" ] || complain "$page:$line: there is no $path"
        done
    grep -noE '\]\([^)#:]+' "$page" | sed 's/](//' |
        while IFS=: read -r line path; do
            [ -e "$(dirname "$page")/$path" ] || complain "$page:$line: the link leads to no file: $path"
        done
    grep -noE '`[A-Za-z0-9_]+` in `[A-Za-z0-9_./]+`' "$page" | sed 's/` in `/ /; s/`//g' |
        while IFS=': ' read -r line name path; do
            [ ! -e "$path" ] || grep -qw "$name" "$path" || complain "$page:$line: $path does not hold $name"
        done
done
for page in $beside_code; do
    grep -noE '`[a-z0-9_]+\.(hpp|cpp)`' "$page" | tr -d '`' |
        while IFS=: read -r line name; do
            [ -e "$(dirname "$page")/$name" ] || complain "$page:$line: there is no $name beside it"
        done
done
[ ! -s "$failed" ]
