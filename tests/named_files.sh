#!/bin/sh
# named_files.sh [ROOT]: what the pages say of the tree must be true. Names, as file:line, every code span in
# CONTRIBUTING.md, README.md and docs/*.md that begins like a path of ours and is none, every link to a file that is not
# there, and every `name` in `file` whose file does not hold the name. Placeholders (NAME, *, …, {…}) are not looked at.
set -eu
cd "${1:-.}"
failed=$(mktemp) || exit 1
trap 'rm -f "$failed"' EXIT
complain() { echo "$1"; echo x >>"$failed"; }

for page in README.md CONTRIBUTING.md docs/*.md; do
    grep -noE '`(lang|library|runtime|site|stdlib|tests|docs|examples|editors|cmake)/[A-Za-z0-9_./+-]*`' "$page" | tr -d '`' |
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
[ ! -s "$failed" ]
