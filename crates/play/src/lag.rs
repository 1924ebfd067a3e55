//! Lag compensation: the measured delay of a connection and the credit for it.
//!
//! Only the server's own measurements are used, never times claimed by a client. Each connection is measured
//! separately, so that a second, slower connection of the same player cannot raise the credit.

use crate::time::Millis;

/// Maximum lag credit for one move.
pub const LAG_CREDIT_MOST: Millis = LagRules::CURRENT.most_per_move;

/// Limits of lag compensation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LagRules {
    /// Maximum credit for one move.
    pub most_per_move: Millis,
    /// Divisor of the base time. The quotient is a side's maximum total credit in a game.
    pub allowance_divisor: u64,
}

impl LagRules {
    /// The values of this version: half a second for a move, a twentieth (5 %) of the base time in a game.
    pub const CURRENT: Self = Self {
        most_per_move: Millis(500),
        allowance_divisor: 20,
    };

    /// Returns the maximum total lag credit of a side in a game with this base time.
    #[must_use]
    pub fn allowance(self, base: Millis) -> Millis {
        Millis(base.0 / self.allowance_divisor.max(1))
    }

    /// Returns the lag credit for a move. The credit is the round trip of the mover's connection, limited by the
    /// maximum for one move, the elapsed time, and the remaining credit of the game.
    #[must_use]
    pub fn credit(self, round_trip: Millis, passed: Millis, allowance: Millis) -> Millis {
        round_trip.min(self.most_per_move).min(passed).min(allowance)
    }
}

/// Number of measurements that a [`RoundTrip`] stores.
const KEPT: usize = 5;

/// The round trip of one connection: the smallest of its last five measurements (answered pings). A client therefore
/// gains nothing by delaying a few answers. If the connection becomes slower, the estimate follows after five
/// measurements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundTrip {
    last: [Option<Millis>; KEPT],
}

impl RoundTrip {
    /// Adds a measurement, which replaces the oldest of the last five.
    #[must_use]
    pub fn measured(mut self, length: Millis) -> Self {
        self.last.rotate_right(1);
        self.last[0] = Some(length);
        self
    }

    /// Returns the current estimate; zero before the first measurement.
    #[must_use]
    pub fn estimate(self) -> Millis {
        self.last.into_iter().flatten().min().unwrap_or(Millis::ZERO)
    }
}

#[cfg(test)]
mod tests {
    use super::RoundTrip;
    use crate::time::Millis;

    #[test]
    fn the_estimate_is_the_smallest_of_the_last_five() {
        let rows: &[(&[u64], u64)] = &[
            (&[], 0),
            (&[80], 80),
            (&[80, 900], 80),
            (&[900, 900, 90], 90),
            (&[80, 900, 90, 85, 70], 70),
            (&[900, 900, 900, 20, 20, 20], 20),
            (&[20, 900, 900, 900, 900], 20),
            (&[20, 900, 900, 900, 900, 900], 900),
        ];
        for (measures, wanted) in rows {
            let measured = measures
                .iter()
                .fold(RoundTrip::default(), |trip, &length| trip.measured(Millis(length)));
            assert_eq!(measured.estimate(), Millis(*wanted), "{measures:?}");
        }
    }
}
