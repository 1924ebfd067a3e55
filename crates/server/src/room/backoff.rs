//! Delays before a game is reloaded after its actor has failed. The first failure causes no delay. Later delays grow,
//! so reconnecting clients cause little work while the disk is full.

use crate::clock::{self, Instant};
use play::GameId;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Delay after the second failure; doubled after each further one.
const FIRST: Duration = Duration::from_millis(250);
/// Maximum delay.
const LONGEST: Duration = Duration::from_secs(5);
/// Time without failures after which a game's failures are forgotten.
const FORGET: Duration = Duration::from_secs(30);

/// Games whose actors have failed recently.
#[derive(Debug, Default)]
pub(super) struct Backoff(Mutex<HashMap<GameId, Failures>>);

#[derive(Debug, Clone, Copy)]
struct Failures {
    count: u32,
    last: Instant,
}

impl Failures {
    fn until(self) -> Instant {
        let wait = match self.count.checked_sub(2) {
            None => Duration::ZERO,
            Some(doublings) => FIRST.saturating_mul(1 << doublings.min(16)).min(LONGEST),
        };
        self.last + wait
    }
}

impl Backoff {
    /// Records that the game's actor has just failed.
    pub(super) fn failed(&self, game: GameId) {
        let now = clock::now();
        let mut failed = self.lock();
        failed.retain(|_, failures| now < failures.last + FORGET);
        let failures = failed.entry(game).or_insert(Failures { count: 0, last: now });
        *failures = Failures {
            count: failures.count + 1,
            last: now,
        };
    }

    /// Returns the time until the game may be loaded; `None` if it may be loaded now.
    pub(super) fn wait(&self, game: GameId) -> Option<Duration> {
        let until = self.lock().get(&game)?.until();
        let wait = until.saturating_duration_since(clock::now());
        (wait > Duration::ZERO).then_some(wait)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, Failures>> {
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::{Backoff, FORGET, LONGEST};
    use play::GameId;
    use std::time::Duration;

    #[tokio::test(start_paused = true)]
    async fn each_failure_makes_the_wait_longer_up_to_a_bound() {
        let (backoff, game) = (Backoff::default(), GameId::from_bits(1));
        assert_eq!(backoff.wait(game), None, "it has not failed");
        let waits: Vec<_> = (0..9)
            .map(|_| {
                backoff.failed(game);
                backoff.wait(game)
            })
            .collect();
        let ms = |ms| Some(Duration::from_millis(ms));
        assert_eq!(
            waits[..6],
            [None, ms(250), ms(500), ms(1000), ms(2000), ms(4000)],
            "the first time it may be loaded at once"
        );
        assert_eq!(waits[6..], [Some(LONGEST); 3]);
        assert_eq!(backoff.wait(GameId::from_bits(2)), None, "another game");
    }

    #[tokio::test(start_paused = true)]
    async fn failures_of_long_ago_do_not_count() {
        let (backoff, game) = (Backoff::default(), GameId::from_bits(1));
        backoff.failed(game);
        backoff.failed(game);
        tokio::time::advance(FORGET).await;
        assert_eq!(backoff.wait(game), None);
        backoff.failed(game);
        assert_eq!(backoff.wait(game), None, "the first again");
    }
}
