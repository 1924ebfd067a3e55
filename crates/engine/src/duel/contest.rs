//! Pairs of games with swapped sides until a number is reached or a sequential test decides.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

use janggi::{BySide, Game, Outcome, Rules, Side};

use crate::duel::clock::Control;
use crate::duel::game::{self, Effort, End, Foul, Surroundings, opening};
use crate::duel::player::Player;
use crate::duel::stats::{Decision, Pairs, Sprt};
use crate::time::{Clock, SimulatedClock};

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
    /// Endings by their code.
    pub causes: BTreeMap<&'static str, u64>,
    /// Games lost by a foul: the first player's, the second's.
    pub fouls: [BTreeMap<Foul, u64>; 2],
    /// What each player spent: the first, the second.
    pub efforts: [Effort; 2],
    /// Actions of all games, those of the openings included.
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
        *self.causes.entry(result.end.code()).or_default() += 1;
        if let (End::Foul(foul), Outcome::Win(winner)) = (result.end, result.outcome) {
            *self.fouls[usize::from(winner == side)].entry(foul).or_default() += 1;
        }
        self.efforts[0] += *result.efforts.get(side);
        self.efforts[1] += *result.efforts.get(side.opposite());
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

/// The two games of an opening, the first player having Cho in the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Number of the opening.
    pub number: u64,
    /// First player Cho; first player Han.
    pub games: [game::Result; 2],
}

impl Tally {
    /// Enters both games of an opening.
    pub fn enter_pair(&mut self, pair: &Pair) {
        let [first, second] = pair.games;
        let half_points = self.enter(first, Side::Cho) + self.enter(second, Side::Han);
        self.pairs.add(half_points);
    }
}

/// A pair with the games themselves.
#[derive(Clone, Debug)]
pub struct PlayedPair {
    /// What they came to.
    pub pair: Pair,
    /// In the same order.
    pub games: [Game; 2],
}

/// What surrounds both games of a pair.
#[derive(Debug)]
pub struct Setting<'a> {
    /// The time of the first and of the second player.
    pub controls: [Control; 2],
    /// What measures.
    pub clock: &'a dyn Clock,
    /// Raised when the pair is not wanted any more.
    pub stop: &'a AtomicBool,
}

/// Plays an opening twice with swapped sides, in peace: no clock runs.
pub fn play_pair(number: u64, start: &Game, one: &mut dyn Player, two: &mut dyn Player) -> Pair {
    let setting = Setting {
        controls: [Control::default(); 2],
        clock: &SimulatedClock::default(),
        stop: &AtomicBool::new(false),
    };
    play_pair_in(&setting, number, start, one, two)
        .expect("nobody breaks it off")
        .pair
}

/// Plays an opening twice with swapped sides; `None` when it was broken off.
pub fn play_pair_in(
    setting: &Setting<'_>,
    number: u64,
    start: &Game,
    one: &mut dyn Player,
    two: &mut dyn Player,
) -> Option<PlayedPair> {
    let surroundings = |cho, han| Surroundings {
        controls: BySide { cho, han },
        clock: setting.clock,
        stop: setting.stop,
    };
    let [ours, theirs] = setting.controls;
    let first = game::play_in(
        &surroundings(ours, theirs),
        start.clone(),
        BySide {
            cho: &mut *one,
            han: &mut *two,
        },
    )?;
    let second = game::play_in(
        &surroundings(theirs, ours),
        start.clone(),
        BySide { cho: two, han: one },
    )?;
    Some(PlayedPair {
        pair: Pair {
            number,
            games: [first.result, second.result],
        },
        games: [first.game, second.game],
    })
}

/// Plays the random openings `pairs` one after the other. Stops early when `sprt` decides. `watch` sees the tally after
/// every pair.
pub fn contest(
    rules: &Rules,
    pairs: Range<u64>,
    players: [&mut dyn Player; 2],
    sprt: Option<Sprt>,
    mut watch: impl FnMut(&Tally),
) -> Tally {
    let mut tally = Tally::default();
    let [one, two] = players;
    for number in pairs {
        tally.enter_pair(&play_pair(number, &opening(rules, number), one, two));
        watch(&tally);
        if sprt.is_some_and(|sprt| tally.pairs.decide(sprt) != Decision::Open) {
            break;
        }
    }
    tally
}

/// One line: number, then outcome, end, plies, and the efforts of the first and the second player, of each game.
impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        for (game, side) in self.games.iter().zip(Side::ALL) {
            let (one, two) = (game.efforts.get(side), game.efforts.get(side.opposite()));
            let (outcome, end) = (game.outcome.code(), game.end.code());
            write!(f, " {outcome} {end} {} {one} {two}", game.plies)?;
        }
        Ok(())
    }
}

/// A line that is no pair of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePairError;

impl fmt::Display for ParsePairError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a line of a match log")
    }
}

impl std::error::Error for ParsePairError {}

impl FromStr for Pair {
    type Err = ParsePairError;

    fn from_str(line: &str) -> Result<Pair, ParsePairError> {
        let mut words = line.split(' ');
        let number = words.next().and_then(|word| word.parse().ok()).ok_or(ParsePairError)?;
        let mut game = |side: Side| {
            let outcome = words.next().and_then(Outcome::from_code).ok_or(ParsePairError)?;
            let end = words.next().and_then(End::from_code).ok_or(ParsePairError)?;
            let plies = words.next().and_then(|word| word.parse().ok()).ok_or(ParsePairError)?;
            let mut effort = || words.next().and_then(|word| word.parse().ok()).ok_or(ParsePairError);
            let (one, two) = (effort()?, effort()?);
            let efforts = BySide::from_fn(|of| if of == side { one } else { two });
            Ok(game::Result {
                outcome,
                end,
                plies,
                efforts,
            })
        };
        let games = [game(Side::Cho)?, game(Side::Han)?];
        if words.next().is_some() {
            Err(ParsePairError)
        } else {
            Ok(Pair { number, games })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Pair, Tally};
    use crate::duel::game::{Effort, End, Foul, Result};
    use janggi::{BySide, Cause, Outcome, Side};

    fn effort(moves: u64) -> Effort {
        Effort {
            moves,
            micros: 2,
            nodes: 3,
            cpu_ms: 4,
        }
    }

    fn pair(number: u64, first: Outcome, second: Outcome) -> Pair {
        let game = |outcome, end| Result {
            outcome,
            end,
            plies: 77,
            efforts: BySide {
                cho: effort(10),
                han: effort(20),
            },
        };
        Pair {
            number,
            games: [
                game(first, End::Verdict(Cause::Mate)),
                game(second, End::Foul(Foul::Time)),
            ],
        }
    }

    #[test]
    fn pairs_read_back() {
        let pair = pair(12, Outcome::Win(Side::Han), Outcome::Draw);
        let text = "12 han mate 77 10:2:3:4 20:2:3:4 draw foul_time 77 20:2:3:4 10:2:3:4";
        assert_eq!(pair.to_string(), text);
        assert_eq!(text.parse(), Ok(pair));
        for bad in [
            "",
            "1",
            "1 cho mate 7",
            "1 cho mate 7 1:1:1:1 1:1:1:1",
            "1 cho mate 7 1:1:1:1 1:1:1:1 han mate 7 1:1:1:1 1:1:1",
            "x cho mate 7 1:1:1:1 1:1:1:1 han mate 7 1:1:1:1 1:1:1:1",
            "1 cho mate 7 1:1:1:1 1:1:1:1 han mate 7 1:1:1:1 1:1:1:1 9",
        ] {
            assert!(bad.parse::<Pair>().is_err(), "{bad}");
        }
    }

    #[test]
    fn sides_are_swapped_in_the_count() {
        let mut tally = Tally::default();
        tally.enter_pair(&pair(0, Outcome::Win(Side::Cho), Outcome::Win(Side::Han)));
        assert_eq!((tally.wins, tally.losses, tally.pairs.0), (2, 0, [0, 0, 0, 0, 1]));
        tally.enter_pair(&pair(1, Outcome::Win(Side::Cho), Outcome::Win(Side::Cho)));
        assert_eq!((tally.wins, tally.losses, tally.pairs.0), (3, 1, [0, 0, 1, 0, 1]));
        // The second player lost the first pair's second game on time, the first player the second pair's.
        assert_eq!(
            tally.fouls.map(|fouls| fouls.get(&Foul::Time).copied()),
            [Some(1), Some(1)]
        );
        assert_eq!(tally.efforts.map(|effort| effort.moves), [60, 60]);
        assert_eq!(tally.causes["foul_time"], 2);
    }
}
