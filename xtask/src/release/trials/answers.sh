set -euo pipefail
cd /root

seconds_since() { printf '%s' "$(((${EPOCHREALTIME/./} - ${1/./}) / 10000))" | sed -E 's/^(.{0,2})$/0\1/; s/(..)$/.\1/; s/^\./0./'; }

# Fails if more than 30 seconds have passed since a time.
within_30_seconds() {
  local seconds
  seconds=$(seconds_since "$1")
  echo "  $seconds s in all"
  ((${seconds%.*} < 30))
}

# Starts a program that serves the web app, requests its start page where it says that it listens, and stops it.
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
  echo "  $(seconds_since "$began") s to the page of: $*"
  kill "$server"
  wait "$server" || true
}

# From here on there is neither a compiler nor a network.
for absent in rustc cargo cc gcc; do
  if command -v "$absent"; then exit 1; fi
done
