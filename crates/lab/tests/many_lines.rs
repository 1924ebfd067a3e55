//! What three lines cost beside one: `cargo test --release -p janggun-lab --test many_lines -- --ignored --nocapture`.

use std::sync::Arc;

use engine::engine::{Best, Config};
use engine::rng::Rng;
use engine::time::SimulatedClock;
use engine::{Engine, Limits, Silent};
use janggi::{Game, Preset};
use lab::match_runner::opening::random_opening;

const POSITIONS: u64 = 200;
const DEPTH: i32 = 12;

/// Positions of games between engines that search little: from the opening to the ending.
fn position(number: u64, engine: &mut Engine) -> Game {
    let mut game = random_opening(&Preset::Pychess.rules(), number);
    engine.new_game();
    for _ in 0..Rng::new(number).below(70) {
        let Some(mv) = engine.search(&game, &Limits::nodes(300), &Silent).mv else {
            break;
        };
        let before = game.clone();
        game.play(mv.into()).expect("the engine plays what is allowed");
        if game.verdict().is_some() {
            return before;
        }
    }
    game
}

fn best(game: &Game, lines: usize) -> Best {
    let config = Config {
        lines,
        ..Config::default()
    };
    Engine::new(config, Arc::new(SimulatedClock::default())).search(game, &Limits::depth(DEPTH), &Silent)
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
