#!/bin/sh
# check_site_test.sh ROOT SITE: checks that check_site.py detects the faults of a site.
set -eu
root=$1 site=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$site" "$work/site"

detects() { # MESSAGE FILE SED-SCRIPT
    sed -i.right "$3" "$work/site/$2"
    if cmp -s "$site/$2" "$work/site/$2"; then echo "$2 is unchanged: $3"; exit 1; fi
    if python3 "$here/check_site.py" "$root" "$work/site" >"$work/out"; then echo "not detected: $1"; exit 1; fi
    grep -q "$1" "$work/out" || { echo "not reported: $1"; cat "$work/out"; exit 1; }
    mv "$work/site/$2.right" "$work/site/$2"
}

detects "dead link: nowhere.html" docs/language.html 's/href="groups.html"/href="nowhere.html"/'
detects "no anchor #elsewhere" docs/language.html 's/href="#cycles"/href="#elsewhere"/'
detects "from another server" docs/groups.html 's|</h1>|</h1><img src="https://example.org/x.svg">|'
detects "a block is" docs/conventions.html 's|^true$|tru|'
detects "lacks id=\"pll_t\"" library/pll.html 's/id="pll_t"/id="pll_tea"/'
