#!/bin/sh
# hand_in_test.sh PROGRAM: `cube check` marks the answers that a student saves in a lesson as right. The file contains
# the answers with the definitions that they need, without experiments.
set -eu
cube=$1
root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_STATE_HOME="$work/state"
cd "$work"
failed=0

play() { # LESSON OPTION...: plays the typed lines
    "$cube" lesson "$@" >"$work/out" 2>&1 || { cat "$work/out"; failed=1; }
}
holds() { # FILE EXPECTED: compares the file without its first three lines
    sed 1,3d "$1" | diff -u - "$work/expected" || failed=1
}
is_right() { # FILE
    "$cube" check "$1" || { cat "$1"; failed=1; }
}

# Words are saved as typed; wrong, experimental and skipped lines are left out.
play "$root/tests/lessons/words.md" --seed anna <<'END'
R U
yes
No.
ODD
skip
order(R)
ul
save words.cube
three corners
save words.cube
END
cat >expected <<'END'

# exercise: thirteen
No.

# exercise: a ring of four
ODD

# exercise: how often
order(R)

# exercise: where to
ul

# exercise: three corners
three corners
END
holds words.cube
is_right words.cube

# Definitions are included, also those of definitions and of an earlier sitting; the lesson's own (`insert`) are not
# needed.
play "$root/examples/lessons/5-commutators.md" --seed ben <<'END'
next
def twice(p) = p p
let a = U
let twofold = twice(R)
quit
END
play "$root/examples/lessons/5-commutators.md" --seed ben <<'END'
skip
next
let unused = R
import pll
def back(p) = p'
let a = U
let turn = back(a)
order(R)
[insert, turn']
END
play "$root/examples/lessons/5-commutators.md" --seed ben <<'END'
[M', U2]
let c = [insert, U]
[D: c]
[D: c]
_
save comm.cube
END
cat >expected <<'END'
# seed: ben

# exercise: three corners
import pll
def back(p) = p'
let a = U
let turn = back(a)
[insert, turn']

# exercise: three edges
[M', U2]

# exercise: another place
let c = [insert, U]
[D: c]
END
sed -i '2d' comm.cube
sed 1d comm.cube | diff -u - expected || failed=1
printf '# lesson: %s\n' "$root/examples/lessons/5-commutators.md" | cat - comm.cube >marked.cube
is_right marked.cube

# The last value `_` is written out, and so is a different cube.
play "$root/tests/lessons/small.md" <<'END'
next
skip
cube 3
order(R U)
skip
skip
skip
cube 4
2R
save big.cube
END
sed 1,2d big.cube >big && grep -q '^# exercise: a big one' big || { cat big.cube "$work/out"; failed=1; }
is_right big.cube

# A file that is not a hand-in is not replaced.
echo 'R U' >mine.cube
play "$root/tests/lessons/words.md" --seed anna <<'END'
save mine.cube
END
grep -q 'choose another name' "$work/out" || { cat "$work/out"; failed=1; }
echo 'R U' | cmp - mine.cube || failed=1

# The list of a folder shows the solved exercises of each student.
play "$root/tests/lessons/course" 1 --seed anna <<'END'
4

skip
END
cp -r "$root/tests/lessons/course" course
"$cube" lesson course --seed anna >listed
cat >expected <<'END'
The lessons in course:

  [x]  1  Turns         1 of 1 solved
  [ ]  2  Swaps         0 of 1 solved
  [ ] 10  The last one  1 exercise

To continue: cube lesson course 2 --seed anna
END
diff -u listed expected || failed=1
"$cube" lesson course | grep -q 'To begin: cube lesson course 1$' || failed=1
exit "$failed"
