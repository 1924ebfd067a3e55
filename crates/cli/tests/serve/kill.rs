//! Tests that no acknowledged move is lost when the server crashes.
//!
//! The server is killed with `kill -9` at random times while games are played. After each restart, every game is
//! compared with the messages that its players received. `cargo xtask kill` runs more rounds.

use crate::support::data_folder;
use stress::ServerProgram;
use stress::kill::{Disk, Report, Settings};

/// Number of concurrent games; about half of them are played in each round.
const TABLES: usize = 12;

const ROUNDS: usize = 20;

async fn kill(disk: Disk, name: &str, arguments: &[&str]) -> Report {
    let settings = Settings {
        server: ServerProgram {
            program: env!("CARGO_BIN_EXE_janggun").into(),
            data: data_folder(name),
            arguments: arguments.iter().map(|word| (*word).to_owned()).collect(),
        },
        disk,
        rounds: ROUNDS,
        tables: TABLES,
        seed: 0x6a61_6e67,
    };
    let report = stress::kill::run(&settings, |_| {}).await;
    let report = report.unwrap_or_else(|failure| panic!("{name}: {failure}"));
    println!("{name}: {report}");
    report
}

#[tokio::test]
async fn acknowledged_moves_survive_kill_9() {
    let report = kill(Disk::Keeps, "kill", &[]).await;
    assert_eq!(report.faults, []);
    assert!(
        report.acknowledged > report.kills,
        "the kills came before anything was acknowledged: {report}"
    );
    assert!(report.rated > 0, "no rated game came to its end: {report}");
}

#[tokio::test]
#[cfg(target_os = "linux")]
async fn acknowledged_moves_survive_the_loss_of_all_that_was_not_synced() {
    let report = kill(Disk::ForgetsUnsynced, "kill-forgets", &[]).await;
    assert_eq!(report.faults, []);
    assert!(report.acknowledged > report.kills, "{report}");
}

/// Checks the test itself: if syncs do nothing, as with `synchronous=OFF`, the test detects lost moves.
#[tokio::test]
#[cfg(target_os = "linux")]
async fn without_syncs_acknowledged_moves_are_lost() {
    let report = kill(Disk::NeverSyncs, "kill-never-syncs", &[]).await;
    assert!(report.lost() > 0, "{report}");
}

/// An overloaded server refuses chat messages, which is not a fault. Games continue.
#[tokio::test]
async fn a_busy_server_refuses_chat_and_keeps_the_moves_that_it_acknowledged() {
    // Nearly every commit takes longer than 1 ms, so the server counts as overloaded.
    let limits = ["--limit", "commit-delay-ms=1", "--limit", "overload-window-ms=10"];
    let report = kill(Disk::Keeps, "kill-busy", &limits).await;
    assert_eq!(report.faults, []);
    assert!(report.refused_lines > 0, "{report}");
    assert!(report.acknowledged > 0, "{report}");
}
