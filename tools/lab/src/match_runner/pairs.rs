//! Pairs of games with swapped sides, their total, and their lines in the log of a match.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

use janggi::{BySide, Game, Outcome, Rules, Side};

use crate::match_runner::clock::ClockSettings;
use crate::match_runner::game::{GameContext, play_game};
use crate::match_runner::opening::random_opening;
use crate::match_runner::player::Player;
use crate::match_runner::result::{End, Forfeit, GameResult, Usage};
use crate::match_runner::stats::{Decision, Pairs, Sprt};
use engine::time::{Clock, SimulatedClock};

/// Total result of a match so far, from the first player's point of view.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
    /// Number of pairs by result.
    pub pairs: Pairs,
    /// Number of games by the code of their ending.
    pub causes: BTreeMap<&'static str, u64>,
    /// Number of games forfeited by the first and the second player, by reason.
    pub forfeits: [BTreeMap<Forfeit, u64>; 2],
    /// Resources used by the first and the second player.
    pub usage: [Usage; 2],
    /// Number of actions in all games, including those of random openings.
    pub plies: u64,
}

impl Tally {
    /// Returns the first player's points per game, from 0 to 1; 0.5 without games.
    #[must_use]
    pub fn score(&self) -> f64 {
        let games = self.wins + self.draws + self.losses;
        if games == 0 {
            0.5
        } else {
            (self.wins as f64 + self.draws as f64 / 2.0) / games as f64
        }
    }

    /// Adds a game in which the first player played `side`. Returns that player's half points.
    pub fn add_game(&mut self, result: GameResult, side: Side) -> usize {
        *self.causes.entry(result.end.code()).or_default() += 1;
        if let (End::Forfeit(forfeit), Outcome::Win(winner)) = (result.end, result.outcome) {
            *self.forfeits[usize::from(winner == side)].entry(forfeit).or_default() += 1;
        }
        self.usage[0] += *result.usage.get(side);
        self.usage[1] += *result.usage.get(side.opposite());
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

/// The two games of an opening; the first player plays Cho in the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Number of the opening.
    pub number: u64,
    /// Result with the first player as Cho, then as Han.
    pub games: [GameResult; 2],
}

impl Tally {
    /// Adds both games of an opening.
    pub fn add_pair(&mut self, pair: &Pair) {
        let [first, second] = pair.games;
        let half_points = self.add_game(first, Side::Cho) + self.add_game(second, Side::Han);
        self.pairs.add(half_points);
    }
}

/// Results and games of a pair.
#[derive(Clone, Debug)]
pub struct FinishedPair {
    pub pair: Pair,
    /// The games, in the order of the results.
    pub games: [Game; 2],
}

/// Conditions of a match.
#[derive(Clone, Copy, Debug)]
pub struct MatchContext<'a> {
    /// Time controls of the first and the second player.
    pub clock_settings: [ClockSettings; 2],
    pub clock: &'a dyn Clock,
    /// Interrupts the games in progress when set.
    pub stop: &'a AtomicBool,
}

impl<'a> MatchContext<'a> {
    /// Creates conditions without time limits.
    #[must_use]
    pub fn untimed(clock: &'a dyn Clock, stop: &'a AtomicBool) -> MatchContext<'a> {
        MatchContext {
            clock_settings: [ClockSettings::default(); 2],
            clock,
            stop,
        }
    }
}

/// Plays an opening twice with swapped sides; `None` if `context.stop` was set during the games.
pub fn play_pair(
    context: &MatchContext<'_>,
    number: u64,
    start: &Game,
    one: &mut dyn Player,
    two: &mut dyn Player,
) -> Option<FinishedPair> {
    let game_context = |cho, han| GameContext {
        clock_settings: BySide { cho, han },
        clock: context.clock,
        stop: context.stop,
    };
    let [ours, theirs] = context.clock_settings;
    let first = play_game(
        &game_context(ours, theirs),
        start.clone(),
        BySide {
            cho: &mut *one,
            han: &mut *two,
        },
    )?;
    let second = play_game(
        &game_context(theirs, ours),
        start.clone(),
        BySide { cho: two, han: one },
    )?;
    Some(FinishedPair {
        pair: Pair {
            number,
            games: [first.result, second.result],
        },
        games: [first.game, second.game],
    })
}

/// Plays a pair from each of the random openings `numbers`, without time limits. Stops early if `sprt` is decided.
/// `on_pair` receives the tally after every pair.
pub fn play_openings(
    rules: &Rules,
    numbers: Range<u64>,
    players: [&mut dyn Player; 2],
    sprt: Option<Sprt>,
    mut on_pair: impl FnMut(&Tally),
) -> Tally {
    let (clock, stop) = (SimulatedClock::default(), AtomicBool::new(false));
    let context = MatchContext::untimed(&clock, &stop);
    let mut tally = Tally::default();
    let [one, two] = players;
    for number in numbers {
        let Some(played) = play_pair(&context, number, &random_opening(rules, number), one, two) else {
            break;
        };
        tally.add_pair(&played.pair);
        on_pair(&tally);
        if sprt.is_some_and(|sprt| tally.pairs.decide(sprt) != Decision::Open) {
            break;
        }
    }
    tally
}

/// Writes a line of the log: the number, then the outcome, the end, the plies and the usage of both players for each
/// game.
impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        for (game, side) in self.games.iter().zip(Side::ALL) {
            write!(f, " {}", game.words(side))?;
        }
        Ok(())
    }
}

/// Error for a line that is not a valid pair of games.
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
        let mut game = |side: Side| GameResult::from_words(&mut words, side).ok_or(ParsePairError);
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
    use crate::match_runner::result::{End, Forfeit, GameResult, Usage};
    use janggi::{BySide, Cause, Outcome, Side};

    fn usage(moves: u64) -> Usage {
        Usage {
            moves,
            micros: 2,
            nodes: 3,
            cpu_ms: 4,
        }
    }

    fn pair(number: u64, first: Outcome, second: Outcome) -> Pair {
        let game = |outcome, end| GameResult {
            outcome,
            end,
            plies: 77,
            usage: BySide {
                cho: usage(10),
                han: usage(20),
            },
        };
        Pair {
            number,
            games: [
                game(first, End::Verdict(Cause::Mate)),
                game(second, End::Forfeit(Forfeit::Time)),
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
        tally.add_pair(&pair(0, Outcome::Win(Side::Cho), Outcome::Win(Side::Han)));
        assert_eq!((tally.wins, tally.losses, tally.pairs.0), (2, 0, [0, 0, 0, 0, 1]));
        tally.add_pair(&pair(1, Outcome::Win(Side::Cho), Outcome::Win(Side::Cho)));
        assert_eq!((tally.wins, tally.losses, tally.pairs.0), (3, 1, [0, 0, 1, 0, 1]));
        // The second game of both pairs was lost on time: by the second player in the first pair, and by the first
        // player in the second pair.
        assert_eq!(
            tally.forfeits.map(|forfeits| forfeits.get(&Forfeit::Time).copied()),
            [Some(1), Some(1)]
        );
        assert_eq!(tally.usage.map(|usage| usage.moves), [60, 60]);
        assert_eq!(tally.causes["foul_time"], 2);
    }
}
