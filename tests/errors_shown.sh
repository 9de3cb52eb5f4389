#!/bin/sh
# errors_shown.sh [ROOT]: names every message in the sources that no test has ever seen. A message is a string that follows
# `Error(`, `fail(` or a row of messages.hpp or strange.cpp; its longest piece without `{}` must stand in some
# tests/errors/*.golden or tests/lessons/*.golden, or in a unit test's source.
set -eu
cd "${1:-.}"

# Not reached by a small program: memory, a gigabyte of text, minutes of searching, someone's interrupt, a fault of our own.
exempt='there is not enough memory for this
there is not enough memory for the smallest tables of the solver
so little is asked that nearly anything would do
this group has more states than fit into {} MB: {} are counted up to distance {}
found {}, and it does not do what was asked: this is a fault in the program
interrupted: {}
interrupted: complete up to distance {}, {} states
a text has {} bytes at most
interrupted'

messages() {
    grep -ohE '(Error|fail|mistake)\([^"]*"([^"\\]|\\.)+"' lang/*.cpp runtime/eval/*.cpp runtime/session.cpp runtime/lesson/*.cpp | sed 's/^[^"]*"\(.*\)"$/\1/'
    grep -ohE 'complaint<[^>]*>\{"([^"\\]|\\.)+"' lang/messages.hpp | sed 's/^[^"]*"\(.*\)"$/\1/'
    grep -ohE '^ *\{"([^"\\]|\\.)+", "([^"\\]|\\.)+"' lang/strange.cpp | sed 's/.*", "\(.*\)"$/\1/'
    grep -ohE 'return \{(fmt::format\()?"([^"\\]|\\.)+"' runtime/eval/*.cpp | sed 's/^[^"]*"\(.*\)"$/\1/'
}

# The longest piece between the `{…}` of a message, its escapes undone.
longest_piece() {
    sed 's/\\\(.\)/\1/g; s/{[a-z0-9]*}/\n/g' | awk 'length($0) > length(best) { best = $0 } END { print best }'
}

seen=$(mktemp)
trap 'rm -f "$seen"' EXIT
cat tests/errors/*.golden tests/lessons/*.golden tests/lesson/*.cpp tests/eval/*.cpp tests/lang/*.cpp tests/*_test.cpp >"$seen"
status=0
while IFS= read -r message; do
    printf '%s\n' "$exempt" | grep -qxF -- "$message" && continue
    piece=$(printf '%s\n' "$message" | longest_piece)
    grep -qF -- "$piece" "$seen" && continue
    printf 'no test shows: %s\n' "$message"
    status=1
done <<EOF
$(messages | sort -u)
EOF
exit "$status"
