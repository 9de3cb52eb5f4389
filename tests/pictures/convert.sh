#!/bin/sh
# convert.sh PROGRAM: names that end in .png and .pdf give such files, which are replaced only if they are the program's own.
# Status 77 without rsvg-convert.
set -eu
program=$1
command -v rsvg-convert >/dev/null || { echo 'rsvg-convert is not installed'; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat >all.cube <<'END'
svg(R U, "cube.png")
svg(R U F, "cube.png", isometric)
svg(R, "-o $(touch seen); 'x.pdf", title = "<&>")
cayley({R2, U2}, "group.pdf")
plot({1: 2}, "plot.png")
END
"$program" all.cube >/dev/null
[ "$(head -c 4 cube.png | tail -c 3)" = PNG ]
[ "$(head -c 5 group.pdf)" = %PDF- ]
[ "$(ls | wc -l)" -eq 5 ] # all.cube and the pictures

# A file of another program remains.
echo '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' | rsvg-convert >other.png
cp other.png before
! "$program" -e 'svg(R, "other.png")' 2>complaints.txt
grep -q 'not written by this program' complaints.txt
cmp other.png before

# The chunks of a PNG file have valid checksums.
command -v python3 >/dev/null || exit 0
python3 - <<'END'
import zlib
data, at, names = open("cube.png", "rb").read(), 8, []
while at < len(data):
    end = at + 8 + int.from_bytes(data[at : at + 4], "big")
    assert zlib.crc32(data[at + 4 : end]) == int.from_bytes(data[end : end + 4], "big")
    names.append(data[at + 4 : at + 8])
    at = end + 4
assert names[1] == b"tEXt" and names[-1] == b"IEND", names
END
