//! The objective of a tuning: the lead of one set of search parameters over another in pairs of games played within
//! this process.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use janggi::Rules;

use crate::match_runner::opening::random_opening;
use crate::match_runner::pairs::{MatchContext, Tally, play_pair};
use crate::match_runner::player::EnginePlayer;
use engine::eval::Evaluation;
use engine::search::params::Params;
use engine::time::SimulatedClock;

/// Settings of the games that compare two sets of parameters.
#[derive(Clone, Debug)]
pub struct GamesObjective {
    pub rules: Rules,
    /// Number of nodes per move.
    pub nodes: u64,
    /// Number of pairs of games per comparison.
    pub pairs: u64,
    /// Maximum number of pairs played in parallel.
    pub jobs: u64,
    pub evaluation: Evaluation,
}

impl GamesObjective {
    /// Returns the lead of `one` over `two` as wins minus losses; `None` if `stop` interrupted a game.
    #[must_use]
    pub fn lead(&self, one: &Params, two: &Params, seed: u64, stop: &AtomicBool) -> Option<f64> {
        let next = AtomicU64::new(0);
        let play = || {
            let player = |params: &Params| {
                EnginePlayer::new(self.nodes, params.clone()).with_evaluation(self.evaluation.clone())
            };
            let (mut one, mut two) = (player(one), player(two));
            let clock = SimulatedClock::default();
            let context = MatchContext::untimed(&clock, stop);
            let mut tally = Tally::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.pairs {
                    return Some(tally);
                }
                let start = random_opening(&self.rules, seed.wrapping_add(number));
                tally.add_pair(&play_pair(&context, number, &start, &mut one, &mut two)?.pair);
            }
        };
        std::thread::scope(|scope| {
            let jobs: Vec<_> = (0..self.jobs.min(self.pairs)).map(|_| scope.spawn(play)).collect();
            let mut lead = 0.0;
            for job in jobs {
                // A panic in a game is a bug in the search and aborts the tuning.
                let tally = job.join().expect("games do not break down")?;
                lead += tally.wins as f64 - tally.losses as f64;
            }
            Some(lead)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::GamesObjective;
    use engine::eval::Evaluation;
    use engine::search::params::Params;
    use janggi::Preset;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn the_lead_changes_its_sign_with_the_players_and_not_with_the_jobs() {
        let table = |jobs| GamesObjective {
            rules: Preset::Pychess.rules(),
            nodes: 40,
            pairs: 3,
            jobs,
            evaluation: Evaluation::Hand,
        };
        let mut other = Params::default();
        other.set("reverse_margin", 90).expect("in range");
        let (us, go) = (Params::default(), AtomicBool::new(false));
        let lead = table(1).lead(&us, &other, 5, &go);
        assert_eq!(lead, table(2).lead(&us, &other, 5, &go));
        assert_eq!(lead, table(1).lead(&other, &us, 5, &go).map(|lead| -lead));
        assert_eq!(table(1).lead(&us, &other, 5, &AtomicBool::new(true)), None);
    }
}
