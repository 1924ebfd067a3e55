//! The trait through which the search probes endgame tables.
//!
//! This module must not depend on files or on the construction of tables. The code that creates an
//! [`Engine`](crate::Engine) supplies the tables.

use core::fmt;

use janggi::{Position, Rules};

use crate::score::{Ply, Score};

/// The value of a solved position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endgame {
    /// The side to move mates within this many plies.
    Mates(u16),
    /// The side to move is permanently ahead on points after at most this many plies; 0 if it is already ahead.
    Ahead(u16),
    Drawn,
    /// The side to move is permanently behind on points after at most this many plies.
    Behind(u16),
    /// The side to move is mated within this many plies.
    Mated(u16),
}

impl Endgame {
    /// Returns the score of a position with this value, `ply` plies from the root.
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

/// A set of solved positions, which several search threads may probe at once.
pub trait Endgames: fmt::Debug + Send + Sync {
    /// Returns the maximum number of pieces, including generals, in the solved positions.
    fn most_pieces(&self) -> u32;

    /// Returns the value of a position regardless of earlier moves; `None` if the value is unknown or a rule could
    /// change it. `rules` must contain the deom of the game. Distances are at most 255 plies.
    fn probe(&self, rules: &Rules, position: &Position) -> Option<Endgame>;
}
