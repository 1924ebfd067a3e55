//! A game of the ladder, and its line in the log.

use core::fmt;
use core::str::FromStr;

use janggi::{BySide, Game, Outcome, Side, uci};

use crate::match_runner::clock::SideClock;
use crate::match_runner::game::{GameContext, play_game};
use crate::match_runner::pairs::MatchContext;
use crate::match_runner::player::{Answer, Player};
use crate::match_runner::result::{Forfeit, GameResult};
use engine::score::Score;

/// An action, and the score that its player reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredAction {
    /// Action in UCI notation.
    pub token: String,
    /// Score for the side that played the action; `None` if the player reported none.
    pub score: Option<Score>,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderGame {
    /// Twice the number of the opening, plus one if our engine played Han.
    pub number: u64,
    pub result: GameResult,
    /// Actions after the opening.
    pub actions: Vec<ScoredAction>,
}

impl LadderGame {
    /// Returns the number of the game's opening.
    #[must_use]
    pub const fn opening(&self) -> u64 {
        self.number / 2
    }

    /// Returns the side of our engine.
    #[must_use]
    pub const fn ours(&self) -> Side {
        side_of(self.number)
    }

    /// Returns whether our engine lost.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.result.outcome == Outcome::Win(self.ours().opposite())
    }

    /// Replays the game from `opening`. Returns the game before each action and after the last; `None` if an action is
    /// illegal.
    #[must_use]
    pub fn replay(&self, opening: &Game) -> Option<Vec<Game>> {
        let mut game = opening.clone();
        let mut games = vec![game.clone()];
        for action in &self.actions {
            let mv = uci::parse_move(&action.token, game.position()).ok()?;
            game.play(mv.into()).ok()?;
            games.push(game.clone());
        }
        Some(games)
    }
}

const fn side_of(number: u64) -> Side {
    if number.is_multiple_of(2) { Side::Cho } else { Side::Han }
}

/// Wrapper around a player that records its scores.
#[derive(Debug)]
struct Noted<'a> {
    player: &'a mut dyn Player,
    scores: Vec<Option<Score>>,
}

impl Player for Noted<'_> {
    fn choose(&mut self, game: &Game, clocks: &BySide<SideClock>) -> Result<Answer, Forfeit> {
        let answer = self.player.choose(game, clocks);
        self.scores.extend(answer.as_ref().map(|answer| answer.score));
        answer
    }

    fn new_game(&mut self) {
        self.player.new_game();
    }

    fn cpu_ms(&self) -> Option<u64> {
        self.player.cpu_ms()
    }
}

/// Plays the game with this number from its opening; `None` if `context.stop` was set during the game.
pub fn play(
    context: &MatchContext<'_>,
    number: u64,
    opening: &Game,
    ours: &mut dyn Player,
    theirs: &mut dyn Player,
) -> Option<LadderGame> {
    let noted = |player| Noted {
        player,
        scores: Vec::new(),
    };
    let (mut ours, mut theirs) = (noted(ours), noted(theirs));
    let side = side_of(number);
    let players: BySide<&mut dyn Player> = match side {
        Side::Cho => BySide {
            cho: &mut ours,
            han: &mut theirs,
        },
        Side::Han => BySide {
            cho: &mut theirs,
            han: &mut ours,
        },
    };
    let game_context = GameContext {
        clock_settings: BySide::from_fn(|of| context.clock_settings[usize::from(of != side)]),
        clock: context.clock,
        stop: context.stop,
    };
    let finished = play_game(&game_context, opening.clone(), players)?;
    let mut scores = [ours.scores.into_iter(), theirs.scores.into_iter()];
    let mut game = opening.clone();
    let mut actions = Vec::new();
    for &action in &finished.game.actions()[opening.actions().len()..] {
        let score = scores[usize::from(game.position().turn() != side)].next().flatten();
        let token = action.token(game.position());
        actions.push(ScoredAction { token, score });
        game.play(action).expect("it was played");
    }
    let result = finished.result;
    Some(LadderGame {
        number,
        result,
        actions,
    })
}

/// Writes a line of the log: the number, the result with the resources used by both engines, and every action as
/// `TOKEN/SCORE`, or as `TOKEN` without a score. A complete line ends with ` .`.
impl fmt::Display for LadderGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.result.words(self.ours()))?;
        for ScoredAction { token, score } in &self.actions {
            write!(f, " {token}")?;
            if let Some(score) = score {
                write!(f, "/{}", score.raw())?;
            }
        }
        f.write_str(" .")
    }
}

/// Error for a line that is not a game of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseGameError;

impl FromStr for LadderGame {
    type Err = ParseGameError;

    fn from_str(line: &str) -> Result<LadderGame, ParseGameError> {
        let mut words = line.strip_suffix(" .").ok_or(ParseGameError)?.split(' ');
        let number = words.next().and_then(|word| word.parse().ok()).ok_or(ParseGameError)?;
        let result = GameResult::from_words(&mut words, side_of(number)).ok_or(ParseGameError)?;
        let action = |word: &str| {
            let Some((token, score)) = word.split_once('/') else {
                return Ok(ScoredAction {
                    token: word.to_owned(),
                    score: None,
                });
            };
            let raw = score.parse().map_err(|_| ParseGameError)?;
            Ok(ScoredAction {
                token: token.to_owned(),
                score: Some(Score::from_raw(raw)),
            })
        };
        let actions = words.map(action).collect::<Result<_, _>>()?;
        Ok(LadderGame {
            number,
            result,
            actions,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{LadderGame, play};
    use crate::ladder::openings;
    use crate::match_runner::pairs::MatchContext;
    use crate::match_runner::player::{EnginePlayer, RandomPlayer};
    use engine::rng::Rng;
    use engine::search::params::Params;
    use engine::time::SimulatedClock;
    use janggi::{Outcome, Preset, Side};
    use std::sync::atomic::AtomicBool;

    #[test]
    fn a_game_is_written_read_and_played_again() {
        let (clock, stop) = (SimulatedClock::default(), AtomicBool::new(false));
        let context = MatchContext::untimed(&clock, &stop);
        let openings = openings(&Preset::Pychess.rules()).expect("they fit");
        for (number, side) in [(6, Side::Cho), (7, Side::Han)] {
            let mut ours = EnginePlayer::new(100, Params::default());
            let mut theirs = RandomPlayer(Rng::new(1));
            let game = play(&context, number, &openings[3], &mut ours, &mut theirs).expect("not stopped");
            assert_eq!(
                (game.ours(), game.opening(), game.result.outcome),
                (side, 3, Outcome::Win(side))
            );
            assert!(!game.is_lost());
            // Our engine reports scores; the other player does not.
            for (action, turn) in game.actions.iter().zip([Side::Cho, Side::Han].into_iter().cycle()) {
                assert_eq!(action.score.is_some(), turn == side);
            }
            let line = game.to_string();
            assert_eq!(line.parse().as_ref(), Ok(&game));
            for cut in 1..line.len() {
                assert!(line[..cut].parse::<LadderGame>().is_err(), "{}", &line[..cut]);
            }
            let replay = game.replay(&openings[3]).expect("the actions of this opening");
            assert_eq!(replay.len(), game.result.plies + 1);
            assert_eq!(
                replay
                    .last()
                    .and_then(|game| game.verdict())
                    .map(|verdict| verdict.outcome),
                Some(Outcome::Win(side))
            );
            assert!(game.replay(&openings[4]).is_none());
        }
    }
}
