//! Detects players who repeatedly leave rated games early, for example to avoid an opponent or a side. A game is left
//! early if it ends before it has enough moves to be rated.

use std::collections::{BTreeMap, VecDeque};

use crate::ids::Player;
use crate::time::{Millis, Moment};

/// Number of games left early within [`ABORT_WINDOW`] after which a player is temporarily banned from rated games.
pub const ABORTS: usize = 3;

/// Period in which games left early are counted: one hour.
pub const ABORT_WINDOW: Millis = Millis::from_seconds(3_600);

/// Players who have recently left rated games early.
#[derive(Debug, Default)]
pub struct AbortGuard {
    /// Times at which each player last left games early, oldest first, at most [`ABORTS`].
    recent: BTreeMap<Player, VecDeque<Moment>>,
}

impl AbortGuard {
    /// Records that a player has left a game early. Also removes all players whose records have expired.
    pub fn note(&mut self, player: Player, now: Moment) {
        self.recent
            .retain(|_, aborts| aborts.back().is_some_and(|last| is_recent(*last, now)));
        let aborts = self.recent.entry(player).or_default();
        if aborts.len() == ABORTS {
            aborts.pop_front();
        }
        aborts.push_back(now);
    }

    /// Returns how long the player must wait before starting a rated game; `None` if no wait is needed.
    #[must_use]
    pub fn wait(&self, player: Player, now: Moment) -> Option<Millis> {
        let aborts = self.recent.get(&player).filter(|aborts| aborts.len() == ABORTS)?;
        let oldest = *aborts.front().filter(|oldest| is_recent(**oldest, now))?;
        Some(ABORT_WINDOW - now.since(oldest))
    }
}

fn is_recent(at: Moment, now: Moment) -> bool {
    now.since(at) < ABORT_WINDOW
}

#[cfg(test)]
mod tests {
    use super::{ABORT_WINDOW, ABORTS, AbortGuard};
    use crate::ids::{GuestId, Player};
    use crate::time::Moment;
    use proptest::prelude::*;

    const MINA: Player = Player::Guest(GuestId::from_bits(1));
    const JUN: Player = Player::Guest(GuestId::from_bits(2));

    proptest! {
        /// Compares the guard with a direct count of the times.
        #[test]
        fn a_player_waits_while_too_many_lie_within_the_window(
            steps in prop::collection::vec(0i64..3_000_000, 1..12), later in 0i64..5_000_000,
        ) {
            let (mut guard, mut now, mut all) = (AbortGuard::default(), 0, Vec::new());
            for step in steps {
                now += step;
                guard.note(MINA, Moment(now));
                all.push(now);
            }
            let now = now + later;
            let window = i64::try_from(ABORT_WINDOW.0).unwrap();
            let within = all.iter().filter(|at| now - **at < window).count();
            let wait = guard.wait(MINA, Moment(now));
            prop_assert_eq!(wait.is_some(), within >= ABORTS);
            if let Some(wait) = wait {
                let end = Moment(now) + wait;
                prop_assert!(wait.0 > 0);
                prop_assert_eq!(guard.wait(MINA, end), None);
                prop_assert!(guard.wait(MINA, Moment(end.0 - 1)).is_some());
            }
            prop_assert_eq!(guard.wait(JUN, Moment(now)), None);
        }
    }

    #[test]
    fn who_aborted_long_ago_is_forgotten() {
        let mut guard = AbortGuard::default();
        guard.note(MINA, Moment(0));
        guard.note(JUN, Moment(0) + ABORT_WINDOW);
        assert_eq!(guard.recent.keys().collect::<Vec<_>>(), [&JUN]);
    }
}
