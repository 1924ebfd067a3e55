//! Replay of a game from its rules, start and actions.

use janggi::{Action, Game};

/// Returns a new game with the same rules, start and actions.
pub(crate) fn replayed(game: &Game) -> Game {
    let mut again = Game::new(game.rules().clone(), game.start().clone()).expect("the same start");
    for action in game.actions() {
        again.play(*action).expect("the same action");
    }
    again
}

pub(crate) fn actions(game: &Game) -> Vec<Action> {
    game.actions().to_vec()
}
