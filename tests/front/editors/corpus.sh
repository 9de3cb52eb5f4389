#!/bin/sh
# corpus.sh ROOT FOLDER: all that is written in the language here, as files in FOLDER: programs, the library, tests of
# mistakes, what is typed in the blocks of lessons and pages, and hard.cube.
# Without two tests of characters: broken UTF-8 is no text to an editor, a combining character none of its own.
set -eu
cd "$1"
to=$2

tar -cf - examples/*.cube examples/documents/*.cube stdlib/*.cube tests/pictures/*.cube tests/front/editors/*.cube |
    tar -xf - -C "$to"
sh tests/errors/programs.sh "$to/errors"
rm "$to/errors/characters/strange/broken_utf8.cube" "$to/errors/characters/strange/letters_like_ours.cube"

# The blocks of a page, one file each page: in lessons they are programs, in docs what stands behind the prompts counts.
blocks() { # PAGE
    awk '/^```cube$/ { inside = 1; next } /^```$/ { inside = 0; print "" } inside' "$1"
}
for page in examples/lessons/*.md; do blocks "$page" >"$to/$(basename "$page" .md).cube"; done
for page in README.md docs/*.md; do
    blocks "$page" | sed -n -E 's/^(super)?cube [0-9]+> //p; s/^ *([0-9]+:)?([({[]|\/[*])? ?\.\.\.> //p' \
        >"$to/$(basename "$page" .md).cube"
done
