//! A game again from its parts.

use janggi::{Action, Game};

/// Returns the game again from its parts.
pub(crate) fn replayed(game: &Game) -> Game {
    let mut again = Game::new(game.rules().clone(), game.start().clone()).expect("the same start");
    for action in game.actions() {
        again.play(*action).expect("the same action");
    }
    again
}

/// Returns the board actions of a game, for another one.
pub(crate) fn actions(game: &Game) -> Vec<Action> {
    game.actions().to_vec()
}
