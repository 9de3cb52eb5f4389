#!/bin/sh
# with_mkdocs.sh COMMAND…: runs the command. Exit status 77 (skipped) without MkDocs.
command -v mkdocs >/dev/null || { echo 'MkDocs is not installed'; exit 77; }
exec "$@"
