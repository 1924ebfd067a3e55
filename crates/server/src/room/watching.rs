//! Number of spectators of a game: the number sent last, and the time to send again.

use crate::clock::Instant;
use crate::live_games::LiveGame;

/// The number sent last, and when to send again.
#[derive(Debug)]
pub(super) struct Watching {
    pub(super) told: u32,
    /// When to send next; `None` if nothing has changed.
    pub(super) due: Option<Instant>,
    /// The game's place in the list of live games.
    pub(super) place: LiveGame,
}

impl Watching {
    pub(super) fn new(place: LiveGame) -> Self {
        Self {
            told: 0,
            due: None,
            place,
        }
    }
}
