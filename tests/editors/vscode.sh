#!/bin/sh
# vscode.sh ROOT CUBE: the extension for VS Code does what it promises (extension_test.cjs); where it is packed, the archive
# is whole. Status 77 (skipped) without Node.
set -eu
node=$(command -v node || command -v nodejs) || exit 77
for script in "$1"/editors/vscode/src/*.js "$1"/editors/vscode/*.mjs; do "$node" --check "$script"; done
"$node" "$(dirname "$0")/extension_test.cjs" "$1" "$2"

vsix=$1/build/editors/cubelang.vsix
[ -e "$vsix" ] || exit 0
python3 -m zipfile -t "$vsix" >/dev/null
files=$(python3 -m zipfile -l "$vsix")
for file in '[Content_Types].xml' extension.vsixmanifest extension/package.json extension/dist/extension.js \
    extension/syntaxes/cube.tmLanguage.json extension/LICENSE.txt extension/LICENSES-OF-OTHERS.txt; do
    case $files in
    *"$file"*) ;;
    *) echo "$vsix has no $file"; exit 1 ;;
    esac
done
