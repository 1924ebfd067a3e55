//! Number of spectators of a game: the number sent last, and the time to send again.

use crate::clock::Instant;
use crate::live_games::LiveGame;

/// The number that was sent last, and the time to send again.
#[derive(Debug)]
pub(super) struct Watching {
    pub(super) told: u32,
    /// Time to send again; `None` if nothing has changed.
    pub(super) due: Option<Instant>,
    /// The game's entry in the list of live games.
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
