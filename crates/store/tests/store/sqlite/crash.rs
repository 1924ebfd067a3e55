//! Kills a writing process at random instants and compares what it had acknowledged with what is on the disk.
//!
//! The test runs itself again as the victim: same executable, one ignored test, its acknowledgements on a pipe.

use super::folder::Folder;
use crate::conformance::rows::{events, numbers};
use std::env;
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;
use store::sqlite::SqliteStore;
use store::{Answer, CommandError, Commands};
use tokio::runtime::Runtime;

const FOLDER: &str = "JANGGUN_CRASH_FOLDER";
const KILLS: u32 = 12;
const GAMES: u32 = 4;

fn game(number: u32) -> String {
    format!("g{number}")
}

/// Says on the pipe what is acknowledged, in the order in which it was queued.
fn acknowledge(runtime: &Runtime, queued: impl Iterator<Item = (u32, u32, Answer<(), CommandError>)>) {
    for (number, seq, answer) in queued {
        runtime.block_on(answer).unwrap();
        // One write call a line: a kill cannot tear it.
        std::io::stderr()
            .write_all(format!("ack {number} {seq}\n").as_bytes())
            .unwrap();
    }
}

#[test]
#[ignore = "the victim of the test below"]
fn victim() {
    let Ok(path) = env::var(FOLDER) else { return };
    let runtime = Runtime::new().unwrap();
    let store = SqliteStore::open(path.as_ref()).unwrap();
    let mut next: Vec<u32> = (0..GAMES)
        .map(|number| {
            runtime
                .block_on(numbers(&store, &game(number)))
                .last()
                .map_or(1, |last| last + 1)
        })
        .collect();
    let (sender, queued) = channel();
    thread::spawn(move || acknowledge(&runtime, queued.into_iter()));
    loop {
        for number in 0..GAMES {
            let seq = next[number as usize];
            next[number as usize] += 1;
            let answer = store.execute(events(&game(number), seq, seq));
            sender.send((number, seq, answer)).unwrap();
        }
        thread::sleep(Duration::from_micros(300));
    }
}

#[test]
fn nothing_acknowledged_is_lost_and_no_hole_appears() {
    let folder = Folder::new("d");
    let runtime = Runtime::new().unwrap();
    let mut acked = [0_u32; GAMES as usize];
    let mut total = 0;
    for kill in 0..KILLS {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "sqlite::crash::victim", "--ignored", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stderr.take().unwrap()).lines();
        // Differs from kill to kill, the same in every run: the disk supplies the chance.
        let patience = 20 + (kill * 37) % 90;
        let mut seen = 0;
        for line in lines {
            let line = line.unwrap();
            let Some((number, seq)) = line.strip_prefix("ack ").and_then(|rest| rest.split_once(' ')) else {
                continue;
            };
            let (number, seq): (usize, u32) = (number.parse().unwrap(), seq.parse().unwrap());
            assert_eq!(seq, acked[number] + 1, "acknowledged in order");
            acked[number] = seq;
            seen += 1;
            if seen == patience {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        assert!(seen >= patience, "the victim died by itself after {seen} acks");
        total += seen;
        let store = SqliteStore::open(folder.path()).unwrap();
        for (number, acked) in (0..GAMES).zip(&mut acked) {
            let stored = runtime.block_on(numbers(&store, &game(number)));
            let last = u32::try_from(stored.len()).unwrap();
            assert_eq!(stored, (1..=last).collect::<Vec<_>>(), "a prefix without holes");
            assert!(last >= *acked, "game {number}: {acked} acknowledged, {last} on disk");
            // Committed but not acknowledged: the client sends it again and it is there already.
            *acked = last;
        }
    }
    println!("{KILLS} kills, {total} acknowledged writes, 0 lost");
}
