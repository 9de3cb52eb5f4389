#!/bin/sh
# run.sh ROOT BUILD SECONDS: runs libFuzzer on every target, each for its share of the time. The corpus is stored in
# BUILD/fuzz, so that the next run continues from it. Fails if anything is found, and prints the input.
set -u
root=$1 build=$2 seconds=$3
programs=$(find "$build/tests/fuzz" -maxdepth 1 -name 'fuzz_*' -type f -perm -u+x | sort)
[ -n "$programs" ] || { echo "there are no programs in $build"; exit 2; }
share=$((seconds / $(echo "$programs" | wc -l)))
[ "$share" -gt 0 ] || share=1
export ASAN_OPTIONS=detect_leaks=0:malloc_context_size=4:quarantine_size_mb=16
mkdir -p "$build/fuzz"
sh "$root/tests/fuzz/dictionary.sh" "$root" >"$build/fuzz/dictionary"
failed=''
for program in $programs; do
    name=${program##*/fuzz_}
    home=$build/fuzz/$name log=$build/fuzz/$name.log
    mkdir -p "$home/corpus" "$home/found"
    [ -e "$home/seeds" ] || sh "$root/tests/fuzz/seeds.sh" "$root" "$name" "$home/seeds"
    # Weighing inputs by the rarity of their coverage (entropic) takes longer than the runs themselves.
    "$program" -max_total_time="$share" -timeout=60 -rss_limit_mb=3000 -max_len=1000 -entropic=0 -detect_leaks=0 \
        -print_final_stats=1 \
        -dict="$build/fuzz/dictionary" -artifact_prefix="$home/found/" \
        "$home/corpus" "$home/seeds" "$root/tests/fuzz/found/$name" >"$log" 2>&1 && status=well || status=found
    edges=$(grep -o 'cov: [0-9]*' "$log" | tail -n 1)
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    echo "$name: ${runs:-?} runs in $share s, edges ${edges#cov: }"
    [ $status = well ] && continue
    failed=yes
    grep -m 3 -E '^This does not hold|ERROR|SUMMARY|runtime error' "$log" || tail -n 3 "$log"
    echo "    the input is $(grep -o "$home/found/[a-z-]*[0-9a-f]*" "$log" | tail -n 1), the report $log"
    echo "    try it with $program INPUT; once repaired it belongs in tests/fuzz/found/$name"
done
[ -z "$failed" ]
