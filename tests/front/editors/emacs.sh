#!/bin/sh
# emacs.sh ROOT EDITORS CUBE: cube-mode is compiled without a warning, and does what emacs_test.el says; Eglot what
# eglot_test.el says, where it is installed. Status 77 (skipped) without Emacs.
set -eu
command -v emacs >/dev/null || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cp "$2/emacs/cube-mode.el" "$work"
emacs -Q --batch --eval '(setq byte-compile-error-on-warn t)' -f batch-byte-compile "$work/cube-mode.el"
emacs -Q --batch -L "$work" -l "$1/tests/front/editors/emacs_test.el" -f ert-run-tests-batch-and-exit >"$work/said" 2>&1 ||
    { cat "$work/said"; exit 1; }

# Debian has Eglot for an Emacs that does not bring it along where only `package` looks. `cube lsp` is a part that a
# program may lack.
CUBE=$(cd "$(dirname "$3")" && pwd)/$(basename "$3")
export CUBE
"$CUBE" --help | grep -qw lsp || exit 0
set --
for folder in /usr/share/emacs/site-lisp/elpa/*/; do [ ! -d "$folder" ] || set -- "$@" -L "$folder"; done
emacs -Q --batch "$@" --eval '(kill-emacs (if (locate-library "eglot") 0 1))' || exit 0
emacs -Q --batch "$@" -L "$work" -l "${0%/*}/eglot_test.el" >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
