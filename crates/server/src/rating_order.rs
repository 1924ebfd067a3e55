//! Gives every rated game a moment of its own, later than those of all games rated before, so that the games' events say in
//! which order ratings are computed; and rates the games of a player one after the other, so that all before are counted.

use crate::database::Database;
use play::{Moment, Player};
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::QueryError;
use tokio::sync::OnceCell;

/// Players share the turns that their keys are hashed to.
const TURNS: usize = 256;

/// The order in which games are rated.
#[derive(Debug)]
pub(crate) struct RatingOrder {
    /// When the last game was rated; asked of the database before the first.
    last: OnceCell<Mutex<LastRated>>,
    turns: Vec<tokio::sync::Mutex<()>>,
    hasher: RandomState,
}

/// The right to rate a game of some players: nobody else rates one of theirs until it is dropped.
#[derive(Debug)]
pub(crate) struct Turns<'a>(#[expect(dead_code, reason = "held, never read")] Vec<tokio::sync::MutexGuard<'a, ()>>);

impl Default for RatingOrder {
    fn default() -> Self {
        Self {
            last: OnceCell::new(),
            turns: std::iter::repeat_with(Default::default).take(TURNS).collect(),
            hasher: RandomState::new(),
        }
    }
}

/// When the last game was rated, in milliseconds since 1970.
#[derive(Debug)]
pub(crate) struct LastRated(i64);

/// The right to rate the next game. Nobody else has it until it is dropped; must not be held while waiting for anything.
#[derive(Debug)]
pub(crate) struct NextRated<'a>(MutexGuard<'a, LastRated>);

impl RatingOrder {
    /// Waits until no other game of these players is being rated.
    pub(crate) async fn turns(&self, players: [Player; 2]) -> Turns<'_> {
        let mut places = players.map(|player| self.hasher.hash_one(player) as usize % TURNS);
        // Always locked in ascending order, which prevents deadlocks.
        places.sort_unstable();
        let mut guards = vec![self.turns[places[0]].lock().await];
        if places[0] != places[1] {
            guards.push(self.turns[places[1]].lock().await);
        }
        Turns(guards)
    }

    /// When the last game was rated.
    pub(crate) async fn last_rated(&self, store: &Database) -> Result<&Mutex<LastRated>, QueryError> {
        let load = async || {
            let last = store.last_rated().await?;
            Ok(Mutex::new(LastRated(last.unwrap_or(i64::MIN))))
        };
        self.last.get_or_try_init(load).await
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
