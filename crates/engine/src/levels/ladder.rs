//! Who plays whom to measure the levels, and how often.
//!
//! Every level meets its neighbours, in pairs of games with swapped sides from random openings. Cheap levels play more than
//! costly ones, so that the whole ladder fits into minutes.

use crate::levels::Level;

/// Two neighbours and the pairs of games they play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The weaker one.
    pub lower: Level,
    /// The stronger one.
    pub upper: Level,
    /// Pairs of games.
    pub pairs: u64,
}

/// Actions of one side in a game, about.
const MOVES: u64 = 50;

/// Fewest pairs of a rung.
pub const FEWEST: u64 = 10;

/// The rungs, the weakest first: `pairs` each, or as many as `nodes` nodes allow, but at least [`FEWEST`].
#[must_use]
pub fn rungs(pairs: u64, nodes: u64) -> Vec<Rung> {
    Level::all()
        .zip(Level::all().skip(1))
        .map(|(lower, upper)| {
            let cost = 2 * MOVES * (lower.limits().nodes.0 + upper.limits().nodes.0);
            let affordable = (nodes / cost).max(FEWEST);
            Rung {
                lower,
                upper,
                pairs: pairs.min(affordable),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{FEWEST, rungs};

    #[test]
    fn a_thousand_games_are_played_by_default_figures() {
        let rungs = rungs(55, 30_000_000);
        let games: u64 = rungs.iter().map(|rung| 2 * rung.pairs).sum();
        assert!(games >= 1_000, "{games}");
        assert!(rungs.iter().all(|rung| rung.pairs >= FEWEST));
        assert!(rungs.windows(2).all(|two| two[0].upper == two[1].lower));
    }
}
