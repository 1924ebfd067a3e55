export PIP_NO_INDEX=1 PIP_FIND_LINKS=/root/index UV_OFFLINE=1 UV_FIND_LINKS=/root/index
# On its first run, pipx installs its own copy of pip.
cp /usr/share/python-wheels/pip-*.whl index

for command in "${start[@]}"; do
  began=$EPOCHREALTIME used=$(processor)
  # shellcheck disable=SC2086
  answers $command serve --addr 127.0.0.1:0
  within_30_seconds "$began" "$used"
done

# This system has pip only in virtual environments.
python3 -m venv environment
. environment/bin/activate
$install
[[ $(janggun -V) == "janggun $new" ]]
answers janggun serve --addr 127.0.0.1:0
python -c '
import janggun, janggun.client
game = janggun.Game("kakao")
game.play("a4b4")
assert len(game.legal_moves()) == 32, game.legal_moves()
'
echo "  the library plays"
