# Runs the trial in the system in the folder $1. The caller must have created process, mount and network namespaces.
set -e
ip link set lo up
mount -t proc proc "$1/proc"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$1/dev/pts"
exec chroot "$1" env -i HOME=/root LANG=C.UTF-8 PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash /root/trial.sh
