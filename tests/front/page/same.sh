#!/bin/sh
# same.sh ROOT KIND PLAYER: checks that the WebAssembly program in Node (same.mjs) writes the same bytes as the native one, for every
# test file of this kind, run by golden.sh or by the PLAYER of errors. Exit status 77 (skipped) if it has not been built (front/page/build) or without Node.
set -u
root=$1 kind=$2 player=$3
program=$root/build/web/cube.js
[ -e "$program" ] || { echo "front/page/build has not built build/web/cube.js"; exit 77; }
command -v node >/dev/null || { echo "Node is not installed"; exit 77; }
# Skipped unless both programs are built from the same sources.
sources=$(find "$root/lang" "$root/runtime" "$root/stdlib" -newer "$program" -name '*.[hc]*' | head -n 3)
[ -z "$sources" ] || { printf 'build/web/cube.js is older than\n%s\n' "$sources"; exit 77; }

case $kind in
# The WebAssembly program has no zlib and starts no programs.
errors) files=$(find "$root/tests/errors" -name '*.errors' -not -path '*/data/compressed.errors' -not -path '*/search/folders.errors' -not -path '*/pictures/converter.errors') ;;
transcripts) files=$(find "$root/tests/transcripts" -name '*.transcript') ;;
examples) files=$(find "$root/examples" -name '*.cube') ;;
pictures) files=$(find "$root/tests/pictures" -name '*.cube') ;;
lessons) files=$(find "$root/examples/lessons" -name '*.md') ;;
sessions) files=$(find "$root/tests/lessons" -name '*.session') ;;
esac

work=$(mktemp -d)
mkfifo "$work/requests" "$work/answers"
node "$(dirname "$0")/same.mjs" "$program" "$work/requests" "$work/answers" &
server=$!
trap 'kill "$server"; rm -rf "$work"' EXIT
# Stands for the program: one process of Node runs it for all tests.
cat >"$work/cube" <<END
#!/bin/sh
[ -e /proc/$server/exe ] && echo \$\$ >"$work/requests" && read -r status <"$work/answers" && exit "\$status"
exit 70
END
chmod +x "$work/cube"
failed=0 count=0
for file in $(echo "$files" | sort); do
    count=$((count + 1))
    case $kind in
    errors) "$player" "$work/cube" "$file" ;;
    *) sh "$root/tests/golden.sh" "$kind" "$work/cube" "$file" ;;
    esac || failed=$((failed + 1))
done
echo "$count files, $failed differ"
[ "$failed" -eq 0 ]
