#!/bin/sh
# facts_test.sh PROGRAM: checks that facts.sh accepts true facts and rejects false ones, and facts that would not be run.
program=$1
facts=$(cd "$(dirname "$0")" && pwd)/facts.sh
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
page=$work/page.md

expect() { # STATUS TEXT, for the page on standard input
    cat >"$page"
    output=$(sh "$facts" "$program" "$page" 2>&1) && status=0 || status=1
    case $output in *"$2"*) [ "$status" -eq "$1" ] && return ;; esac
    printf 'status %s, not %s, or without "%s":\n%s\n' "$status" "$1" "$2" "$output"
    failed=1
}

failed=0
expect 0 'no facts' <<'END'
Four times `R` is nothing.
END
expect 0 '' <<'END'
Four times `R` is nothing.

<!-- facts
assert R4 == ()
-->
END
expect 1 'page.md:4:8: error' <<'END'
Three times `R` is nothing.

<!-- facts
assert R3 == ()
-->
END
expect 1 'facts that are not run' <<'END'
<!-- facts:
assert R3 == ()
-->
END
expect 1 'facts that are not run' <<'END'
<!-- facts
```cube
assert R3 == ()
```
-->
END
exit $failed
