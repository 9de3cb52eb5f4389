#!/bin/sh
# sandbox_test.sh PROGRAM: untrusted programs write nothing and read only their own folders, in every way of running
# them. Names each check that fails; exit status 1 if any does.
set -u
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
XDG_STATE_HOME=$work/state
XDG_CONFIG_HOME=$work/config
LC_ALL=C
export XDG_STATE_HOME XDG_CONFIG_HOME LC_ALL
failed=0

fail() { # WHAT
    printf 'FAILED: %s\n' "$1"
    sed 's/^/    /' out
    failed=1
}
run() { "$program" "$@" >out 2>&1 </dev/null; } # ARGUMENT...
says() { grep -q -- "$2" out || fail "$1: \"$2\" is missing"; } # WHAT PATTERN

mkdir own own/below other
echo 'let secret = 1' >other/secret.cube
echo 'let tool = R' >own/below/tool.cube
ln -s ../other/secret.cube own/link.cube
ln -s ../other own/folder
beyond='reads nothing outside'

# --- Scripts

echo 'import "below/tool.cube"; import pll; tool' >own/well.cube
run --sandbox own/well.cube || fail 'a script reads below its folder, and the library'
for path in ../other/secret.cube link.cube folder/secret.cube below/../../other/secret.cube "$work/other/secret.cube" /etc/passwd; do
    echo "import \"$path\"" >own/reads.cube
    run --sandbox own/reads.cube && fail "a sandbox without $path"
    says "a sandbox without $path" "$beyond"
    run own/reads.cube || [ "$path" = /etc/passwd ] || fail "$path without a sandbox"
done
cd own || exit 1
run --sandbox -e 'import "below/tool.cube"' || fail 'typed text reads below the current folder'
run --sandbox -e 'import "../other/secret.cube"' && fail 'typed text reads nothing else'
run --sandbox ../other/secret.cube -e secret || fail 'a script on the command line is run from any folder'
cd ..

for call in 'svg(R, "a.svg")' 'animate(R, "a.html")' 'cayley({R2}, "a.svg")'; do
    run --sandbox -e "$call" && fail "a sandbox without $call"
    says "a sandbox without $call" 'writes no files'
    says "the hint for $call" 'to allow it, leave out --sandbox'
done
printf 'R\nsave mine.cube\n' | "$program" --sandbox --repl >out 2>&1
says 'save in a sandbox' 'not saved: mine.cube: .*sandbox'
ls a.* mine* >/dev/null 2>&1 && fail 'a sandbox writes nothing'

mkdir -p config/cube
echo 'import "helper.cube"' >config/cube/init.cube
echo 'let helped = 1' >config/cube/helper.cube
echo 'helped' | "$program" --sandbox --init config/cube/init.cube - >out 2>&1 || fail 'an init file on the command line'

# --- Marking

# shellcheck disable=SC2016 # backquotes of Markdown
lesson() { # FILE CODE: a lesson with an example and an exercise
    printf '# T\n\n```cube\n%s\n```\n\n```exercise\nname: one\ntask: Give R.\nanswer: R\ncheck: answer == R   # is R\n```\n' "$2" >"$1"
}
mkdir class
lesson class/les.md 'let a = 1'
printf '# exercise: les.md one\nimport "../other/secret.cube"\nR\n' >class/anna.cube
run check class/anna.cube && fail 'a student script reads nothing else'
says 'a student script' "$beyond"
says 'the hint of marking' 'cube check --no-sandbox'
run check --no-sandbox class/anna.cube || fail 'marking without a sandbox'
printf '# exercise: les.md one\nsvg(R, "marked.svg")\nR\n' >class/ben.cube
run check --no-sandbox class/ben.cube && fail 'marking writes nothing in any case'
[ ! -e marked.svg ] || fail 'marking has written a file'

mkfifo class/pipe.cube
ln -s ../other/secret.cube class/theirs.cube
ln -s anna.cube class/copied.cube
run check class
says 'a pipe that was handed in' 'pipe *this is not an ordinary file'
says 'a link that was handed in' 'theirs *this is a link that leads out of the folder'
run check --no-sandbox class
says 'a link, without a sandbox' 'theirs *it names no exercise'
mkfifo class/pipe.md class/pipe.txt
run lesson class || fail 'a folder of lessons with a pipe in it'
rm class/pipe.* class/theirs.cube class/copied.cube

# --- The lesson that marks

lesson class/own.md 'let a = 1'
sed -i 's/answer == R .*/1 == 1/' class/own.md
printf '# exercise: own.md one\nU\n' >class/carla.cube
run check class/carla.cube || fail 'a lesson named by the script'
says 'a lesson named by the script' 'marked by class/own.md, named by the script'
run check class
says 'the lessons of a class' 'marked by class/les.md, class/own.md, named by the scripts'
run check --lesson class/les.md class/carla.cube && fail 'the lesson that the teacher names counts'
says 'the lesson that counts' 'carla.cube:1: warning: this names the lesson own.md, but is marked by class/les.md'
grep -q 'marked by.*named by' out && fail 'the lesson of the script is ignored'

# --- Lessons

lesson other/writes.md 'svg(R, "shown.svg")'
run lesson --no-pause other/writes.md && fail 'a lesson writes nothing'
says 'a lesson that writes' 'cube lesson --no-sandbox'
[ "$(grep -c 'writes no files' out)" -eq 2 ] || fail 'the rehearsal and the lesson have the same errors'
printf '\nsvg(R, "typed.svg")\nR\n' | "$program" lesson other/writes.md >out 2>&1
says 'typed text in a lesson' 'cannot write typed.svg'
run lesson --no-sandbox --no-pause other/writes.md || fail 'a lesson that may write'
[ -e shown.svg ] || fail 'a lesson that may write writes'
rm shown.svg
run lesson --no-sandbox --handout page.html other/writes.md || fail 'a handout of a lesson that may write'
[ ! -e shown.svg ] || fail 'a rehearsal and a handout write no pictures'
lesson other/reads.md 'import "../own/below/tool.cube"'
run lesson --no-pause other/reads.md && fail 'a lesson reads nothing else'
says 'a lesson that reads' "$beyond"
ls ./*.svg >/dev/null 2>&1 && fail 'a picture was left'

exit "$failed"
