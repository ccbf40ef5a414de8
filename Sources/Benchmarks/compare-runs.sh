#!/bin/sh
# Counts the instructions of the apps' processes in a run of the six steps, of two builds, and says the
# ratio. Instructions are the same on a busy machine as on a quiet one; it takes some minutes.
#
#   Sources/Benchmarks/compare-runs.sh BEFORE AFTER OUT
#
# BEFORE and AFTER are folders of release builds, such as .build/release, OUT one for what is made. A
# step's app runs without the sandbox, under valgrind: do this with the built-in steps only.
set -eu
[ $# -eq 3 ] || { sed -n '5p' "$0" >&2; exit 64; }
out=$(mkdir -p "$3" && cd "$3" && pwd)

# A build's folder again, with an apphost that counts.
counting() {
  rm -rf "$out/$2"
  mkdir -p "$out/$2/counts"
  for file in "$(cd "$1" && pwd -P)"/*; do
    case $(basename "$file") in
      stretchy) cp "$file" "$out/$2/stretchy" ;;
      apphost) cp "$file" "$out/$2/apphost.plain" ;;
      *) ln -s "$file" "$out/$2/" ;;
    esac
  done
  printf '#!/bin/sh\nexec valgrind -q --tool=callgrind --callgrind-out-file=%s %s "$@"\n' \
    "$out/$2/counts/%p" "$out/$2/apphost.plain" >"$out/$2/apphost"
  chmod +x "$out/$2/apphost"
  XDG_CACHE_HOME="$out/$2/cache" "$out/$2/stretchy" run --unsafe-no-sandbox --no-cache \
    --timeout 600 >"$out/$2/log" 2>&1 || { cat "$out/$2/log" >&2; exit 1; }
  awk '/^summary:/ { sum += $2 } END { printf "%.0f\n", sum }' "$out/$2/counts"/*
}

before=$(counting "$1" before)
after=$(counting "$2" after)
awk -v before="$before" -v after="$after" 'BEGIN {
  printf "before %.0f, after %.0f, ratio %.3f\n", before, after, after / before }'
