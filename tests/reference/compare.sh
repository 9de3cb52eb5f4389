#!/bin/sh
# compare.sh WRITER PAGE: the committed page must be what the writer writes now. UPDATE_GOLDEN=1 accepts it.
if [ -n "$UPDATE_GOLDEN" ]; then "$1" >"$2"; exit; fi
"$1" | diff -u "$2" -
