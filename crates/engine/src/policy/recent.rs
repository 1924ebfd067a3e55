//! The last moves before a position, on which the policy depends.

use janggi::{Game, Move};

/// The last move of each side before a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recent {
    /// The opponent's last move.
    pub theirs: Option<Move>,
    /// The last move of the side to move.
    pub own: Option<Move>,
}

impl Recent {
    /// Returns the last moves of a game.
    #[must_use]
    pub fn of(game: &Game) -> Recent {
        let mut moves = game.actions().iter().rev().filter_map(|action| action.board_move());
        Recent {
            theirs: moves.next(),
            own: moves.next(),
        }
    }

    /// Returns the last moves after `mv` is played.
    #[must_use]
    pub const fn then(self, mv: Move) -> Recent {
        Recent {
            theirs: Some(mv),
            own: self.theirs,
        }
    }
}
