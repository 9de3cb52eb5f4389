#!/bin/sh
# emacs.sh ROOT: cube-mode is compiled without a warning, and does what emacs_test.el says. Status 77 (skipped) without
# Emacs.
set -eu
command -v emacs >/dev/null || exit 77
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cp "$1/editors/emacs/cube-mode.el" "$work"
emacs -Q --batch --eval '(setq byte-compile-error-on-warn t)' -f batch-byte-compile "$work/cube-mode.el"
emacs -Q --batch -L "$work" -l "$1/tests/editors/emacs_test.el" -f ert-run-tests-batch-and-exit >"$work/said" 2>&1 ||
    { cat "$work/said"; exit 1; }
