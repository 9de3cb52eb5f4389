#!/bin/sh
# programs.sh FOLDER: writes the programs of all sections here, and those in files, as FOLDER/SPEAKER/NAME.cube.
set -eu
mkdir -p "$1"
to=$(cd "$1" && pwd)
cd "$(dirname "$0")"
find . -name '*.errors' | sort | while IFS= read -r file; do
    speaker=${file%.errors}
    mkdir -p "$to/$speaker"
    awk -v to="$to/$speaker" '
        function finish() { if (inside && written) close(name) }
        /^--- / { finish(); name = to "/" $2 ".cube"; inside = 1; written = 0; next }
        $0 == "---" { finish(); inside = 0 }
        inside { print >name; written = 1 }' "$file"
done
find . -name '*.cube' | while IFS= read -r file; do
    mkdir -p "$to/$(dirname "$file")"
    cp "$file" "$to/$file"
done
