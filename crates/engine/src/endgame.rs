//! What the search is told of positions that are solved: the trait through which it asks endgame tables.
//!
//! Must not know files or how tables are made; whoever makes an [`Engine`](crate::Engine) brings them.

use core::fmt;

use janggi::{Position, Rules};

use crate::score::{Ply, Score};

/// The value of a solved position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endgame {
    /// Mates within this many plies.
    Mates(u16),
    /// Ahead on points for good after this many plies at the latest, if points decide; 0 if it is ahead already.
    Ahead(u16),
    Drawn,
    /// Behind on points for good after this many plies at the latest.
    Behind(u16),
    /// Mated within this many plies.
    Mated(u16),
}

impl Endgame {
    /// The score of such a position `ply` plies from the root.
    #[must_use]
    pub const fn score(self, ply: Ply) -> Score {
        match self {
            Endgame::Mates(plies) => Score::won_at(Ply(ply.0 + plies)),
            Endgame::Ahead(plies) => Score::ahead_at(Ply(ply.0 + plies)),
            Endgame::Drawn => Score::ZERO,
            Endgame::Behind(plies) => Score::behind_at(Ply(ply.0 + plies)),
            Endgame::Mated(plies) => Score::lost_at(Ply(ply.0 + plies)),
        }
    }
}

/// Solved positions. Asked by several threads, in the middle of a search.
pub trait Endgames: fmt::Debug + Send + Sync {
    /// Positions with more pieces than this, including generals, are not probed.
    fn most_pieces(&self) -> u32;

    /// Value of a position as the start of a game, with the game's deom in `rules`; `None` if it is unknown or a rule could
    /// change it. Distances are at most 255 plies.
    fn probe(&self, rules: &Rules, position: &Position) -> Option<Endgame>;
}
