#!/bin/sh
# seeds.sh ROOT TARGET FOLDER: fills the folder with inputs to start from, made of files in the tree: programs,
# lessons, and the texts in quotes in them. Each input begins with the bytes that its target reads first.
set -eu
root=$1 target=$2 folder=$3
mkdir -p "$folder"
cd "$root"

seed() { printf '%s' "$2" >"$folder/$1"; } # NAME TEXT
files() { # PREFIX, the files' names on standard input
    number=0
    while IFS= read -r file; do seed "file-$1-$((number += 1))" "$1$(cat "$file")"; done
}
lines() { # PREFIX, the lines on standard input
    number=0
    while IFS= read -r line; do seed "line-$1-$((number += 1))" "$1$line"; done
}
failing=$(mktemp -d)
trap 'rm -rf "$failing"' EXIT
sh tests/errors/programs.sh "$failing"
programs() { find examples stdlib "$failing" tests/pictures -name '*.cube' -size -12k | sort; }
quoted() { programs | xargs grep -ho '"[^"]\{2,400\}"' | tr -d '"' | sort -u; }
reference() {
    awk '/^```/ { inside = !inside; first = 1; next } inside && first { print; first = 0 }
         sub(/^`/, "") && sub(/` → `.*/, "")' docs/built-ins.md
}
is_written() { grep '[0-9{(]'; }

case $target in
    parser | layout) programs | files '' ;;
    session) programs | files aa; for way in a b c d; do reference | lines "a$way"; done ;;
    superset) quoted | lines ba; quoted | lines bb ;;
    kpuzzle) quoted | is_written | lines baa; for cube in a b c d e f; do seed "$cube" "${cube}aabab"; done ;;
    forms)
        for form in e f g h i j k l m; do
            quoted | is_written | lines "${form}caaa"
            for cube in a b c d e f; do seed "$form$cube" "$form${cube}aabab"; done
        done ;;
    lessons)
        find examples/lessons -name '*.md' | files Pa
        find tests/lessons -name '*.session' | files Pb ;;
    editor) find tests/transcripts -name '*.transcript' -size -2k | files aPY ;;
    lsp)
        programs | files aP
        seed message 'aPContent-Length: 40\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"exit"}'
        for text in a b c d e f g h; do seed "edits-$text" "b${text}abcdefghabcdefghabcdefghabcdefgh"; done ;;
    lines) seed group "$(printf '\014\024')" ;; # let <R, U>
    programs) for law in a b c d e f g h i j k l m n o p; do seed "$law" "ba${law}bcdefghijklmnop"; done ;;
    *) echo "there is no target $target"; exit 2 ;;
esac
