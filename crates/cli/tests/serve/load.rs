//! Runs the load test briefly to check that it works. `cargo xtask load` measures performance.

use crate::support::data_folder;
use std::time::Duration;
use stress::load::{Company, Part, Results, Settings};

#[tokio::test]
async fn moves_under_load_are_acknowledged_and_right() {
    let settings = Settings {
        server: env!("CARGO_BIN_EXE_janggun").into(),
        baseline: None,
        echo: None,
        data: data_folder("load"),
        connections: 20,
        rate: 40.0,
        warm_up: Duration::ZERO,
        duration: Duration::from_secs(2),
        memory_games: 4,
        stored_games: 8,
        turns: 1,
        parts: vec![Part::Normal, Part::Memory, Part::Restart],
        company: Company::Everybody,
        seed: 1,
    };
    let results = Results::default();
    let run = stress::load::run(&settings, &results, &|line| println!("{line}")).await;
    println!("{results}");
    run.unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(results.wrong(), [] as [String; 0]);
    assert!(results.value("achieved").is_some_and(|achieved| achieved > 0.0));
    assert!(results.value("memory of a game of 40 plies").is_some());
}
