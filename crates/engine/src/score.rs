//! Scores, plies, depths and node counts, and the conversion of solved scores.
//!
//! This module must not depend on positions, rules or the layout of the transposition table.
//!
//! Scores are from the view of the side to move. `MATE - n` is a mate in n plies, and `POINTS - n` a win in n plies by
//! another ending or by a mate from endgame tables. `AHEAD - n` is a permanent lead on points (점수) in n plies. Scores
//! up to [`Score::ESTIMATE_MAX`] are estimates in centipawns. In a game, any win counts as much as mate, but the search
//! prefers a mate that it has found itself to other wins.

use core::ops::{Add, Neg, Sub};

/// Distance from the root of the search in actions, including passes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ply(pub u16);

impl Ply {
    /// Ply at which the search evaluates the position instead of searching deeper.
    pub const MAX: Ply = Ply(120);

    /// Returns the next ply.
    #[must_use]
    pub const fn next(self) -> Ply {
        Ply(self.0 + 1)
    }

    /// Returns the ply as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Remaining search depth in plies; at 0 and below, quiescence search takes over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Depth(pub i32);

impl Depth {
    /// Depth at which quiescence search starts.
    pub const ZERO: Depth = Depth(0);
    /// Maximum depth of an iteration.
    pub const MAX: Depth = Depth(100);
}

impl Add<i32> for Depth {
    type Output = Depth;
    fn add(self, plies: i32) -> Depth {
        Depth(self.0 + plies)
    }
}

impl Sub<i32> for Depth {
    type Output = Depth;
    fn sub(self, plies: i32) -> Depth {
        Depth(self.0 - plies)
    }
}

/// Number of nodes visited by the search, including quiescence search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nodes(pub u64);

/// A score from the view of the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// A score split into its kind and its distance or value. Plies count from the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreKind {
    Centipawns(i32),
    /// The side to move gives mate (외통) in this many plies.
    MateIn(u16),
    /// The side to move is mated in this many plies.
    MatedIn(u16),
    /// The side to move wins in this many plies, by another ending or by a mate from endgame tables.
    WinIn(u16),
    /// The side to move loses in this many plies, by another ending or by a mate from endgame tables.
    LossIn(u16),
}

impl Score {
    /// An even position; also the value of a draw.
    pub const ZERO: Score = Score(0);
    /// Upper bound on every score, for an open search window.
    pub const INFINITE: Score = Score(32_500);
    /// Score of mate on the board.
    pub const MATE: Score = Score(32_000);
    /// Score of a game that has already been won by an ending other than mate.
    pub const POINTS: Score = Score(30_000);
    /// Minimum absolute value of a proven win or loss; estimates stay below it.
    pub const DECIDED: Score = Score(29_000);
    /// Score of a permanent lead on points, known from endgame tables.
    pub const AHEAD: Score = Score(25_000);
    /// Maximum absolute value of an estimate.
    pub const ESTIMATE_MAX: Score = Score(20_000);

    /// Lowest score in the mate range.
    const MATE_FLOOR: i32 = Score::MATE.0 - 1_000;

    /// Creates an estimate, clamped to ±[`Score::ESTIMATE_MAX`].
    #[must_use]
    pub const fn estimate(centipawns: i32) -> Score {
        let max = Score::ESTIMATE_MAX.0;
        if centipawns > max {
            Score(max)
        } else if centipawns < -max {
            Score(-max)
        } else {
            Score(centipawns)
        }
    }

    /// Returns the score of a position at `ply` in which the side to move is mated.
    #[must_use]
    pub const fn mated_at(ply: Ply) -> Score {
        Score(ply.0 as i32 - Score::MATE.0)
    }

    /// Returns the score if the side to move gives mate at `ply`: the best possible score at the ply before.
    #[must_use]
    pub const fn mating_at(ply: Ply) -> Score {
        Score(Score::MATE.0 - ply.0 as i32)
    }

    /// Returns the score if the side to move has won at `ply` by an ending other than mate.
    #[must_use]
    pub const fn won_at(ply: Ply) -> Score {
        Score(Score::POINTS.0 - ply.0 as i32)
    }

    /// Returns the score if the side to move has lost at `ply` by an ending other than mate.
    #[must_use]
    pub const fn lost_at(ply: Ply) -> Score {
        Score(ply.0 as i32 - Score::POINTS.0)
    }

    /// Returns the score if the side to move is permanently ahead from `ply` on.
    #[must_use]
    pub const fn ahead_at(ply: Ply) -> Score {
        Score(Score::AHEAD.0 - ply.0 as i32)
    }

    /// Returns the score if the opponent is permanently ahead from `ply` on.
    #[must_use]
    pub const fn behind_at(ply: Ply) -> Score {
        Score(ply.0 as i32 - Score::AHEAD.0)
    }

    /// Returns the raw number, for arithmetic and storage.
    #[must_use]
    pub const fn raw(self) -> i32 {
        self.0
    }

    /// Creates a score from a raw number; the inverse of [`Score::raw`].
    #[must_use]
    pub const fn from_raw(raw: i32) -> Score {
        Score(raw)
    }

    /// Returns whether the score is a proven win or loss.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        self.0 >= Score::DECIDED.0 || self.0 <= -Score::DECIDED.0
    }

    /// Returns whether the score is a proven loss for the side to move.
    #[must_use]
    pub const fn is_lost(self) -> bool {
        self.0 <= -Score::DECIDED.0
    }

    /// Returns whether the score is a proven win for the side to move.
    #[must_use]
    pub const fn is_won(self) -> bool {
        self.0 >= Score::DECIDED.0
    }

    /// Returns whether the score is a proven win or loss, or a permanent lead known from endgame tables.
    #[must_use]
    pub const fn is_solved(self) -> bool {
        self.0.abs() > Score::AHEAD.0 - 1_000
    }

    /// Converts a solved score's distance from the root to one from the node at `ply`, for the transposition table.
    #[must_use]
    pub const fn to_table(self, ply: Ply) -> Score {
        Score(self.0 + self.direction() * ply.0 as i32)
    }

    /// Converts a stored score back; the inverse of [`Score::to_table`].
    #[must_use]
    pub const fn from_table(self, ply: Ply) -> Score {
        Score(self.0 - self.direction() * ply.0 as i32)
    }

    /// Returns the sign of a solved score; 0 for other scores, which have no distance.
    const fn direction(self) -> i32 {
        if self.is_solved() { self.0.signum() } else { 0 }
    }

    /// Splits the score into its kind and its distance or value.
    #[must_use]
    pub const fn kind(self) -> ScoreKind {
        let size = self.0.abs();
        if size < Score::DECIDED.0 {
            ScoreKind::Centipawns(self.0)
        } else if size >= Score::MATE_FLOOR {
            let plies = (Score::MATE.0 - size) as u16;
            if self.0 > 0 {
                ScoreKind::MateIn(plies)
            } else {
                ScoreKind::MatedIn(plies)
            }
        } else {
            let plies = (Score::POINTS.0 - size) as u16;
            if self.0 > 0 {
                ScoreKind::WinIn(plies)
            } else {
                ScoreKind::LossIn(plies)
            }
        }
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Add<i32> for Score {
    type Output = Score;
    fn add(self, centipawns: i32) -> Score {
        Score(self.0 + centipawns)
    }
}

impl Sub<i32> for Score {
    type Output = Score;
    fn sub(self, centipawns: i32) -> Score {
        Score(self.0 - centipawns)
    }
}

/// Relation of a search's score to the true score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true score is at most this.
    Upper,
    /// The true score is at least this.
    Lower,
    /// The score is exact at its depth.
    Exact,
}

#[cfg(test)]
mod tests {
    use super::{Ply, Score, ScoreKind};

    #[test]
    fn bands_do_not_touch() {
        let longest_mate = Score::mating_at(Ply::MAX);
        assert!(longest_mate > Score::won_at(Ply(0)));
        assert!(Score::won_at(Ply::MAX) >= Score::DECIDED + 2 * i32::from(Ply::MAX.0));
        assert!(Score::won_at(Ply(Ply::MAX.0 + 255)) >= Score::DECIDED);
        assert!(Score::ahead_at(Ply(0)) < Score::DECIDED);
        assert!(Score::ahead_at(Ply(Ply::MAX.0 + 255)).is_solved());
        assert!(!Score::ESTIMATE_MAX.is_solved());
    }

    #[test]
    fn the_table_keeps_distances_from_the_node() {
        for ply in 0..=Ply::MAX.0 {
            for more in 0..=60 {
                let at = Ply(ply + more);
                for score in [
                    Score::mated_at(at),
                    Score::mating_at(at),
                    Score::won_at(at),
                    Score::lost_at(at),
                    Score::ahead_at(at),
                    Score::behind_at(at),
                ] {
                    assert_eq!(score.to_table(Ply(ply)).from_table(Ply(ply)), score);
                }
            }
        }
        assert_eq!(Score::mated_at(Ply(7)).to_table(Ply(5)), Score::mated_at(Ply(2)));
        assert_eq!(Score::estimate(123).to_table(Ply(9)), Score::estimate(123));
    }

    #[test]
    fn kinds_read_back() {
        assert_eq!(Score::mating_at(Ply(3)).kind(), ScoreKind::MateIn(3));
        assert_eq!(Score::mated_at(Ply(4)).kind(), ScoreKind::MatedIn(4));
        assert_eq!(Score::won_at(Ply(2)).kind(), ScoreKind::WinIn(2));
        assert_eq!(Score::lost_at(Ply(2)).kind(), ScoreKind::LossIn(2));
        assert_eq!(Score::estimate(-40_000).kind(), ScoreKind::Centipawns(-20_000));
    }
}
