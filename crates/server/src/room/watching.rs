//! Number of spectators of a game: what was sent last, and when to send again.

use crate::clock::Instant;
use crate::live_games::LiveGame;

/// What was told, and when more is.
#[derive(Debug)]
pub(super) struct Watching {
    pub(super) told: u32,
    /// When everybody is told next; `None` while nothing has changed.
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
