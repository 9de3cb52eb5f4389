#!/bin/sh
# tracked.sh ROOT: what git tracks is source. Names each tracked file of a kind that is not in the list below, and each of
# more than 300 kB: dumps, builds and downloads get in by `git add`. Skipped (77) outside a checkout.
set -u
cd "$1" || exit 1
tracked=$(git ls-files 2>/dev/null) && [ -n "$tracked" ] || { echo "this is not a git checkout"; exit 77; }

kinds='cpp hpp h c cmake in map
    cube golden out errors session transcript tsv csv jsonl json txt gz svg png
    sh py pyi typed toml js mjs cjs css html webmanifest lua vim el rb nix ipynb md
    gitkeep gitignore git-blame-ignore-revs clang-format clang-tidy'
# Files without a kind, by their paths; inputs that a fuzzer found have any name.
plain='cube|check|LICENSE|\.ci/run|front/page/(build|borrow|serve)|front/editors/vscode/pack'
plain="$plain|packaging/[a-z-]+|packaging/aur/PKGBUILD|packaging/debian/(copyright|triggers)|tests/fuzz/found/.*"

known=$(echo "$kinds" | tr -s ' \n' '||')
unknown=$(echo "$tracked" | grep -vE "(\.(${known})|^(${plain}))\$")
large=$(git ls-files -z | xargs -0 sh -c 'find "$@" -size +300k 2>/dev/null' sh)
[ -z "$unknown" ] || printf 'of an unknown kind (tests/tracked.sh has the list):\n%s\n' "$unknown"
[ -z "$large" ] || printf 'over 300 kB:\n%s\n' "$large"
[ -z "$unknown$large" ]
