//! Tests that mates are found with their exact length. Most positions come from the engine's own games
//! (`data/mates.txt`, one FEN per line); `solver` determines the length of each mate.

use std::sync::Arc;

use crate::solver::{DEEPEST, NODES, shortest};
use janggi::{Game, Position, Preset, Start, fen};
use janggun_engine::engine::Config;
use janggun_engine::score::ScoreKind;
use janggun_engine::time::SimulatedClock;
use janggun_engine::{Engine, SearchLimits, Silent};

#[test]
fn mates_are_found_to_the_exact_length() {
    let own = [
        // Two chariots against a bare general.
        "4k4/R8/9/9/9/9/9/9/4A4/1R2K4 w - - 0 1",
        "3k5/9/9/9/9/9/9/9/R3A4/1R2K4 w - - 0 1",
    ];
    let mut engine = Engine::new(Config::default(), Arc::new(SimulatedClock::default()));
    let mut found = [0; DEEPEST as usize + 1];
    for text in own.into_iter().chain(include_str!("../data/mates.txt").lines()) {
        let setup = fen::parse(text).expect("a FEN");
        let position = Position::try_from(setup).unwrap_or_else(|faults| panic!("{text}: {faults}"));
        for preset in [Preset::Pychess, Preset::Kakao, Preset::Casual] {
            let Ok(game) = Game::new(preset.rules(), Start::Fen(position.clone())) else {
                continue;
            };
            if game.verdict().is_some() {
                continue;
            }
            let Some(plies) = shortest(&game) else { continue };
            engine.new_game();
            let best = engine.search(&game, &SearchLimits::nodes(NODES), &Silent);
            // If a win on points is faster, the engine prefers it.
            if !matches!(best.score.kind(), ScoreKind::WinIn(_)) {
                assert_eq!(best.score.kind(), ScoreKind::MateIn(plies), "{} {text}", preset.id());
                found[usize::from(plies)] += 1;
            }
        }
    }
    println!(
        "mates found in 1, 3 and 5 plies: {} {} {}",
        found[1], found[3], found[5]
    );
    assert!(found[1] > 0 && found[3] > 20 && found[5] > 20, "{found:?}");
}
