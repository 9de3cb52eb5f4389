#!/bin/sh
# certificates.sh PROGRAM CHECKER SAMPLES EXAMPLE...: certificates of many groups, and those of examples, are valid for
# the checker, which refuses a false claim in their place.
program=$1 checker=$2 samples=$3
shift 3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
fail() {
    echo "$*"
    failed=1
}

"$program" "$samples" >"$work/all" || fail "the samples cannot be made"
for example; do
    {
        cat "$example"
        echo 'for text in certificates { print text }'
    } >"$work/example.cube"
    "$program" "$work/example.cube" | sed -n '/^certificate 1$/,$p' >>"$work/all" || fail "$example cannot be made"
done
# One file for each certificate, and false ones with one claim: another number, or the opposite.
awk -v work="$work/" '
    function false_claim(claim) { claims[++count] = claim }
    function other(n) { return substr(n, 1, length(n) - 1) (substr(n, length(n)) + 1) % 10 }
    BEGIN { number = 100; opposite["member"] = "nonmember"; opposite["nonmember"] = "member"
            opposite["conjugate"] = "nonconjugate"; opposite["nonconjugate"] = "conjugate" }
    { text = text $0 "\n" }
    $2 == "order" || $2 == "index" { wrong = $0; sub(/[0-9]+$/, other($NF), wrong); false_claim(wrong) }
    $2 == "equal" { false_claim("claim equal " $3 " " $4 " ()") }
    $2 == "power" { false_claim("claim power " other($3) " " $4) }
    $2 ~ /member/ { false_claim("claim " opposite[$2] " " $3 " " $4) }
    $2 == "conjugate" { false_claim("claim nonconjugate " $3 " " $4 " " $5); false_claim("claim conjugate " $3 " " $5 " " $4 " ()") }
    $2 == "nonconjugate" { false_claim("claim conjugate " $3 " " $4 " " $5 " ()") }
    $2 == "normal" { false_claim("claim notnormal " $3 " " $4 " 1 1") }
    $2 == "notnormal" { false_claim("claim normal " $3 " " $4) }
    $2 == "centralizer" || $2 == "intersection" { false_claim("claim subgroup 1 " $3) }
    $2 == "solved" { false_claim($0 " 1"); wrong = $0; sub(/ by [0-9]+/, "& &", wrong); sub(/ by [0-9]+ by/, " by", wrong); false_claim(wrong) }
    $2 == "unsolved" { wrong = $0; sub(/unsolved [0-9]+ [0-9]+/, "unsolved " $3 " " $4 + 1, wrong); false_claim(wrong) }
    $2 == "layers" { wrong = $0; sub(/ 1 /, " 2 ", wrong); false_claim(wrong); wrong = $0; sub(/ part /, " whole ", wrong)
                     if (wrong != $0) false_claim(wrong) }
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
printf 'certificate 1\ndegree 3\ngroup\ngenerator (1,2,2)\nclaim order 1 2\nend\n' >"$work/bad"
"$checker" "$work/bad" 2>&1 | grep -q ':4: ' || fail "a point that repeats has no line"
head -c 300 "$work/100.certificate" >"$work/bad"
"$checker" "$work/bad" >/dev/null 2>&1 && fail "a torn certificate is accepted"
exit "$failed"
