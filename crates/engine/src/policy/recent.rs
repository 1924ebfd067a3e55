//! The last moves before a position. Owns what the policy knows of the past.

use janggi::{Game, Move};

/// The last board actions before a position: people answer the last one, and continue with what they began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recent {
    /// Last move of the side that is not to move.
    pub theirs: Option<Move>,
    /// Previous move of the side to move.
    pub own: Option<Move>,
}

impl Recent {
    /// The last moves of a game.
    #[must_use]
    pub fn of(game: &Game) -> Recent {
        let mut moves = game.actions().iter().rev().filter_map(|action| action.board_move());
        Recent {
            theirs: moves.next(),
            own: moves.next(),
        }
    }

    /// Adds another action.
    #[must_use]
    pub const fn then(self, mv: Move) -> Recent {
        Recent {
            theirs: Some(mv),
            own: self.theirs,
        }
    }
}
