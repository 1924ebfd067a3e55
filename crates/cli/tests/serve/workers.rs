//! Tests that worker processes exit with their server, and that a killed or hung worker is replaced and its move still
//! played. A worker must also analyse finished games.

use crate::support::{Guest, Server};
use serde_json::json;
use std::fs;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Returns the process ids of the `janggun worker` children of `parent`.
fn workers_of(parent: u32) -> Vec<u32> {
    let processes = fs::read_dir("/proc").expect("Linux has /proc");
    let ids = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    ids.filter(|id| is_worker(*id) && parent_of(*id) == Some(parent))
        .collect()
}

fn is_worker(id: u32) -> bool {
    fs::read(format!("/proc/{id}/cmdline"))
        .is_ok_and(|line| line.split(|byte| *byte == 0).any(|word| word == b"worker"))
}

fn parent_of(id: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()
}

/// Maximum time to wait for a condition, far longer than needed even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// Maximum time for a move to be played after a worker failed. It is shorter than the lease of 30 s, so the test fails
/// if the server waits for the lease to expire.
const BEFORE_THE_LEASE_ENDS: Duration = Duration::from_secs(25);

fn wait_until(what: &str, limit: Duration, mut condition: impl FnMut() -> bool) {
    let step = Duration::from_millis(20);
    for _ in 0..limit.as_millis() / step.as_millis() {
        if condition() {
            return;
        }
        sleep(step);
    }
    assert!(condition(), "{what} within {limit:?}");
}

fn kill(id: u32) {
    signal("-9", id);
}

fn signal(signal: &str, id: u32) {
    let status = Command::new("kill")
        .args([signal, &id.to_string()])
        .status()
        .expect("kill is there");
    assert!(status.success());
}

#[test]
fn no_worker_outlives_a_killed_server() {
    let mut server = Server::start("orphans", 2);
    let pid = server.pid();
    wait_until("two workers", PATIENCE, || workers_of(pid).len() == 2);
    let workers = workers_of(pid);
    server.kill();
    wait_until("no worker is left", PATIENCE, || {
        !workers.iter().any(|id| is_worker(*id))
    });
}

#[test]
fn a_killed_worker_is_told_and_its_move_still_comes() {
    let server = Server::start("lost-worker", 1);
    let pid = server.pid();
    let mut guest = Guest::new(&server);
    let id = guest.create("kakao", json!({"kind": "engine", "level": 14}));
    let mut socket = guest.socket(&id);
    // The creator plays Cho; the engine, Han, chooses its setup first.
    wait_until("the engine's setup", PATIENCE, || {
        guest.view(&id)["arrangements"]["han"].is_string()
    });
    socket.request(&json!({"t": "arrange", "id": "s", "side": "cho", "setup": "msms"}));
    wait_until("a worker", PATIENCE, || workers_of(pid).len() == 1);
    socket.request(&json!({"t": "act", "id": "m", "ply": 0, "action": "a4b4"}));
    loop {
        let message = socket.wait_for("thinking", "");
        if message["state"] == "thinking" {
            break;
        }
    }
    kill(workers_of(pid)[0]);
    loop {
        let message = socket.wait_for("thinking", "");
        if message["state"] == "worker_lost" {
            break;
        }
    }
    wait_until("the engine's move", PATIENCE, || guest.view(&id)["now"]["ply"] == 2);
}

#[test]
fn a_hung_worker_is_replaced_and_its_move_still_comes() {
    let server = Server::start("hung-worker", 1);
    let pid = server.pid();
    let mut guest = Guest::new(&server);
    let id = guest.create("kakao", json!({"kind": "engine", "level": 1}));
    let mut socket = guest.socket(&id);
    wait_until("the engine's setup", PATIENCE, || {
        guest.view(&id)["arrangements"]["han"].is_string()
    });
    socket.request(&json!({"t": "arrange", "id": "s", "side": "cho", "setup": "msms"}));
    // The first move shows that the worker is running.
    socket.request(&json!({"t": "act", "id": "m0", "ply": 0, "action": "a4b4"}));
    wait_until("the first answer", PATIENCE, || guest.view(&id)["now"]["ply"] == 2);
    let hung = workers_of(pid)[0];
    signal("-STOP", hung);
    let reply = guest.view(&id)["now"]["legal"][0]
        .as_str()
        .expect("a legal move")
        .to_owned();
    socket.request(&json!({"t": "act", "id": "m1", "ply": 2, "action": reply}));
    wait_until("the engine's move", BEFORE_THE_LEASE_ENDS, || {
        guest.view(&id)["now"]["ply"] == 4
    });
    assert!(!workers_of(pid).contains(&hung));
}

#[test]
fn no_move_waits_for_the_lease_of_a_worker_that_was_killed_while_idle() {
    const TRIES: usize = 32;
    let server = Server::start("idle-worker", 1);
    let pid = server.pid();
    let mut guest = Guest::new(&server);
    let id = guest.create("kakao", json!({"kind": "engine", "level": 1}));
    let mut socket = guest.socket(&id);
    wait_until("the engine's setup", PATIENCE, || {
        guest.view(&id)["arrangements"]["han"].is_string()
    });
    socket.request(&json!({"t": "arrange", "id": "s", "side": "cho", "setup": "msms"}));
    let mut answered = Vec::new();
    // The first move is not counted. After it, the worker is certainly idle.
    for number in 0..=TRIES {
        if number > 0 {
            wait_until("a worker", PATIENCE, || workers_of(pid).len() == 1);
            kill(workers_of(pid)[0]);
        }
        let sent = Instant::now();
        socket.request(&json!({"t": "act", "id": format!("m{number}"), "ply": 0, "action": "a4b4"}));
        while socket.wait_for("event", "")["now"]["ply"] != 2 {}
        answered.push(sent.elapsed());
        socket.request(&json!({"t": "takeback", "id": format!("b{number}"), "ply": 2}));
    }
    let tries = &mut answered[1..];
    tries.sort_unstable();
    let quick = tries.iter().filter(|took| **took <= Duration::from_secs(2)).count();
    println!(
        "{quick} of {TRIES} answered within 2 s, the slowest after {:?}",
        tries[TRIES - 1]
    );
    assert!(tries[TRIES - 1] < BEFORE_THE_LEASE_ENDS, "{tries:?}");
}

#[test]
fn a_finished_game_is_analysed_by_a_real_worker() {
    let server = Server::start("analysis", 1);
    let mut guest = Guest::new(&server);
    let id = guest.create("kakao", json!({"kind": "self"}));
    let mut socket = guest.socket(&id);
    for (n, side) in ["han", "cho"].into_iter().enumerate() {
        socket.request(&json!({"t": "arrange", "id": format!("s{n}"), "side": side, "setup": "mssm"}));
    }
    // Cho's chariot takes a protected soldier.
    for (ply, action) in ["a4b4", "i7h7", "a1a7", "resign:cho"].into_iter().enumerate() {
        socket.request(&json!({"t": "act", "id": format!("m{ply}"), "ply": ply, "action": action}));
    }
    let path = format!("/api/games/{id}/analysis");
    assert_eq!(guest.post(&path, &json!({})).0, 200);
    wait_until("the analysis", PATIENCE, || {
        guest.get(&path).1["state"] == json!("done")
    });
    let positions = guest.get(&path).1["positions"].clone();
    assert_eq!(positions.as_array().map(Vec::len), Some(4));
    let chance = |ply: usize| positions[ply]["chance"].as_u64().expect("every position was evaluated");
    // The first value is Cho's chance before its mistake, and the second is Han's chance after it.
    assert!(chance(2) < 650 && chance(3) > 800, "{positions}");
    assert_eq!(positions[3]["pv"][0], positions[3]["best"]);
}
