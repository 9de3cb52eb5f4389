#!/bin/sh
# facts_test.sh PROGRAM: facts.sh passes what is true, and fails what is false, where it stands, or would never be run.
program=$1
facts=$(cd "$(dirname "$0")" && pwd)/facts.sh
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
page=$work/page.md

says() { # STATUS TEXT, of the page on standard input
    cat >"$page"
    said=$(sh "$facts" "$program" "$page" 2>&1) && status=0 || status=1
    case $said in *"$2"*) [ "$status" -eq "$1" ] && return ;; esac
    printf 'status %s, not %s, or without "%s":\n%s\n' "$status" "$1" "$2" "$said"
    failed=1
}

failed=0
says 0 'no facts' <<'END'
Four times `R` is nothing.
END
says 0 '' <<'END'
Four times `R` is nothing.

<!-- facts
assert R4 == ()
-->
END
says 1 'page.md:4:8: error' <<'END'
Three times `R` is nothing.

<!-- facts
assert R3 == ()
-->
END
says 1 'facts that are not run' <<'END'
<!-- facts:
assert R3 == ()
-->
END
says 1 'facts that are not run' <<'END'
<!-- facts
```cube
assert R3 == ()
```
-->
END
exit $failed
