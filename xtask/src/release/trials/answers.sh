set -euo pipefail
cd /root

hundredths_since() { printf '%s' "$(((${EPOCHREALTIME/./} - ${1/./}) / 10000))"; }
seconds() { printf '%d.%02d' "$(($1 / 100))" "$(($1 % 100))"; }

# Prints the CPU time of all processes of this trial, including finished ones, in hundredths of a second.
processor() { awk '{ sub(/.*\) /, ""); sum += $12 + $13 + $14 + $15 } END { print sum }' /proc/[0-9]*/stat; }

# Fails if 30 seconds or more have passed since $1, unless the trial itself used less than half of a processor in that
# time. $2 is the output of `processor` at $1.
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

# Starts a server program, requests the web app's start page at the address that it prints, and stops it.
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

# Trials must run in a system without compilers.
for absent in rustc cargo cc gcc; do
  if command -v "$absent"; then exit 1; fi
done
