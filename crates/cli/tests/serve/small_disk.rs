//! Tests a server on a very small disk.
//!
//! While the disk is nearly full, it must refuse new games and analyses but accept moves. When the disk is full, it
//! must acknowledge only what it has written. Games must continue once there is space again.

use crate::support::{Guest, Server, Socket, data_folder};
use serde_json::{Value, json};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

const MIB: usize = 1 << 20;
/// Shell script that mounts a 32 MiB tmpfs at its first argument and executes the remaining arguments.
const MOUNT: &str = r#"mount -t tmpfs -o size=32m small "$1" && shift && exec "$@""#;

/// A server on a small disk, and the path through which this process can access the disk.
struct SmallDisk {
    server: Server,
    folder: PathBuf,
}

impl SmallDisk {
    /// Starts the server in its own mount namespace, or, if that is not allowed, on a small `/dev/shm`.
    fn start() -> Self {
        let data = data_folder("small-disk");
        let place = data.to_str().expect("a plain path").to_owned();
        for unshare in ["-Urm", "-m"] {
            let words = ["unshare", unshare, "sh", "-c", MOUNT, "sh", place.as_str()];
            let works = Command::new(words[0]).args(&words[1..]).arg("true").output();
            if works.is_ok_and(|output| output.status.success()) {
                let server = Server::start_within(&words, data.clone(), &["--limit", "free-disk-mib=8"]);
                // Only the server's namespace has the mount, so it is accessed through `/proc`.
                let folder = Path::new("/proc").join(server.pid().to_string()).join("root");
                let folder = folder.join(data.strip_prefix("/").expect("an absolute path"));
                return Self { server, folder };
            }
        }
        let blocks = Command::new("df").args(["--output=size", "-B1M", "/dev/shm"]).output();
        let blocks = blocks.ok().and_then(|output| String::from_utf8(output.stdout).ok());
        let size: Option<u32> = blocks.and_then(|text| text.split_whitespace().last()?.parse().ok());
        assert!(
            size.is_some_and(|mebibytes| (16..=256).contains(&mebibytes)),
            "this system has no small disk: allow unshare(1) a mount name space, or mount a tmpfs of 64 MiB at /dev/shm"
        );
        let folder = PathBuf::from(format!("/dev/shm/janggun-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("/dev/shm can be written");
        let server = Server::start_within(&["env"], folder.clone(), &["--limit", "free-disk-mib=8"]);
        Self { server, folder }
    }

    /// Writes a file until the disk is full.
    fn fill(&self) -> File {
        let path = self.folder.join("filler");
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .expect("a new file");
        for chunk in [MIB, 4096, 1] {
            let zeros = vec![0; chunk];
            while file.write_all(&zeros).is_ok() {}
        }
        file
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        if self.folder.starts_with("/dev/shm") {
            self.server.kill();
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// Starts a game in which the guest plays both sides and Cho is to move. Returns its ID and socket.
fn begin(guest: &mut Guest) -> (String, Socket) {
    let id = guest.create("casual", json!({"kind": "self"}));
    let mut socket = guest.socket(&id);
    for side in ["han", "cho"] {
        socket.request(&json!({"t": "arrange", "id": side, "side": side, "setup": "mssm"}));
    }
    (id, socket)
}

fn assert_refused((status, answer): (u16, Value), code: &str) {
    assert_eq!((status, &answer["error"]["code"]), (503, &json!(code)), "{answer}");
}

#[test]
fn a_nearly_full_disk_takes_nothing_new_and_a_full_one_loses_nothing() {
    let disk = SmallDisk::start();
    let mut guest = Guest::new(&disk.server);
    let (over, mut socket) = begin(&mut guest);
    socket.request(&json!({"t": "act", "id": "end", "ply": 0, "action": "resign:cho"}));
    let (id, mut socket) = begin(&mut guest);
    let game = json!({"rules": "casual", "opponent": {"kind": "self"}, "side": "cho"});
    let analysis = format!("/api/games/{over}/analysis");

    // About 6 MiB are free, less than the minimum of 8 MiB.
    let filler = disk.fill();
    let size = filler.metadata().expect("it is there").len();
    filler.set_len(size - 6 * MIB as u64).expect("shorter");
    assert_refused(guest.post("/api/games", &game), "no_space");
    assert_refused(guest.post(&analysis, &json!({})), "no_space");
    socket.request(&json!({"t": "act", "id": "m0", "ply": 0, "action": "a4a5"}));

    // The disk is full: writes that do not fit are refused, but no acknowledged move is lost.
    drop(disk.fill());
    let mut acknowledged = 1;
    loop {
        let name = format!("f{acknowledged}");
        let action = guest.view(&id)["now"]["legal"][0].clone();
        socket.send(&json!({"t": "act", "id": name, "ply": acknowledged, "action": action}));
        let answer = std::iter::from_fn(|| socket.next()).find(|message| message["id"] == json!(name));
        match answer {
            Some(answer) if answer["t"] == "ack" => acknowledged += 1,
            Some(answer) => {
                assert_eq!(answer["error"]["code"], "storage_failed", "{answer}");
                break;
            }
            None => panic!("no answer to {name}"),
        }
    }
    assert_refused(guest.get("/health"), "storage_failed");

    fs::remove_file(disk.folder.join("filler")).expect("it was there");
    drop(filler);
    let view = (0..500).find_map(|_| {
        sleep(Duration::from_millis(20));
        let (status, view) = guest.get(&format!("/api/games/{id}"));
        (status == 200).then_some(view)
    });
    let view = view.expect("the game is back within 10 s");
    assert_eq!(view["now"]["ply"], json!(acknowledged));
    assert_eq!(guest.post(&analysis, &json!({})).0, 200);
    guest.create("casual", json!({"kind": "self"}));
    let mut socket = guest.socket(&id);
    let legal = view["now"]["legal"][0].clone();
    socket.request(&json!({"t": "act", "id": "last", "ply": acknowledged, "action": legal}));
}
