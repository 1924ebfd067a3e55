//! Adjustment of a search's planned time: a search takes longer while its best move is uncertain.
//!
//! This module must not read a clock: it returns a percentage of the planned time.

/// Measures of confidence in the best move after the iterations so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Confidence {
    /// Number of iterations since the best move changed.
    pub(crate) calm: u64,
    /// Centipawns by which the score fell in the last iteration, from 0 to 100.
    pub(crate) fell: u64,
    /// Percentage of the nodes spent on the best move.
    pub(crate) share: u64,
}

/// Typical [`Confidence::share`], at which the planned time is unchanged.
const USUAL_SHARE: i64 = 60;

impl Confidence {
    /// Returns the percentage of the planned time after which no further iteration is started. `weight` is the weight
    /// of [`Confidence::share`] in percent.
    ///
    /// A clearly best move takes nearly all nodes, because the others are refuted quickly. If several moves are close,
    /// each takes a large part of the nodes, and more time may still change the choice.
    pub(crate) fn percent(self, weight: i32) -> u64 {
        let by_course = 130u64.saturating_sub(12 * self.calm.min(6)) + self.fell / 2;
        let by_share = 100 + (USUAL_SHARE - self.share.min(100) as i64) * i64::from(weight) / 100;
        (by_course * by_share.max(0) as u64 / 100).clamp(50, 180)
    }
}

#[cfg(test)]
mod tests {
    use super::Confidence;
    use crate::rng::Rng;

    #[test]
    fn doubt_never_takes_time_away() {
        let mut rng = Rng::new(3);
        for _ in 0..10_000 {
            let one = Confidence {
                calm: rng.below(10),
                fell: rng.below(101),
                share: rng.below(101),
            };
            let weight = rng.below(201) as i32;
            let percent = one.percent(weight);
            assert!((50..=180).contains(&percent));
            let doubts = [
                Confidence {
                    calm: one.calm / 2,
                    ..one
                },
                Confidence {
                    fell: (one.fell + 10).min(100),
                    ..one
                },
                Confidence {
                    share: one.share / 2,
                    ..one
                },
            ];
            for more in doubts {
                assert!(more.percent(weight) >= percent, "{more:?} {one:?}");
            }
            let other = Confidence {
                share: 100 - one.share,
                ..one
            };
            assert_eq!(one.percent(0), other.percent(0), "without weight the share is nothing");
        }
    }

    #[test]
    fn a_move_that_takes_nearly_all_nodes_is_played_sooner() {
        let with = |share| {
            Confidence {
                calm: 3,
                fell: 0,
                share,
            }
            .percent(100)
        };
        assert_eq!((with(95), with(60), with(30)), (61, 94, 122));
    }
}
