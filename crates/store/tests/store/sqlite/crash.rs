//! Repeatedly kills a writing process, and compares its acknowledgements with the data on disk.
//!
//! The victim is an ignored test in the same executable, run as a child process. It writes its acknowledgements to a
//! pipe.

use super::folder::Folder;
use crate::conformance::ratings::{BLITZ, RAPID, basis, end, rated};
use crate::conformance::rows::{events, guest, numbers};
use janggi::{Outcome, Side};
use play::rating::{RatedGame, rate_all};
use std::env;
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;
use store::sqlite::SqliteStore;
use store::{Answer, CommandError, Commands, Queries, RatingQueries, Swap};
use tokio::runtime::Runtime;

const FOLDER: &str = "JANGGUN_CRASH_FOLDER";
const KILLS: u32 = 12;
const GAMES: u32 = 4;

fn game(number: u32) -> String {
    format!("g{number}")
}

/// Waits for the answers in queue order, and writes an acknowledgement for each to the pipe.
fn acknowledge(runtime: &Runtime, queued: impl Iterator<Item = (u32, u32, Answer<(), CommandError>)>) {
    for (number, seq, answer) in queued {
        runtime.block_on(answer).unwrap();
        // Each line is one write call, which a kill cannot split.
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

/// Runs a victim and kills it after a number of acknowledgements that depends on `kill`. Passes each acknowledgement to
/// `acknowledged`, and returns their number.
fn killed(folder: &Folder, victim: &str, kill: u32, mut acknowledged: impl FnMut(&str)) -> u32 {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", victim, "--ignored", "--nocapture"])
        .env(FOLDER, folder.path())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stderr.take().unwrap()).lines();
    // The number differs between kills but not between runs: the timing of the disk varies enough.
    let patience = 20 + (kill * 37) % 90;
    let mut seen = 0;
    for line in lines {
        let line = line.unwrap();
        let Some(acknowledgement) = line.strip_prefix("ack ") else {
            continue;
        };
        acknowledged(acknowledgement);
        seen += 1;
        if seen == patience {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(seen >= patience, "the victim died by itself after {seen} acks");
    seen
}

#[test]
fn nothing_acknowledged_is_lost_and_no_hole_appears() {
    let folder = Folder::new("d");
    let runtime = Runtime::new().unwrap();
    let mut acked = [0_u32; GAMES as usize];
    let mut total = 0;
    for kill in 0..KILLS {
        total += killed(&folder, "sqlite::crash::victim", kill, |line| {
            let (number, seq) = line.split_once(' ').unwrap();
            let (number, seq): (usize, u32) = (number.parse().unwrap(), seq.parse().unwrap());
            assert_eq!(seq, acked[number] + 1, "acknowledged in order");
            acked[number] = seq;
        });
        let store = SqliteStore::open(folder.path()).unwrap();
        for (number, acked) in (0..GAMES).zip(&mut acked) {
            let stored = runtime.block_on(numbers(&store, &game(number)));
            let last = u32::try_from(stored.len()).unwrap();
            assert_eq!(stored, (1..=last).collect::<Vec<_>>(), "a prefix without holes");
            assert!(last >= *acked, "game {number}: {acked} acknowledged, {last} on disk");
            // Events may be committed without being acknowledged. The next victim continues after the last stored
            // event.
            *acked = last;
        }
    }
    println!("{KILLS} kills, {total} acknowledged writes, 0 lost");
}

/// Returns a rated game between two of three players. The pairs rotate with `number`.
fn rated_game(number: u32) -> RatedGame {
    let by = |later: u32| u8::try_from((number + later) % 3 + 1).unwrap();
    rated(
        &format!("r{number:06}x"),
        (by(0), by(1)),
        if number.is_multiple_of(2) { BLITZ } else { RAPID },
        Outcome::Win(Side::Cho),
        i64::from(number),
    )
}

#[test]
#[ignore = "the victim of the test below"]
fn rated_victim() {
    let Ok(path) = env::var(FOLDER) else { return };
    let runtime = Runtime::new().unwrap();
    let store = SqliteStore::open(path.as_ref()).unwrap();
    for number in 1..=3 {
        // The command fails after the first run, because the guests exist.
        let _ = runtime.block_on(store.execute(store::Command::NewGuest(guest(number))));
    }
    let stored = runtime.block_on(store.finished_after(None, u32::MAX)).unwrap();
    for number in u32::try_from(stored.len()).unwrap().. {
        let game = rated_game(number);
        let update = runtime.block_on(basis(&store, &game)).rate(&game);
        let written = runtime.block_on(store.rate(end(&game), update));
        assert_eq!(written, Ok(Swap::Done));
        std::io::stderr()
            .write_all(format!("ack {number}\n").as_bytes())
            .unwrap();
    }
}

#[test]
fn a_game_that_has_ended_is_rated_whenever_the_writer_is_killed() {
    let folder = Folder::new("d");
    let runtime = Runtime::new().unwrap();
    let mut acked = None;
    for kill in 0..KILLS {
        killed(&folder, "sqlite::crash::rated_victim", kill, |line| {
            acked = Some(line.parse::<u32>().unwrap());
        });
        let store = SqliteStore::open(folder.path()).unwrap();
        let ended = runtime.block_on(store.finished_after(None, u32::MAX)).unwrap().len();
        let ended = u32::try_from(ended).unwrap();
        assert!(
            acked.is_none_or(|acked| ended > acked),
            "{acked:?} acknowledged, {ended} on disk"
        );
        let expected = rate_all((0..ended).map(rated_game).collect());
        assert_eq!(runtime.block_on(store.all_ratings()).unwrap(), expected);
    }
}
