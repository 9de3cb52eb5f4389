#!/bin/sh
# vscode.sh ROOT EDITORS CUBE: tests the VS Code extension (extension_test.cjs), and the archive if front/editors/vscode/pack has
# packed it. Exit status 77 (skipped) without Node.
set -eu
node=$(command -v node || command -v nodejs) || { echo 'Node is not installed'; exit 77; }
here=$(cd "$(dirname "$0")" && pwd)
for script in "$2"/vscode/src/*.js "$2"/vscode/*.mjs; do "$node" --check "$script"; done
"$node" "$here/extension_test.cjs" "$1" "$2" "$3"

modules=$1/build/editors/vscode/node_modules
[ ! -e "$modules/vscode-textmate" ] || "$node" "$here/markdown.cjs" "$2/vscode/syntaxes" "$modules"

vsix=$1/build/editors/cubelang.vsix
[ -e "$vsix" ] || exit 0
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
python3 -m zipfile -e "$vsix" "$work"
for file in '[Content_Types].xml' extension.vsixmanifest extension/package.json extension/language-configuration.json \
    extension/snippets/cube.json extension/syntaxes/cube.tmLanguage.json extension/LICENSE.txt \
    extension/LICENSES-OF-OTHERS.txt; do
    [ -s "$work/$file" ] || { echo "$vsix lacks $file"; exit 1; }
done
python3 -c 'import sys, xml.dom.minidom as xml; [xml.parse(file) for file in sys.argv[1:]]' \
    "$work/[Content_Types].xml" "$work/extension.vsixmanifest"
"$node" "$here/bundle_test.cjs" "$work/extension/dist/extension.js"
