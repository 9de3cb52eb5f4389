#!/bin/sh
# lesson_files_test.sh PROGRAM: the files that teachers write: a handout for each name, feedback sheets.
set -eu
cube=$1
root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$root/tests/lessons/kinds" "$root/tests/lessons/kinds.md" "$work"
cd "$work"
failed=0
fail() { echo "$1"; failed=1; }

# Each name has its own page, with other random values.
printf 'nr,Name\n1,Anna\n2,"Ben, the 2nd"\n' >names.csv
"$cube" lesson 1 --handout pages --class names.csv >out || fail 'no handouts'
[ "$(cat out)" = '2 handouts written to pages' ] || fail "$(cat out)"
[ "$(ls pages)" = 'Anna.html
Ben, the 2nd.html' ] || fail "$(ls pages)"
grep -q 'Seed: Anna' pages/Anna.html || fail 'the page has no seed'
"$cube" lesson 1 --handout alone.html --seed Anna
cmp alone.html pages/Anna.html || fail 'the page is not that of the seed'
sed '/Seed:/d' pages/Anna.html >a; sed '/Seed:/d' 'pages/Ben, the 2nd.html' >b
! cmp -s a b || fail 'all students have the same exercises'

# Feedback sheets; a foreign file is never replaced.
"$cube" check --feedback sheets kinds >/dev/null || [ $? -eq 1 ]
[ "$(ls sheets | tr '\n' ' ')" = 'anna.html ben.html carla.html ' ] || fail "$(ls sheets)"
echo mine >sheets/ben.html
! "$cube" check --feedback sheets kinds >/dev/null 2>err || fail 'a foreign file was replaced'
grep -q 'ben.html: this file exists and was not written by this program' err || fail "$(cat err)"
[ "$(cat sheets/ben.html)" = mine ] || fail 'a foreign file was replaced'

exit $failed
