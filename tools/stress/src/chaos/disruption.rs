//! Disruptions of the servers or of the database, one per round.

use crate::random::Random;
use std::fmt;

/// A fault that two servers and a replicated database have to survive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disruption {
    /// The owner is killed with `kill -9`.
    Kill,
    /// The owner is stopped with SIGTERM.
    Terminate,
    /// Both servers are killed and started again.
    KillBoth,
    /// The owner is suspended until the standby has taken over, and then resumed.
    Pause,
    /// The owner is suspended, and resumed before its lease expires.
    Blink,
    /// The owner is cut off from the database until the standby has taken over. All data that it sends is lost.
    CutOff,
    /// PostgreSQL crashes and starts again.
    DatabaseRestart,
    /// PostgreSQL crashes, and its synchronous replica is promoted.
    Failover,
}

impl Disruption {
    /// All disruptions.
    pub const ALL: [Self; 8] = [
        Self::Kill,
        Self::Terminate,
        Self::KillBoth,
        Self::Pause,
        Self::Blink,
        Self::CutOff,
        Self::DatabaseRestart,
        Self::Failover,
    ];

    /// Draws the disruptions of a run. Each kind occurs once, in random order, before any kind is repeated.
    #[must_use]
    pub fn drawn(seed: u64, rounds: usize) -> Vec<Self> {
        let (mut random, mut disruptions) = (Random::new(seed), Vec::new());
        while disruptions.len() < rounds {
            let mut left = Self::ALL.to_vec();
            while !left.is_empty() {
                disruptions.push(left.swap_remove(random.below(left.len())));
            }
        }
        disruptions.truncate(rounds);
        disruptions
    }
}

impl fmt::Display for Disruption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Kill => "owner killed",
            Self::Terminate => "owner stopped",
            Self::KillBoth => "both killed",
            Self::Pause => "owner suspended beyond its lease",
            Self::Blink => "owner suspended within its lease",
            Self::CutOff => "owner cut off from the database",
            Self::DatabaseRestart => "database crashed and started again",
            Self::Failover => "database failed over to its replica",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Disruption;

    #[test]
    fn every_kind_comes_before_one_comes_again_and_a_seed_gives_the_same_disruptions() {
        let disruptions = |seed| Disruption::drawn(seed, 20);
        assert_eq!(disruptions(3), disruptions(3));
        assert_ne!(disruptions(3), disruptions(4));
        assert!(
            Disruption::ALL
                .iter()
                .all(|disruption| disruptions(3)[..8].contains(disruption))
        );
    }
}
