//! Measures the cost of searching three lines instead of one: `cargo test --release -p janggun-lab --test many_lines --
//! --ignored --nocapture`.

mod positions;

use std::sync::Arc;

use engine::engine::{Best, Config};
use engine::time::SimulatedClock;
use engine::{Engine, SearchLimits, Silent};
use janggi::Game;
use positions::position;

const POSITIONS: u64 = 200;
const DEPTH: i32 = 12;

fn best(game: &Game, lines: usize) -> Best {
    let config = Config {
        lines,
        ..Config::default()
    };
    Engine::new(config, Arc::new(SimulatedClock::default())).search(game, &SearchLimits::depth(DEPTH), &Silent)
}

#[test]
#[ignore = "a measurement of some minutes"]
fn three_lines_against_one() {
    let mut player = Engine::new(Config::default(), Arc::new(SimulatedClock::default()));
    let (mut one, mut three, mut equal) = (0, 0, 0);
    for number in 0..POSITIONS {
        let game = position(number, &mut player);
        let (single, several) = (best(&game, 1), best(&game, 3));
        one += single.nodes.0;
        three += several.nodes.0;
        equal += u64::from(single.mv == several.mv);
    }
    let ratio = three as f64 / one as f64;
    println!("depth {DEPTH}, {POSITIONS} positions: {one} nodes, with three lines {three}, {ratio:.2} times");
    println!(
        "the first line is the single one in {:.1} %",
        100.0 * equal as f64 / POSITIONS as f64
    );
    assert!(three > one && equal > POSITIONS / 2);
}
