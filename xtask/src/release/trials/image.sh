# Loads the image from its archive in Docker's and in OCI's format, and starts it without a network. The image contains
# only janggun and licences, so requests are sent from outside it.
set -euo pipefail
folder=$1 file=$2 user=$3
export BUILDAH_ISOLATION=chroot
buildah() { command buildah --storage-driver vfs --root "$folder/store/root" --runroot "$folder/store/run" "$@"; }
image() { buildah inspect --type image --format "{{$2}}" "$1"; }

as_docker=$(buildah pull --quiet "docker-archive:$file")
as_oci=$(buildah pull --quiet "oci-archive:$file")
for loaded in "$as_docker" "$as_oci"; do
  [[ $(image "$loaded" .OCIv1.Config.User) == "$user" ]]
  [[ $(image "$loaded" .OCIv1.Config.Entrypoint) == '[/janggun serve]' ]]
  [[ $(image "$loaded" .OCIv1.Config.Volumes) == 'map[/data:{}]' ]]
done
[[ $(image "$as_docker" .Docker.Config.Healthcheck.Test) == '[CMD /janggun health]' ]]

container=$(buildah from --quiet "$as_docker")
# The container keeps its volume from one run to the next. buildah creates the volume with the owner and permissions of
# the folder in the image.
in_container() { buildah run "$container" -- "$@"; }
healthy() {
  for _ in {1..300}; do
    if in_container /janggun health 2>/dev/null; then return; fi
    sleep 0.1
  done
  cat "$folder/log"
  return 1
}
request() {
  exec 3<>/dev/tcp/127.0.0.1/8080
  printf '%s %s HTTP/1.1\r\nHost: localhost:8080\r\nOrigin: http://localhost:8080\r\nConnection: close\r\n' "$1" "$2" >&3
  printf 'Content-Type: application/json\r\nContent-Length: %s\r\n\r\n%s' "${#3}" "$3" >&3
  tr -d '\0' <&3
  exec 3>&-
}
start() {
  in_container /janggun serve "$@" >>"$folder/log" 2>&1 &
  run=$!
  healthy
}
stop() {
  pkill --exact --oldest janggun
  wait "$run"
}

start --workers 2
page=$(request GET / '')
[[ ${page,,} == 'http/1.1 200'*'<!doctype html'* ]]
[[ $(ps -o uid= -C janggun | sort -u | tr -d ' ') == "${user%:*}" ]]
# If the machine is busy, the server may refuse new games at first.
for _ in {1..60}; do
  game=$(request POST /api/games '{"rules":"kakao","opponent":{"kind":"self"},"side":"cho","time":{"kind":"none"}}')
  if [[ $game != 'HTTP/1.1 503'* ]]; then break; fi
  sleep 1
done
[[ $game == 'HTTP/1.1 201'* ]]
id=$(grep -o '"id":"[^"]*"' <<<"$game" | head -n 1 | cut -d '"' -f 4)
stop
[[ $(find "$folder/store" -name janggun.db -printf '%U %m') == "${user%:*} 600" ]]

echo "- started again, with the game in its volume"
start
[[ $(request GET "/api/games/$id" '') == 'HTTP/1.1 200'* ]]
in_container /janggun backup backup.db
stop
if in_container /janggun health 2>/dev/null; then exit 1; fi
in_container /janggun verify | tail -n 1
