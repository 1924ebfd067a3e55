//! Gives every rated game a moment of its own, later than those of all games rated before, so that the games' events say in
//! which order ratings are computed.

use crate::database::Database;
use play::Moment;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::QueryError;
use tokio::sync::OnceCell;

/// When the last game was rated; asked of the database before the first.
#[derive(Debug, Default)]
pub(crate) struct RatingOrder(OnceCell<Mutex<LastRated>>);

/// When the last game was rated, in milliseconds since 1970.
#[derive(Debug)]
pub(crate) struct LastRated(i64);

/// The right to rate the next game. Nobody else has it until it is dropped; must not be held while waiting for anything.
#[derive(Debug)]
pub(crate) struct NextRated<'a>(MutexGuard<'a, LastRated>);

impl RatingOrder {
    /// When the last game was rated.
    pub(crate) async fn last_rated(&self, store: &Database) -> Result<&Mutex<LastRated>, QueryError> {
        let load = async || {
            let last = store.last_rated().await?;
            Ok(Mutex::new(LastRated(last.unwrap_or(i64::MIN))))
        };
        self.0.get_or_try_init(load).await
    }
}

impl<'a> NextRated<'a> {
    /// Waits for those who are rating a game now.
    pub(crate) fn after(last: &'a Mutex<LastRated>) -> Self {
        Self(last.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A moment for the game: now, or right after the last one where the clock does not say that it is later.
    pub(crate) fn moment(&mut self, now: Moment) -> Moment {
        let next = now.0.max(self.0.0.saturating_add(1));
        self.0.0 = next;
        Moment(next)
    }
}

#[cfg(test)]
mod tests {
    use super::{LastRated, NextRated};
    use play::Moment;
    use std::sync::Mutex;

    #[test]
    fn moments_only_grow() {
        let last = Mutex::new(LastRated(i64::MIN));
        let next = |now| NextRated::after(&last).moment(Moment(now)).0;
        assert_eq!([next(5), next(5), next(3), next(9)], [5, 6, 7, 9]);
    }
}
