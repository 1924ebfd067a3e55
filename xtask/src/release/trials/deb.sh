# Tries the command in the service's unit file, run as the service's user.
service() {
  local line
  line=$(sed -n 's/^ExecStart=//p' /usr/lib/systemd/system/janggun.service)
  local JANGGUN_OPTIONS
  . /etc/default/janggun
  # shellcheck disable=SC2016
  answers runuser -u janggun -- sh -c "exec ${line//'$JANGGUN_OPTIONS'/$JANGGUN_OPTIONS}"
}
export DEBIAN_FRONTEND=noninteractive
sudo() { "$@"; }

echo "- a fresh installation, to a page that answers"
began=$EPOCHREALTIME used=$(processor)
$install
answers janggun serve --addr 127.0.0.1:0
within_30_seconds "$began" "$used"
janggun --version | grep -qx "janggun $new"
systemd-analyze verify --man=no /usr/lib/systemd/system/janggun.service
[[ $(stat -c '%U:%G %a' /var/lib/janggun) == 'janggun:janggun 700' ]]
service
zcat /usr/share/man/man1/janggun-serve.1.gz | grep -q 'workers'
bash -c '. /usr/share/bash-completion/completions/janggun && complete -p janggun' >/dev/null
link=/etc/systemd/system/multi-user.target.wants/janggun.service
systemctl enable janggun.service
[[ -L $link ]]
dpkg --purge janggun
[[ ! -L $link ]]
if getent passwd janggun; then exit 1; fi
[[ ! -e /var/lib/janggun && ! -e /etc/default/janggun && ! -e /usr/bin/janggun ]]

echo "- an older package with the games of the first release, and an upgrade"
dpkg --install janggun_0.1.0_amd64.deb
zcat janggun.db.gz >/var/lib/janggun/janggun.db
chown janggun:janggun /var/lib/janggun/janggun.db
chmod 600 /var/lib/janggun/janggun.db
echo 'JANGGUN_OPTIONS="--workers 0"' >/etc/default/janggun
dpkg --force-confold --install "janggun_${new}_amd64.deb"
grep -q 'workers 0' /etc/default/janggun
service
ls /var/lib/janggun/janggun.db.v*-backup
runuser -u janggun -- janggun verify --data /var/lib/janggun | tail -n 1
[[ -z $(find /var/lib/janggun ! -user janggun) ]]

echo "- removal keeps the games, purging deletes them"
dpkg --remove janggun
[[ -e /var/lib/janggun/janggun.db && -e /etc/default/janggun && ! -e /usr/bin/janggun ]]
dpkg --purge janggun
if getent passwd janggun; then exit 1; fi
[[ ! -e /var/lib/janggun && ! -e /etc/default/janggun ]]
