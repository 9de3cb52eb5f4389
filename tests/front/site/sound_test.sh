#!/bin/sh
# sound_test.sh ROOT SITE: sound.py sees what is wrong with a site: a dead link, a missing anchor, an element that text has
# broken out into, a page that is not closed, a block that says something else, a definition without its place.
set -eu
command -v python3 >/dev/null || exit 77
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

sees() { # WHAT FILE SED-SCRIPT
    rm -rf "$work/site"
    cp -R "$site" "$work/site"
    sed "$3" "$site/$2" >"$work/site/$2"
    if cmp -s "$site/$2" "$work/site/$2"; then echo "$2 is as before: $3"; exit 1; fi
    if python3 "$here/sound.py" "$root" "$work/site" >"$work/out"; then echo "not seen: $1"; exit 1; fi
    grep -q "$1" "$work/out" || { echo "not said: $1"; cat "$work/out"; exit 1; }
}

root=$1 site=$2
sees "leads nowhere: nowhere.html" language.html 's/href="groups.html"/href="nowhere.html"/'
sees "there is no elsewhere in" language.html 's/href="#cycles"/href="#elsewhere"/'
sees "there is no place for <iframe>" groups.html 's|</h1>|</h1><iframe/>|'
sees "has onclick" groups.html 's|<h1>|<h1 onclick="x">|'
sees "a script of its own" groups.html 's|</h1>|</h1><script>x</script>|'
sees "is not well-formed" pictures.html 's|</main>||'
sees "a block of conventions.md is" conventions.html 's|<samp class="answer short">true|<samp class="answer short">tru|'
sees "pll_t has no place" library-pll.html 's/id="pll_t"/id="pll_tea"/'
sees "order has no place" built-ins-orders-and-parity.html 's/id="order"/id="ordre"/'
sees "is there 2 times" library-pll.html 's/id="pll_t"/id="pll_e"/'
