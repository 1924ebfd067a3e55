//! Tests that two servers and a replicated database lose no acknowledged move when one of them fails.
//!
//! Servers are killed, suspended and cut off from the database. The database is killed and replaced by its replica.
//! `cargo xtask chaos` runs more rounds.

use crate::support::data_folder;
use stress::chaos::{Disruption, Fence, Report, Settings, Standby};

async fn chaos(name: &str, disruptions: Vec<Disruption>, fence: Fence) -> Report {
    let settings = Settings {
        program: env!("CARGO_BIN_EXE_janggun").into(),
        data: data_folder(name),
        disruptions,
        tables: 16,
        seed: 0x6a61_6e67,
        fence,
        standby: Standby::Refuses,
    };
    let report = stress::chaos::run(&settings, |_| {}).await;
    let report = report.unwrap_or_else(|failure| panic!("{name}: {failure}"));
    println!("{name}: {report}");
    report
}

#[tokio::test]
async fn two_servers_lose_nothing_whatever_happens_to_them_and_their_database() {
    let report = chaos("chaos", Disruption::drawn(1, Disruption::ALL.len()), Fence::Whole).await;
    assert_eq!(report.faults, []);
    assert_eq!(report.disruptions.len(), Disruption::ALL.len());
    assert!(report.acknowledged > 16 * report.disruptions.len(), "{report}");
}

/// Checks the test itself: it notices a suspended server that can still write after another server has taken over.
#[tokio::test]
async fn a_server_that_writes_beside_the_owner_is_noticed() {
    let report = chaos("chaos-hole", vec![Disruption::Pause], Fence::Hole).await;
    assert!(!report.faults.is_empty(), "{report}");
}
