#!/bin/sh
# unprintable_test.sh PROGRAM: text that controls a terminal (ESC, the CSI of C1, a mark that reverses the writing,
# invalid UTF-8) in texts, names, lines and files is never printed unchanged. Names each output that lets it through;
# exit status 1 if any does.
set -u
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
unset NO_COLOR CLICOLOR_FORCE
XDG_STATE_HOME=$work/state
LC_ALL=C
export XDG_STATE_HOME LC_ALL
failed=0

escape=$(printf '\033')
bell=$(printf '\007')
evil=$(printf '\033]0;owned\007 \302\2332J \342\200\256 \377')       # as bytes
written='\u{1b}]0;owned\u{7} \u{9b}2J \u{202e}'                     # as the language writes it
raw="[$bell$escape]\\|$(printf '\302[\200-\237]')\\|$(printf '\342\200\256')\\|$(printf '\377')"

fail() { # WHAT
    printf 'FAILED: %s\n' "$1"
    cat -v out | sed 's/^/    /'
    failed=1
}

harmless() { # WHAT FILE...: the program's own colours are allowed
    what=$1
    shift
    for file in "$@"; do
        [ -s "$file" ] || { fail "$what: nothing in $file"; continue; }
        sed "s/$escape\\[[0-9;]*m//g" "$file" | grep -q "$raw" && { cp "$file" out; fail "$what"; }
    done
}

door() { # WHAT ARGUMENT...: checks all output of the program
    what=$1
    shift
    "$program" "$@" >out 2>&1 </dev/null
    [ $? -le 2 ] || fail "$what: the program broke down"
    harmless "$what" out
}

# --- Values

door 'print at a terminal' --color always -e "print \"$written\""
door 'a text' -e "\"$written\""
door 'texts in a list' -e "{\"$written\", {\"$written\"}}"
door 'texts in a map' -e "print {\"$written\": {\"$written\"}}"
door 'a text at a terminal' --color always -e "\"$written\""
door 'a record' --color always -e "stickers(\"$written\")" -e 'cycle_type(R)'
door 'a raw text' --color always -e "print \"$evil\""
door 'JSON' --json -e "\"$written\"" -e "print \"$written\"" -e "integer(\"$written\")"

# Output to a file is the printed text, byte for byte.
"$program" -e "print \"$written\"" >out
grep -q "$escape" out || fail 'print into a pipe writes its text unchanged'

# --- Errors

for call in "integer(\"$written\")" "superset(\"$written\")" "gap(\"$written\")" "length(R, \"$written\")" \
    "svg(R, \"$written.svg\")" "svg(R, \"a.svg\", \"$written\")" "import \"$written.cube\"" "assert false, \"$written\"" \
    "show(R, \"$written\")" "kpuzzle(\"$written\")" "singmaster(\"$written\")" "let m = {\"a\": 1}; m[\"$written\"]" \
    "speffz(\"$written\")" "assert {\"$written\"} == {}" "animate(R, \"a.html\", colors = \"$written\")"; do
    door "the error of $call" -e "$call"
    door "the coloured error of $call" --color always -e "$call"
done

printf 'R  # %s\nlet a = "%s" + absent\n' "$evil" "$evil" >line.cube
door 'a line of the source' line.cube
printf 'let a = "\302\2332J \342\200\256" + absent  # \033]0;owned\007\n' >line2.cube
door 'a line in UTF-8' line2.cube
echo absent >"$evil.cube"
door 'the name of a script' "$evil.cube"
door 'the name of a script, in JSON' --json "$evil.cube"
door 'the name of a file that is not there' "no $evil.cube"
door 'an option' "--$evil"
door 'the value of an option' --color "$evil"
door 'a subcommand with a file that is not there' lesson "$evil.md"
door 'an init file that is not there' --init "$evil" -e R

# --- Names and help

printf '## Does \302\2332J and \342\200\256.\ndef f(p) = p\nlet t = "%s"\nhelp f\n?Does\nhelp t\n' "$written" >help.cube
door 'help on a definition' help.cube
door 'help on a definition at a terminal' --color always help.cube
door 'help on what is not there' -e "help $evil"

# --- A session

printf 'print "%s"\n"%s"\n# %s\nlist\nlet a = "%s"\nundo\n%s\nsave %s.cube\n' "$written" "$written" "$evil" "$written" "$evil" "$evil" >typed
"$program" --repl <typed >out 2>&1
harmless 'a transcript' out

# --- Marking

cat >les.md <<LESSON
# T

\`\`\`exercise
name: one
task: Give a word.
answer: "right"
check: answer == "right"   # is right
\`\`\`
LESSON
mkdir class
printf '# seed: %s\n# exercise: les.md one\n"%s"\n' "$evil" "$written" >word.cube
printf '# exercise: les.md %s\n# exercise %s\n1\n' "$evil" "$evil" >name.cube
printf '# exercise: %s.md one\n1\n' "$evil" >lesson.cube
printf '# exercise: ../les.md one\n"right"\n' >"class/$evil.cube"
printf '# exercise: ../les.md one\nprint "%s"\ninteger("%s")  # %s\n' "$written" "$written" "$evil" >class/wrong.cube
for script in word.cube name.cube lesson.cube "class/$evil.cube" class; do
    door "the report on $script" check "$script"
    door "the coloured report on $script" check --color always "$script"
    door "the report on $script, by the teacher's lesson" check --lesson les.md "$script"
    door "the report on $script in JSON" check --json "$script"
    door "the report on $script in CSV" check --csv "$script"
done

# --- Lessons

cat >"shown $evil.md" <<LESSON
# T $(printf '\302\2332J \342\200\256')

Text $(printf '\302\2332J \342\200\256'), \`code\` and [a link]($(printf '\342\200\256')).

\`\`\`cube
print "$written"
"$written"  # $(printf '\302\2332J \342\200\256')
let gap = "$written"
integer("$written")
\`\`\`

\`\`\`exercise
name: one $(printf '\342\200\256')
task: Give {gap}.
answer: "$written"
check: answer == "$written"   # is $(printf '\302\2332J')
\`\`\`
LESSON
door 'a lesson' lesson --no-pause "shown $evil.md"
door 'the lessons of a folder' lesson .
printf '\nno\nhint\nsolution\n"%s"\nsave %s\n' "$written" "$evil" >typed
"$program" lesson "shown $evil.md" <typed >out 2>&1
harmless 'a lesson that is played' out
door 'mistakes told beside a handout' lesson --handout page.html --answers "shown $evil.md"

# --- Files for others to open

"$program" -e "svg(R, \"picture.svg\", title = \"$written\")" -e "svg(R U, \"last.svg\", last_layer, title = \"$written\")" \
    -e "animate(R, \"moves.html\", title = \"$written\")" >out 2>&1 || fail 'pictures are written'
harmless 'pages and pictures' page.html picture.svg last.svg moves.html
if command -v xmllint >/dev/null; then
    xmllint --noout picture.svg last.svg page.html >out 2>&1 || fail 'pages and pictures are XML'
fi

exit "$failed"
