#!/bin/sh
# valid.sh PROGRAM: draws every style on cubes of many sizes with every label, groups and sheets; each file must be read by
# python3's XML parser and keep the rules of valid.py, and where rsvg-convert is installed it must draw it. Status 77 without python3.
set -eu
program=$1
here=$(cd "$(dirname "$0")" && pwd)
command -v python3 >/dev/null || { echo 'Python is not installed'; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

for super in cube supercube; do
    for n in 2 3 4 5 7 13; do
        echo "$super $n"
        for style in net isometric back both last_layer oll cycles; do
            for label in none letters numbers patterns; do
                echo "svg([R, U] F2 D L' B, \"$super-$n-$style-$label.svg\", $style, label = $label, marked = true, title = \"<$label> & \\\"$style\\\"\")"
            done
            echo "svg((), \"$super-$n-$style-solved.svg\", $style)"
        done
    done
done >all.cube
cat >>all.cube <<'END'
cube 50
svg(R 7U, "large.svg", both)
cube 3
cayley({R, L}, "square.svg")
cayley({R2, L2, F2, B2}, "hundreds.svg")
cayley({R4}, "one.svg")
cayley({x, y}, "rotations.svg")
plot({1: 2, 3: 4}, "plot.svg", title = "50 % & \"more\" <x>_{1} # ~^|\\")
sheet({{"a < b", R U}, (uf,ur,ub), R U}, "sheet.svg", last_layer, title = "<&>")
sheet(cases(oll), "oll.svg", oll, background = dark)
sheet(frames(R U R' U'), "frames.svg", isometric, label = patterns, columns = 5)
END
"$program" all.cube >written.txt
python3 "$here/valid.py" ./*.svg
[ "$(ls ./*.svg | wc -l)" -eq "$(wc -l <written.txt)" ]

command -v rsvg-convert >/dev/null || exit 0
for picture in cube-3-*-letters.svg cube-4-*-patterns.svg supercube-3-*-numbers.svg large.svg square.svg hundreds.svg one.svg sheet.svg frames.svg; do
    rsvg-convert -w 200 "$picture" >drawn.png 2>complaints.txt
    [ -s drawn.png ] && [ ! -s complaints.txt ] || { echo "$picture:"; cat complaints.txt; exit 1; }
done
