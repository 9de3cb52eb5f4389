#!/bin/sh
# check_site_test.sh ROOT SITE: checks that check_site.py detects the faults of a site: a dead link, a missing anchor, an unknown element, a
# page that is not well-formed, a block with another answer, a definition without an anchor.
set -eu
command -v python3 >/dev/null || { echo 'Python is not installed'; exit 77; }
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

detects() { # MESSAGE FILE SED-SCRIPT
    rm -rf "$work/site"
    cp -R "$site" "$work/site"
    sed "$3" "$site/$2" >"$work/site/$2"
    if cmp -s "$site/$2" "$work/site/$2"; then echo "$2 is unchanged: $3"; exit 1; fi
    if python3 "$here/check_site.py" "$root" "$work/site" >"$work/out"; then echo "not detected: $1"; exit 1; fi
    grep -q "$1" "$work/out" || { echo "not reported: $1"; cat "$work/out"; exit 1; }
}

root=$1 site=$2
detects "dead link: nowhere.html" language.html 's/href="groups.html"/href="nowhere.html"/'
detects "there is no elsewhere in" language.html 's/href="#cycles"/href="#elsewhere"/'
detects "<iframe> is not allowed" groups.html 's|</h1>|</h1><iframe/>|'
detects "has onclick" groups.html 's|<h1>|<h1 onclick="x">|'
detects "an unknown script" groups.html 's|</h1>|</h1><script>x</script>|'
detects "is not well-formed" pictures.html 's|</main>||'
detects "a block of conventions.md is" conventions.html 's|<samp class="answer short">true|<samp class="answer short">tru|'
detects "pll_t has no anchor" library-pll.html 's/id="pll_t"/id="pll_tea"/'
detects "order has no anchor" built-ins-orders-and-parity.html 's/id="order"/id="ordre"/'
detects "occurs 2 times" library-pll.html 's/id="pll_t"/id="pll_e"/'
