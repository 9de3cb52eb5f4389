#!/bin/sh
# certificates.sh PROGRAM CHECKER SAMPLES: certificates of many groups are valid for the checker, which refuses a
# false claim in their place.
program=$1 checker=$2 samples=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
fail() {
    echo "$*"
    failed=1
}

"$program" "$samples" >"$work/all" || fail "the samples cannot be made"
# One file for each certificate, and false ones: another order, and the opposite about each element.
awk -v work="$work/" '
    BEGIN { number = 100 }
    { text = text $0 "\n" }
    $2 == "order" { digit = substr($3, 1, 1); wrong = $0; sub(/order ./, "order " digit % 9 + 1, wrong); claims[++count] = wrong }
    $2 == "member" { claims[++count] = "claim nonmember " $3 }
    $2 == "nonmember" { claims[++count] = "claim member " $3 }
    $1 == "end" {
        printf "%s", text >(work number ".certificate")
        sub(/claim .*/, "", text)
        for (i = 1; i <= count; ++i) {
            printf "%s%s\nend\n", text, claims[i] >(work number "." i ".false")
            close(work number "." i ".false")
        }
        close(work number ".certificate")
        ++number
        text = ""
        count = 0
    }' "$work/all"

for file in "$work"/*.certificate; do
    "$checker" "$file" >"$work/out" 2>&1 || fail "a certificate is refused: $(cat "$work/out"): $(head -n 4 "$file")"
done
for file in "$work"/*.false; do
    "$checker" "$file" >"$work/out" 2>&1
    [ $? = 1 ] || fail "what is false is accepted: $(tail -n 2 "$file")"
done
[ "$(find "$work" -name '*.certificate' | wc -l)" -ge 50 ] || fail "there are too few samples"

# What is not a certificate is refused, with its line.
printf 'certificate 1\ndegree 3\ngenerator (1,2,2)\nclaim order 2\nend\n' >"$work/bad"
"$checker" "$work/bad" 2>&1 | grep -q ':3: ' || fail "a point that repeats has no line"
head -c 300 "$work/100.certificate" >"$work/bad"
"$checker" "$work/bad" >/dev/null 2>&1 && fail "a torn certificate is accepted"
exit "$failed"
