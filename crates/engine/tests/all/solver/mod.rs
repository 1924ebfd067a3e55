//! Solver that finds the length of a mate by trying every move of both sides, independently of the search. A win by
//! stalemate, as in Xiangqi, counts as mate; other endings do not.

use janggi::Game;
use janggi::referee::{Cause, GameHistory};

/// Maximum depth of the solver in plies.
pub(crate) const DEEPEST: u16 = 5;
/// Node limit within which the engine must find the same mate.
pub(crate) const NODES: u64 = 2_000_000;

/// Returns the length of the shortest mate that the side to move can force: 1, 3 or 5 plies.
pub(crate) fn shortest(game: &Game) -> Option<u16> {
    let mut history = game.history().clone();
    (1..=DEEPEST).step_by(2).find(|plies| mates(&mut history, *plies))
}

fn mates(history: &mut GameHistory, plies: u16) -> bool {
    history.moves().into_iter().any(|mv| {
        history.push(mv);
        let mate = match history.ending() {
            Some(ending) => matches!(ending.cause, Cause::Mate | Cause::Stalemate),
            None => plies > 1 && is_lost(history, plies - 1),
        };
        history.pop();
        mate
    })
}

fn is_lost(history: &mut GameHistory, plies: u16) -> bool {
    history.moves().into_iter().all(|mv| {
        history.push(mv);
        let mate = history.ending().is_none() && mates(history, plies - 1);
        history.pop();
        mate
    })
}
