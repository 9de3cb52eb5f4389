#!/bin/sh
# fmt_test.sh PROGRAM: `cube fmt` changes scripts to its style and changes nothing else.
set -eu
cube=$1
root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
failed=0

says() { # EXPECTED STATUS ARGUMENT...: checks the output of both streams
    expected=$1 wanted=$2 status=0
    shift 2
    "$cube" fmt "$@" >out 2>&1 </dev/null || status=$?
    [ "$status" = "$wanted" ] || { echo "cube fmt $*: status $status, not $wanted"; failed=1; }
    printf '%s' "$expected" | diff -u - out || { echo "cube fmt $*"; failed=1; }
}
holds() { # FILE TEXT
    printf '%s' "$2" | cmp - "$1" || { echo "$1 differs"; failed=1; }
}

# A file that changes is printed by name; the next time it does not change, nor is it touched.
printf 'RUR\n' >a.cube
chmod 640 a.cube
ln -s a.cube link.cube
says 'link.cube
' 0 link.cube
holds a.cube 'R U R
'
[ -L link.cube ] && [ "$(stat -c %a a.cube)" = 640 ] || { echo 'the link or the mode is lost'; failed=1; }
touch -d 2001-01-01 a.cube
says '' 0 a.cube
[ "$(stat -c %Y a.cube)" -lt 1000000000 ] || { echo 'written without need'; failed=1; }

# Syntax errors are reported with their places; the file stays unchanged, and the other files are formatted.
printf '(RU\n\n  F' >wrong.cube
printf 'F  2\n' >b.cube
says "wrong.cube:1:1: error: this \`(\` is never closed
(RU
^
b.cube
" 1 wrong.cube b.cube
holds wrong.cube '(RU

  F'

# Lines that another program writes meanwhile are not lost. The speed of the machine decides how many come in time.
awk 'BEGIN { for (i = 0; i < 20000; ++i) print "RUR" }' >long.cube
for pause in 0.02 0.05 0.1 0.2; do
    "$cube" fmt long.cube >out 2>&1 & pid=$!
    sleep "$pause"
    printf 'F  2\n' >>long.cube
    wait $pid || :
done
[ "$(grep -c '^F *2$' long.cube)" = 4 ] || { echo 'lines that another program has written are lost'; failed=1; }

# --check writes nothing, and shows the changes.
printf 'R\nU\nF\nRU\nB\nL\nD\nx\n' >check.cube
says '--- check.cube
+++ check.cube, in the style of cube fmt
@@ -1,7 +1,7 @@
 R
 U
 F
-RU
+R U
 B
 L
 D
' 1 --check check.cube
holds check.cube 'R
U
F
RU
B
L
D
x
'
says '' 0 --check a.cube

# Through a pipe; a text with syntax errors is written unchanged.
printf '[R,U]' | "$cube" fmt - >out
holds out '[R, U]
'
status=0
printf '[R,U' | "$cube" fmt --stdin-name mine.cube - >out 2>err || status=$?
holds out '[R,U'
[ "$status" = 1 ] && grep -q '^mine.cube:1:1: error: ' err || { echo 'a mistake in a pipe'; failed=1; }

# Folders.
mkdir -p folder/below empty
printf 'RU\n' >folder/one.cube
printf 'RU\n' >folder/below/two.cube
printf 'RU\n' >folder/notes.txt
says 'folder/below/two.cube
folder/one.cube
' 0 folder
says 'cube: empty: there is no *.cube file in this folder
' 1 empty

# Files that are not text.
says 'cube: none.cube: No such file or directory
' 1 none.cube
mkfifo pipe.cube
says 'cube: pipe.cube: this is not an ordinary file
' 1 pipe.cube
says "cube: fmt needs a FILE, a folder, or - for standard input
cube: try 'cube fmt --help'
" 2

# A file that must not be written stays unchanged (root may write everything).
if [ "$(id -u)" != 0 ]; then
    printf 'RU\n' >kept.cube
    chmod 444 kept.cube
    says 'cube: kept.cube: Permission denied
' 1 kept.cube
fi

# The project's own scripts.
"$cube" fmt --check "$root/examples" "$root/stdlib" || failed=1

exit "$failed"
