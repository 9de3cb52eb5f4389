#!/bin/sh
# tracked.sh ROOT: checks that git tracks only sources, and that workflows name actions by commit. Lists each tracked file of a kind that is not in the list below, and each
# file of more than 300 kB, such as dumps, builds and downloads. Exit status 77 (skipped) outside a checkout.
set -u
cd "$1" || exit 1
tracked=$(git ls-files 2>/dev/null) && [ -n "$tracked" ] || { echo "this is not a git checkout"; exit 77; }

kinds='cpp hpp h c v cmake in map
    yml yaml cff cube golden out errors session transcript tsv csv jsonl json tws txt gz svg png
    sh bash fish zsh awk py pyi typed toml js mjs cjs ts mts css html webmanifest lua vim el ipynb md
    gitkeep gitattributes gitignore dockerignore editorconfig git-blame-ignore-revs clang-format clang-tidy'
# Files without an extension, by path; inputs found by a fuzzer may have any name.
plain='cube|check|LICENSE|certificates/coq/_CoqProject|\.ci/run|front/page/(build|fetch_libraries|serve)|front/editors/vscode/pack'
plain="$plain|packaging/[a-z-]+|packaging/container/bare|packaging/debian/(copyright|triggers)|packaging/debian/source/[a-z./-]+|packaging/container/Dockerfile|tests/fuzz/found/.*"

known=$(echo "$kinds" | tr -s ' \n' '||')
unknown=$(echo "$tracked" | grep -vE "(\.(${known})|^(${plain}))\$")
large=$(git ls-files -z | xargs -0 sh -c 'find "$@" -size +300k 2>/dev/null' sh)
[ -z "$unknown" ] || printf 'unknown kinds of files (see the list in tests/tree/tracked.sh):\n%s\n' "$unknown"
[ -z "$large" ] || printf 'over 300 kB:\n%s\n' "$large"
# A tag of an action can be moved.
loose=$(grep -nE '^ *(- )?uses:' .github/workflows/*.yml | grep -vE '@[0-9a-f]{40}  # v[0-9.]+$')
[ -z "$loose" ] || printf 'actions that are not named by commit and version:\n%s\n' "$loose"
[ -z "$unknown$large$loose" ]
