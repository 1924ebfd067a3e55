//! State of the broadcasts of a room's spectator count.

use crate::clock::Instant;
use crate::live_games::LiveGame;

/// The spectator count that was last broadcast, and the time of the next broadcast.
#[derive(Debug)]
pub(super) struct Watching {
    pub(super) told: u32,
    /// Time of the next broadcast, if one is scheduled.
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
