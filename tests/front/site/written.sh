#!/bin/sh
# written.sh COMMAND… SITE: runs the command that writes the documentation to SITE; warnings are errors. Exit status 77 (skipped)
# without MkDocs.
command -v mkdocs >/dev/null || { echo 'MkDocs is not installed'; exit 77; }
exec "$@"
