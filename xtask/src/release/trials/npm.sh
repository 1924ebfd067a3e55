export npm_config_registry=http://127.0.0.1:4873 npm_config_yes=true npm_config_audit=false npm_config_update_notifier=false
node registry.mjs packages 4873 &
until (: <>/dev/tcp/127.0.0.1/4873) 2>/dev/null; do sleep 0.1; done

for command in "${start[@]}"; do
  began=$EPOCHREALTIME used=$(processor)
  # shellcheck disable=SC2086
  answers $command serve --addr 127.0.0.1:0
  within_30_seconds "$began" "$used"
done

mkdir program
cd program
npm init -y >/dev/null
npm install --silent janggun
[[ $(npx janggun -V) == "janggun $new" ]]
# The launcher passes on the exit status: 2 for invalid usage.
status=0
npx janggun no-such-command 2>/dev/null || status=$?
[[ $status == 2 ]]
cat >play.mjs <<'JS'
import assert from "node:assert/strict";
import { Game } from "janggun";
import { loadRules } from "janggun/node";
const game = new Game(await loadRules(), "kakao");
game.play("a4b4");
assert.equal(game.legal.length, 32);
JS
node play.mjs
echo "  the library plays"

# Without optional dependencies, npm installs the library without the program.
mkdir ../library
cd ../library
npm init -y >/dev/null
npm install --silent --omit=optional janggun
cp ../program/play.mjs .
node play.mjs
[[ ! -e node_modules/janggun-linux-x64 ]]
status=0
npx janggun -V 2>error || status=$?
[[ $status == 1 ]]
grep -q 'janggun-linux-x64' error
