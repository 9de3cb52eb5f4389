#!/bin/sh
# gap_programs.sh PROGRAM [COUNT [SEED]]: GAP works out random programs as this language does. Without GAP it is skipped
# (status 77).
command -v gap >/dev/null 2>&1 || { echo "GAP is not installed: nothing is compared"; exit 77; }
said=$("$1" "${2:-300}" "${3:-1}" | gap -q 2>&1)
[ "$said" = 0 ] || { echo "of random programs GAP says otherwise:"; echo "$said" | tail -n 40; exit 1; }
