//! Players temporarily banned from rated play. In memory; lost on restart.

use play::rating::AbortGuard;
use play::{Moment, Player};
use std::sync::{Mutex, MutexGuard, PoisonError};
use wire::{Code, ErrorBody};

/// Rated games recently left early, per player; see [`AbortGuard`].
#[derive(Debug, Default)]
pub(crate) struct RatedAborts(Mutex<AbortGuard>);

impl RatedAborts {
    /// Records that a player has left a rated game before it had enough moves to be rated.
    pub(crate) fn note(&self, player: Player, now: Moment) {
        self.lock().note(player, now);
    }

    /// Returns an error if the player has to wait before starting another rated game.
    ///
    /// # Errors
    ///
    /// `too_many_aborts`, with the remaining time in seconds.
    pub(crate) fn check(&self, player: Player, now: Moment) -> Result<(), ErrorBody> {
        match self.lock().wait(player, now) {
            None => Ok(()),
            Some(wait) => Err(ErrorBody::from(Code::TooManyAborts).with("retry_after_s", wait.0.div_ceil(1_000))),
        }
    }

    fn lock(&self) -> MutexGuard<'_, AbortGuard> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
