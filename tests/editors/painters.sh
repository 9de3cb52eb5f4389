# Sourced by held.sh. paint_GRAMMAR ROOT FOLDER: paints each file of FOLDER by an editor's grammar (see compare.cpp);
# returns 77 where that editor is not installed.

paint_vscode() {
    node=$(command -v node || command -v nodejs) || return 77
    modules=$1/build/editors/vscode/node_modules
    [ -e "$modules/vscode-textmate" ] && [ -e "$modules/vscode-oniguruma" ] || return 77
    "$node" "$1/tests/editors/textmate.cjs" "$1/editors/vscode/syntaxes/cube.tmLanguage.json" "$modules" "$2"/*.cube
}
