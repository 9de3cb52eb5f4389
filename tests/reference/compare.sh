#!/bin/sh
# compare.sh PAGE WRITER…: the committed page must be the output of the writer. UPDATE_GOLDEN=1 accepts it.
set -eu
page=$1
shift
if [ -n "${UPDATE_GOLDEN:-}" ]; then "$@" >"$page"; exit; fi
"$@" | diff -u "$page" -
