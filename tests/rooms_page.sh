#!/bin/sh
# rooms_page.sh ROOT ROWS: the table of rooms in CONTRIBUTING.md names every room of ROWS (see layers.sh), in their order, each
# with exactly the rooms that it may include and a sentence that says what it holds. With UPDATE_GOLDEN=1 in the environment the
# rooms are written as they are, and the sentences kept.
set -eu
page=$1/CONTRIBUTING.md
new=$(mktemp)
trap 'rm -f "$new"' EXIT

awk -F' *[|] *' '
    # The rows of CMake: a target that is no room is a library, and has no place here.
    FNR == NR {
        count = split($0, word, / +/)
        sub(/:$/, "", word[1])
        rooms[++last] = word[1]
        known[word[1]] = 1
        for (i = 2; i <= count; ++i)
            if (word[i] in known) uses[word[1]] = uses[word[1]] (uses[word[1]] == "" ? "" : ", ") word[i]
        next
    }
    /^\| room \| may include \| holds \|$/ { table = NR }
    !table { print; next }
    table && /^\|/ {
        if (NR < table + 2) print
        else { room = $2; gsub(/`/, "", room); holds[room] = $4 }
        next
    }
    {
        write_rows()
        print
        table = 0
    }
    END { if (table) write_rows(); exit broken }
    function complain(text) {
        print "CONTRIBUTING.md: " text | "cat 1>&2"
        broken = 1
    }
    function write_rows(    i, room) {
        for (i = 1; i <= last; ++i) {
            room = rooms[i]
            printf "| `%s` | %s | %s |\n", room, uses[room], holds[room]
            if (holds[room] !~ /[a-z] /) complain("no sentence says what " room " holds")
            if (holds[room] ~ / and /) complain("are these two rooms? " room ": " holds[room])
        }
    }' "$2" "$page" >"$new" && status=0 || status=1

if [ -n "${UPDATE_GOLDEN:-}" ]; then
    cmp -s "$page" "$new" || cp "$new" "$page"
else
    diff -u "$page" "$new" || { echo "UPDATE_GOLDEN=1 writes the rooms as CMakeLists.txt has them"; status=1; }
fi
exit "$status"
