#!/bin/sh
# review_test.sh PROGRAM: `cube review` tells what the posted solves of files do, and which do not solve.
set -eu
cube=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
failed=0

says() { # EXPECTED STATUS FILE...
    expected=$1 wanted=$2 status=0
    shift 2
    "$cube" review "$@" >out 2>&1 </dev/null || status=$?
    [ "$status" = "$wanted" ] || { echo "cube review $*: status $status, not $wanted"; failed=1; }
    printf '%s\n' "$expected" | diff -u - out || failed=1
}

printf "Scramble: R U F\nF' // one turn\nU' R' // done\n\nThanks for watching!\n" >post
printf "Scramble: R U F\nF' U' R'\nScramble: R U2\nU2 R // the prime is missing\n" >season
says "scramble: R U F
steps:
line  moves  HTM  does                     says
   2  F'       1  EO F-B, line+1, pair fl  one turn
   3  U' R'    2  block r, last layer      done
method: ZZ
length: {\"HTM\": 3, \"QTM\": 3, \"STM\": 3, \"ETM\": 3}
verdict: solved
unread:
line  text
   5  Thanks for watching!" 0 post
says "**scramble**: \`R U F\`

**steps**

| line | moves | HTM | does | says |
| --- | --- | --- | --- | --- |
| 2 | \`F'\` | 1 | EO F-B, line+1, pair fl | one turn |
| 3 | \`U' R'\` | 2 | block r, last layer | done |

**method**: ZZ

**length**: HTM 3, QTM 3, STM 3, ETM 3

**verdict**: solved

**unread**

| line | text |
| --- | --- |
| 5 | Thanks for watching! |" 0 post --markdown
"$cube" review post --html post.html | tail -n 1 | grep -qx 'wrote post.html: 3 moves on a 3x3x3' || failed=1
grep -q '<li><b>block r, last layer</b>' post.html || { echo 'the page lacks a step'; failed=1; }
says "cube: --html writes the page of one FILE
cube: try 'cube review --help'" 2 post season --html post.html
says "line  method  HTM  STM  steps  verdict
   1  CFOP      3    3      1  solved
   3            2    2      1  not solved" 0 season
says "cube: review needs a FILE with posted solves
cube: try 'cube review --help'" 2
says "-e:1:8: error: in review: cannot read none: No such file or directory
review(\"none\")
       ^~~~~~
hint: file: the path of the file" 1 none
exit $failed
