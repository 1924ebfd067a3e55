//! How many games of neighbours count for ratings: of two players in one network, which may be one person. A club plays a whole
//! evening; a person with a drawer full of accounts gets no further than that. Kept in memory: a restart forgives.

use crate::limits::{KeyedTokenBuckets, Rate};
use play::rating::{GAMES_IN_A_NETWORK, PAIR_WINDOW};
use play::{Moment, Player};
use std::sync::{Mutex, PoisonError};

/// Players whose games are counted at a time.
const PLAYERS: usize = 65_536;

/// The games of late.
#[derive(Debug)]
pub(crate) struct NeighbourGames(Mutex<KeyedTokenBuckets<Player>>);

impl Default for NeighbourGames {
    fn default() -> Self {
        Self(Mutex::new(KeyedTokenBuckets::new(PLAYERS)))
    }
}

impl NeighbourGames {
    /// Whether one more game of these two may count; then it is counted.
    pub(crate) fn take(&self, players: [Player; 2], now: Moment) -> bool {
        let refill_ms = u32::try_from(PAIR_WINDOW.0 / u64::from(GAMES_IN_A_NETWORK)).unwrap_or(u32::MAX);
        let rate = Rate {
            burst: GAMES_IN_A_NETWORK,
            refill_ms,
        };
        // Nothing panics while it is held.
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let may = players.iter().all(|player| buckets.wait_ms(player, rate, now.0) == 0);
        may && players
            .into_iter()
            .all(|player| buckets.take(player, rate, now.0).is_ok())
    }
}
