//! Pairs of games with swapped sides until a number is reached or a sequential test decides.

use std::collections::BTreeMap;
use std::fmt;

use janggi::{BySide, Outcome, Rules, Side};

use crate::duel::game::{self, opening};
use crate::duel::player::Player;
use crate::duel::stats::{Decision, Pairs, Sprt};

/// What a contest has come to, from the view of the first player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs by result.
    pub pairs: Pairs,
    /// Endings by their code; `none` where nothing ended a game.
    pub causes: BTreeMap<&'static str, u64>,
    /// Actions of all games.
    pub plies: u64,
}

impl Tally {
    /// Points of the first player per game, 0 to 1.
    #[must_use]
    pub fn score(&self) -> f64 {
        let games = self.wins + self.draws + self.losses;
        if games == 0 {
            0.5
        } else {
            (self.wins as f64 + self.draws as f64 / 2.0) / games as f64
        }
    }

    /// Enters a game in which the first player had `side`; gives back its half points.
    pub fn enter(&mut self, result: game::Result, side: Side) -> usize {
        *self
            .causes
            .entry(result.cause.map_or("none", |cause| cause.code()))
            .or_default() += 1;
        self.plies += result.plies as u64;
        match result.outcome {
            Outcome::Win(winner) if winner == side => {
                self.wins += 1;
                2
            }
            Outcome::Win(_) => {
                self.losses += 1;
                0
            }
            Outcome::Draw | Outcome::None => {
                self.draws += 1;
                1
            }
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}  {}", self.wins, self.draws, self.losses, self.pairs)
    }
}

/// Plays the pairs `from..to`, each from its own opening, the first player having Cho in its first game. Stops early
/// when `sprt` decides. `watch` sees the tally after every pair.
pub fn contest(
    rules: &Rules,
    pairs: std::ops::Range<u64>,
    players: [&mut dyn Player; 2],
    sprt: Option<Sprt>,
    mut watch: impl FnMut(&Tally),
) -> Tally {
    let mut tally = Tally::default();
    let [one, two] = players;
    for pair in pairs {
        let start = opening(rules, pair);
        let first = game::play(
            start.clone(),
            BySide {
                cho: &mut *one,
                han: &mut *two,
            },
        );
        let second = game::play(
            start,
            BySide {
                cho: &mut *two,
                han: &mut *one,
            },
        );
        let half_points = tally.enter(first, Side::Cho) + tally.enter(second, Side::Han);
        tally.pairs.add(half_points);
        watch(&tally);
        if sprt.is_some_and(|sprt| tally.pairs.decide(sprt) != Decision::Open) {
            break;
        }
    }
    tally
}
