//! When a game of the engine against itself is stopped because it is won.

use engine::score::Score;
use janggi::Side;

/// So far ahead for [`ADJUDICATION_PLIES`] plies, the game is adjudicated: centipawns.
const ADJUDICATION_SCORE: i32 = 2_500;
const ADJUDICATION_PLIES: u32 = 4;

/// Counts the plies on which both sides have agreed who wins.
#[derive(Default)]
pub(super) struct Adjudication {
    winner: Option<Side>,
    plies: u32,
}

impl Adjudication {
    /// The winner, if `side` has played a move with `score` and the game is won by now.
    pub(super) fn update(&mut self, side: Side, score: Score) -> Option<Side> {
        let winner = match score.raw() {
            ADJUDICATION_SCORE.. => Some(side),
            raw if raw <= -ADJUDICATION_SCORE => Some(side.opposite()),
            _ => None,
        };
        self.plies = if winner == self.winner { self.plies + 1 } else { 1 };
        self.winner = winner;
        winner.filter(|_| self.plies >= ADJUDICATION_PLIES)
    }
}
