#!/bin/sh
# emacs.sh ROOT EDITORS CUBE: checks that cube-mode compiles without warnings and passes emacs_test.el, and eglot_test.el if
# Eglot is installed. Exit status 77 (skipped) without Emacs.
set -eu
command -v emacs >/dev/null || { echo 'Emacs is not installed'; exit 77; }
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cp "$2/emacs/cube-mode.el" "$work"
emacs -Q --batch --eval '(setq byte-compile-error-on-warn t)' -f batch-byte-compile "$work/cube-mode.el"
emacs -Q --batch -L "$work" -l "$1/tests/front/editors/emacs_test.el" -f ert-run-tests-batch-and-exit >"$work/output" 2>&1 ||
    { cat "$work/output"; exit 1; }

# Debian's Eglot for older Emacs versions is in a folder that only `package` searches. The program may have been built
# without `cube lsp`.
CUBE=$(cd "$(dirname "$3")" && pwd)/$(basename "$3")
export CUBE
"$CUBE" --help | grep -qw lsp || exit 0
set --
for folder in /usr/share/emacs/site-lisp/elpa/*/; do [ ! -d "$folder" ] || set -- "$@" -L "$folder"; done
emacs -Q --batch "$@" --eval '(kill-emacs (if (locate-library "eglot") 0 1))' || exit 0
emacs -Q --batch "$@" -L "$work" -l "${0%/*}/eglot_test.el" >"$work/output" 2>&1 || { cat "$work/output"; exit 1; }
