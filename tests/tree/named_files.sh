#!/bin/sh
# named_files.sh [ROOT]: checks the files and names that pages mention. Lists, as file:line, every code span that begins like a
# path of ours but does not exist, every link to a missing file, and every `name` in `file` where the file does not contain the
# name; in a README beside code also every `name.hpp` that is not in its folder. Placeholders (NAME, *, …, {…}) are ignored.
set -eu
cd "${1:-.}"
failed=$(mktemp) || exit 1
trap 'rm -f "$failed"' EXIT
complain() { echo "$1"; echo x >>"$failed"; }

beside_code=$(find lang runtime stdlib -name README.md)
# shellcheck disable=SC2086  # no path contains a blank
for page in README.md CONTRIBUTING.md tests/README.md front/README.md examples/README.md docs/*.md $beside_code; do
    grep -noE '`(lang|runtime|front|stdlib|tests|docs|examples|packaging|cmake)/[A-Za-z0-9_./+-]*`' "$page" | tr -d '`' |
        while IFS=: read -r line path; do
            case $path in *[A-Z][A-Z]*) continue ;; esac
            [ -e "$path" ] || complain "$page:$line: $path does not exist"
        done
    grep -noE '\]\([^)#:]+' "$page" | sed 's/](//' |
        while IFS=: read -r line path; do
            [ -e "$(dirname "$page")/$path" ] || complain "$page:$line: dead link: $path"
        done
    grep -noE '`[A-Za-z0-9_]+` in `[A-Za-z0-9_./]+`' "$page" | sed 's/` in `/ /; s/`//g' |
        while IFS=': ' read -r line name path; do
            [ ! -e "$path" ] || grep -qw "$name" "$path" || complain "$page:$line: $path does not contain $name"
        done
done
for page in $beside_code; do
    grep -noE '`[a-z0-9_]+\.(hpp|cpp)`' "$page" | tr -d '`' |
        while IFS=: read -r line name; do
            [ -e "$(dirname "$page")/$name" ] || complain "$page:$line: $name is not in its folder"
        done
done
[ ! -s "$failed" ]
