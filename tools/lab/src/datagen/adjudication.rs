//! Adjudication of won self-play games.

use engine::score::Score;
use janggi::Side;

/// Advantage in centipawns that ends the game if [`ADJUDICATION_PLIES`] successive scores show it.
const ADJUDICATION_SCORE: i32 = 2_500;
const ADJUDICATION_PLIES: u32 = 4;

/// Counter of successive scores that agree on the winner.
#[derive(Default)]
pub(super) struct Adjudication {
    winner: Option<Side>,
    plies: u32,
}

impl Adjudication {
    /// Records the score of a move played by `side`. Returns the winner if the game now counts as won.
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
