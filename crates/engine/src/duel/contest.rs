//! Pairs of games with swapped sides until a number is reached or a sequential test decides.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use janggi::{BySide, Cause, Game, Outcome, Rules, Side};

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

/// Plays an opening twice with swapped sides.
pub fn play_pair(number: u64, start: &Game, one: &mut dyn Player, two: &mut dyn Player) -> Pair {
    let first = game::play(
        start.clone(),
        BySide {
            cho: &mut *one,
            han: &mut *two,
        },
    );
    let second = game::play(start.clone(), BySide { cho: two, han: one });
    Pair {
        number,
        games: [first, second],
    }
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

/// One line: number, then outcome, cause and plies of each game.
impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        for game in self.games {
            let cause = game.cause.map_or("none", Cause::code);
            write!(f, " {} {cause} {}", game.outcome.code(), game.plies)?;
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
        let mut game = || {
            let outcome = words.next().and_then(Outcome::from_code).ok_or(ParsePairError)?;
            let cause = match words.next() {
                Some("none") => None,
                Some(code) => Some(Cause::from_code(code).ok_or(ParsePairError)?),
                None => return Err(ParsePairError),
            };
            let plies = words.next().and_then(|word| word.parse().ok()).ok_or(ParsePairError)?;
            Ok(game::Result { outcome, cause, plies })
        };
        let games = [game()?, game()?];
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
    use crate::duel::game::Result;
    use janggi::{Cause, Outcome, Side};

    fn pair(number: u64, first: Outcome, second: Outcome) -> Pair {
        let game = |outcome| Result {
            outcome,
            cause: Some(Cause::Mate),
            plies: 77,
        };
        Pair {
            number,
            games: [
                game(first),
                Result {
                    cause: None,
                    ..game(second)
                },
            ],
        }
    }

    #[test]
    fn pairs_read_back() {
        let pair = pair(12, Outcome::Win(Side::Han), Outcome::Draw);
        assert_eq!(pair.to_string(), "12 han mate 77 draw none 77");
        assert_eq!(pair.to_string().parse(), Ok(pair));
        for bad in [
            "",
            "1",
            "1 cho mate 7",
            "1 cho mate 7 han mate x",
            "1 cho mate 7 han mate 8 9",
            "x cho mate 7 han mate 8",
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
    }
}
