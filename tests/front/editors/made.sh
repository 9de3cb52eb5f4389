#!/bin/sh
# made.sh WRITER EDITORS: each file that has a template in EDITORS/templates must be what the writer makes of it now.
# UPDATE_GOLDEN=1 writes them.
set -eu
failed=0

comment_sign() { # FILE
    case $1 in
    *.vim) echo '"' ;;
    *.el) echo ';;' ;;
    *.py) echo '#' ;;
    *.js) echo '//' ;;
    esac
}

for template in $(cd "$2/templates" && find . -type f | sed 's|^\./||' | sort); do
    if [ -n "${UPDATE_GOLDEN-}" ]; then
        mkdir -p "$(dirname "$2/$template")"
        "$1" "$(comment_sign "$template")" <"$2/templates/$template" >"$2/$template"
    else
        "$1" "$(comment_sign "$template")" <"$2/templates/$template" | diff -u "$2/$template" - || failed=1
    fi
done
exit "$failed"
