set -euo pipefail
cd /root

hundredths_since() { printf '%s' "$(((${EPOCHREALTIME/./} - ${1/./}) / 10000))"; }
seconds() { printf '%d.%02d' "$(($1 / 100))" "$(($1 % 100))"; }

# Prints the CPU time of all programs of this trial, including ended ones, in hundredths of a second.
processor() { awk '{ sub(/.*\) /, ""); sum += $12 + $13 + $14 + $15 } END { print sum }' /proc/[0-9]*/stat; }

# Fails if more than 30 seconds have passed since $1. $2 is the earlier output of `processor`; the limit does not apply
# while the machine is busy with other work.
within_30_seconds() {
  local passed used
  passed=$(hundredths_since "$1")
  used=$(($(processor) - $2))
  echo "  $(seconds "$passed") s in all, $(seconds "$used") s of a processor"
  if ((passed >= 3000 && used * 2 < passed)); then
    echo "  the machine is busy with something else: measure again"
  else
    ((passed < 3000))
  fi
}

# Starts a program that serves the web app, requests its start page at the printed address, and stops it.
answers() {
  local began=$EPOCHREALTIME log server address host page
  log=$(mktemp)
  "$@" >"$log" 2>&1 &
  server=$!
  until address=$(grep -om1 'http://[0-9.]*:[0-9]*' "$log"); do
    if ! kill -0 "$server" 2>/dev/null || ((SECONDS > 300)); then
      cat "$log"
      echo "'$*' does not listen"
      return 1
    fi
    sleep 0.05
  done
  host=${address#http://}
  exec 3<>"/dev/tcp/${host%:*}/${host#*:}"
  printf 'GET / HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n' "$host" >&3
  page=$(head -c 4096 <&3 | tr -d '\0')
  exec 3>&-
  if [[ ${page,,} != 'http/1.1 200'*'<!doctype html'* ]]; then
    echo "'$*' does not serve the web app: ${page:0:200}"
    return 1
  fi
  echo "  $(seconds "$(hundredths_since "$began")") s to the page of: $*"
  kill "$server"
  wait "$server" || true
}

# From here on, there is neither a compiler nor a network.
for absent in rustc cargo cc gcc; do
  if command -v "$absent"; then exit 1; fi
done
