#!/bin/sh
# dictionary.sh ROOT: prints libFuzzer's dictionary: the words and signs of the language, the names of built-ins, and
# marks of lessons, forms and keyboards.
set -eu
cd "$1"
{
    sed -n 's/^### \([a-z_0-9]*\).*/\1(/p' docs/built-ins.md
    printf '%s\n' 'let ' 'def ' 'for ' ' in ' 'if ' ' then ' ' else ' 'assert ' 'print ' 'import ' 'cube 4' 'supercube 3' \
        ' and ' ' or ' 'not ' 'true' 'false' '_' '..' '==' '!=' '<=' '^-1' "'" '[R, U]' '[R: U]' '(uf,ur)' '(+ufl)' \
        '@ufr' '@net.12' 'Rw' '2-3Rw' 'M2' 'x' '{1: 2}' '->' ';' '{' '}' '1000000000000' \
        '# ' '## ' '```cube' '```exercise' '```' 'name: ' 'task: ' 'answer: ' 'check: ' 'hint: ' 'given: ' 'without: ' \
        '# exercise: ' '# seed: ' '| a | b |' '- ' '> ' '<TR>' 'N2-3R' 'ML2' '//' '/*' '*/' \
        '{"EDGES":{' '"CORNERS"' '"permutation":[' '"orientationDelta":[' 'null' '1e999'
} | sort -u | sed 's/\\/\\\\/g; s/"/\\"/g; s/^\(.*\)$/"\1"/'
printf '%s\n' '"\x1b[A"' '"\x1b[B"' '"\x1b[C"' '"\x1b[D"' '"\x1b[200~"' '"\x1b[201~"' '"\xff"' '"\x03"' '"\x12"' '"\x09"' \
    '"\xc3\xa9"' '"\xe2\x80\xae"' '"\xc2\x9b"' '"\x00"' '"\x0a"'
