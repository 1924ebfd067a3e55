//! Positions for measurements.

use engine::rng::Rng;
use engine::{Engine, SearchLimits, Silent};
use janggi::{Game, Preset};
use lab::match_runner::opening::random_opening;

/// Returns a position from a game that the engine plays against itself with few nodes, at most 69 plies after a random
/// opening.
pub(crate) fn position(number: u64, engine: &mut Engine) -> Game {
    let mut game = random_opening(&Preset::Pychess.rules(), number);
    engine.new_game();
    for _ in 0..Rng::new(number).below(70) {
        let Some(mv) = engine.search(&game, &SearchLimits::nodes(300), &Silent).mv else {
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
