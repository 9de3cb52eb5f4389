#!/bin/sh
# Compiles the proofs into a temporary folder and prints on what each main theorem rests.  Fails if one rests on
# anything but Coq itself, or if a source admits or assumes something.  Exit status 77: coqc is missing.
#   sh certificates/coq/check.sh
here=$(cd "$(dirname "$0")" && pwd) || exit 1
if ! command -v coqc >/dev/null 2>&1; then
    echo "coqc is missing: Coq 8.16 with MathComp 1.15 is needed" >&2
    exit 77
fi
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
sources=$(sed -n '/\.v$/p' "$here/_CoqProject")

for file in "$here"/*.v; do
    name=$(basename "$file")
    if ! printf '%s\n' "$sources" | grep -qx "$name"; then
        echo "$name is not in _CoqProject" >&2
        exit 1
    fi
    if grep -nwE 'Admitted|admit|Abort|Axioms?|Parameters?|Conjecture|Declare|give_up' "$file" /dev/null; then
        echo "$name admits or assumes something" >&2
        exit 1
    fi
    cp "$file" "$work/" || exit 1
done

cd "$work" || exit 1
for name in $sources; do
    coqc -q -w none -R . Cubelang "$name" || exit 1
done

# A line of theorems.txt: the file and the theorem.
while read -r file theorem; do
    printf 'From Cubelang Require %s.\nPrint Assumptions %s.%s.\n' "$file" "$file" "$theorem"
done <"$here/theorems.txt" >print.v
coqc -q -w none -R . Cubelang print.v >said 2>&1 || { cat said; exit 1; }
paste -d: "$here/theorems.txt" said
if [ "$(wc -l <said)" -ne "$(wc -l <"$here/theorems.txt")" ] || grep -vqx 'Closed under the global context' said; then
    echo "a theorem rests on more than Coq" >&2
    exit 1
fi
