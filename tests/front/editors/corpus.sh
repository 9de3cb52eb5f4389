#!/bin/sh
# corpus.sh ROOT FOLDER: writes all text in the language of this repository as files to FOLDER: programs, the library, tests
# of mistakes, the input in blocks of lessons and pages, and hard.cube.
# Two tests are left out: editors handle invalid UTF-8 and combining characters differently.
set -eu
cd "$1"
to=$2

tar -cf - examples/*.cube examples/documents/*.cube stdlib/*.cube tests/pictures/*.cube tests/front/editors/*.cube |
    tar -xf - -C "$to"
sh tests/errors/programs.sh "$to/errors"
rm "$to/errors/characters/strange/broken_utf8.cube" "$to/errors/characters/strange/letters_like_ours.cube"

# The blocks of a page, in one file: in lessons whole blocks, in docs the input after the prompts.
blocks() { # PAGE
    awk '/^```cube$/ { inside = 1; next } /^```$/ { inside = 0; print "" } inside' "$1"
}
for page in examples/lessons/*.md; do blocks "$page" >"$to/$(basename "$page" .md).cube"; done
for page in docs/*.md README.md; do  # docs/README.md has no blocks
    blocks "$page" | sed -n -E 's/^(super)?cube [0-9]+> //p; s/^ *([0-9]+:)?([({["]|\/[*])? ?\.\.\.> //p' \
        >"$to/$(basename "$page" .md).cube"
done
