#!/bin/sh
# install.sh BUILD_TREE: checks the files of `cmake --install`, and that the installed program works.
set -eu
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
if ! DESTDIR=$root cmake --install "$1" --prefix /usr >"$root/log" 2>&1; then
    cat "$root/log"
    exit 1
fi
failed=0
for file in bin/cube share/man/man1/cube.1 share/bash-completion/completions/cube share/zsh/site-functions/_cube \
    share/fish/vendor_completions.d/cube.fish share/doc/cubelang/README.md share/doc/cubelang/LICENSE \
    share/doc/cubelang/docs/language.md share/doc/cubelang/docs/pictures/t.svg share/cubelang/examples/tour.cube \
    share/cubelang/editors/vim/syntax/cube.vim share/cubelang/editors/emacs/cube-mode.el; do
    [ -s "$root/usr/$file" ] || { echo "not installed: $file"; failed=1; }
done
[ "$("$root/usr/bin/cube" -e 'order(R U)')" = 105 ] || { echo 'the installed program does not work'; failed=1; }
"$root/usr/bin/cube" "$root/usr/share/cubelang/examples/tour.cube" >/dev/null || { echo 'an installed example does not run'; failed=1; }
(cd / && HOME=$root "$root/usr/bin/cube" lesson) | grep -q 'To begin: cube lesson 1$' || { echo 'the course is not installed'; failed=1; }
"$root/usr/bin/cube" --man | cmp - "$root/usr/share/man/man1/cube.1" || { echo 'the manual page differs from --man'; failed=1; }
exit "$failed"
