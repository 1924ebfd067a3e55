//! One game of a match, from an opening to its result.
//!
//! The `janggi` crate judges the moves. A side that makes no move, an illegal one, or one too late forfeits the game.
//! Must not know who plays.

use core::fmt;
use core::ops::AddAssign;
use core::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use janggi::{BySide, Cause, Game, Outcome, Side};

use crate::match_runner::clock::{SideClock, TimeControl};
use crate::match_runner::player::Player;
use engine::time::{Clock, Micros};

/// Plies after which a game that has not ended counts as drawn.
pub const MAX_PLIES: usize = 600;

/// How a side lost without a verdict of the rules. (The codes say "foul": logs and PGN files of earlier releases have them.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Forfeit {
    /// Its time ran out.
    Time,
    /// It answered with something that may not be played, or is no action.
    Illegal,
    /// It broke down.
    Crash,
    /// It did not answer, without a clock to lose by.
    Silent,
}

impl Forfeit {
    /// Every forfeit.
    pub const ALL: [Forfeit; 4] = [Forfeit::Time, Forfeit::Illegal, Forfeit::Crash, Forfeit::Silent];

    /// Stable word, unlike every `Cause`'s.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Forfeit::Time => "foul_time",
            Forfeit::Illegal => "foul_illegal",
            Forfeit::Crash => "foul_crash",
            Forfeit::Silent => "foul_silent",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A verdict of the rules.
    Verdict(Cause),
    /// The loser forfeited.
    Forfeit(Forfeit),
    /// [`MAX_PLIES`] was reached.
    Length,
}

impl End {
    /// Stable word.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            End::Verdict(cause) => cause.code(),
            End::Forfeit(forfeit) => forfeit.code(),
            End::Length => "length",
        }
    }

    /// Reads what [`code`](End::code) wrote.
    #[must_use]
    pub fn from_code(code: &str) -> Option<End> {
        let forfeit = Forfeit::ALL.into_iter().find(|forfeit| forfeit.code() == code);
        match (code, forfeit) {
            ("length", _) => Some(End::Length),
            (_, Some(forfeit)) => Some(End::Forfeit(forfeit)),
            (_, None) => Cause::from_code(code).map(End::Verdict),
        }
    }
}

/// What a side spent on a game, or on many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Actions.
    pub moves: u64,
    /// Time until the answers were there.
    pub micros: u64,
    /// Nodes, as the side itself tells; 0 where it does not.
    pub nodes: u64,
    /// Processor time of its process in milliseconds; 0 where it cannot be known.
    pub cpu_ms: u64,
}

impl AddAssign for Effort {
    fn add_assign(&mut self, other: Effort) {
        self.moves += other.moves;
        self.micros += other.micros;
        self.nodes += other.nodes;
        self.cpu_ms += other.cpu_ms;
    }
}

/// `moves:micros:nodes:cpu_ms`
impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}:{}", self.moves, self.micros, self.nodes, self.cpu_ms)
    }
}

/// A word that is no effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseEffortError;

impl FromStr for Effort {
    type Err = ParseEffortError;

    fn from_str(text: &str) -> core::result::Result<Effort, ParseEffortError> {
        let numbers: Vec<u64> = text
            .split(':')
            .map(|number| number.parse().map_err(|_| ParseEffortError))
            .collect::<core::result::Result<_, _>>()?;
        match numbers[..] {
            [moves, micros, nodes, cpu_ms] => Ok(Effort {
                moves,
                micros,
                nodes,
                cpu_ms,
            }),
            _ => Err(ParseEffortError),
        }
    }
}

/// How a game of a duel ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    /// Who won; a draw also where [`MAX_PLIES`] was reached.
    pub outcome: Outcome,
    /// Why.
    pub end: End,
    /// Actions of both sides.
    pub plies: usize,
    /// What each side spent.
    pub efforts: BySide<Effort>,
}

/// A game that was played out.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// How it ended.
    pub result: Result,
    /// All its actions.
    pub game: Game,
}

/// The conditions of a game: the time of each side, the clock that measures it, and a flag that breaks it off.
#[derive(Debug)]
pub struct GameContext<'a> {
    /// The time of each side.
    pub controls: BySide<TimeControl>,
    /// The clock that measures.
    pub clock: &'a dyn Clock,
    /// Raised to break the game off.
    pub stop: &'a AtomicBool,
}

/// Plays a game to its end; `None` when `context.stop` was raised meanwhile.
pub fn play_game(
    context: &GameContext<'_>,
    mut game: Game,
    mut players: BySide<&mut dyn Player>,
) -> Option<FinishedGame> {
    for side in Side::ALL {
        players[side].new_game();
    }
    let cpu_before = cpu(&players);
    let mut side_clocks = context.controls.map(SideClock::new);
    let mut efforts = BySide::<Effort>::default();
    let mut forfeit = None;
    while forfeit.is_none() && game.verdict().is_none() && game.actions().len() < MAX_PLIES {
        let side = game.position().turn();
        let before = context.clock.micros();
        let answer = players[side].choose(&game, &side_clocks);
        let used = Micros(context.clock.micros().0.saturating_sub(before.0));
        if context.stop.load(Ordering::Relaxed) {
            return None;
        }
        efforts[side].moves += 1;
        efforts[side].micros += used.0;
        forfeit = match answer {
            Err(forfeit) => Some(forfeit),
            Ok(answer) => {
                efforts[side].nodes += answer.nodes;
                if side_clocks[side].charge(used).is_err() {
                    Some(Forfeit::Time)
                } else if game.play(answer.mv.into()).is_err() {
                    Some(Forfeit::Illegal)
                } else {
                    None
                }
            }
        };
    }
    let cpu_after = cpu(&players);
    for side in Side::ALL {
        efforts[side].cpu_ms = cpu_after[side].saturating_sub(cpu_before[side]);
    }
    let (outcome, end) = match (forfeit, game.verdict()) {
        (Some(forfeit), _) => (Outcome::Win(game.position().turn().opposite()), End::Forfeit(forfeit)),
        (None, Some(verdict)) => (verdict.outcome, End::Verdict(verdict.cause)),
        (None, None) => (Outcome::Draw, End::Length),
    };
    let result = Result {
        outcome,
        end,
        plies: game.actions().len(),
        efforts,
    };
    Some(FinishedGame { result, game })
}

/// Processor time of both players so far, in milliseconds.
fn cpu(players: &BySide<&mut dyn Player>) -> BySide<u64> {
    BySide {
        cho: players.cho.cpu_ms().unwrap_or(0),
        han: players.han.cpu_ms().unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::{Effort, End, Forfeit, GameContext, TimeControl, play_game};
    use crate::match_runner::clock::{Pace, SideClock};
    use crate::match_runner::opening::random_opening;
    use crate::match_runner::player::{Answer, Player};
    use engine::time::{Clock, Millis, SimulatedClock};
    use janggi::{BySide, Cause, Game, Move, Outcome, Preset, Side};
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn ends_and_efforts_read_back() {
        for end in Forfeit::ALL
            .map(End::Forfeit)
            .into_iter()
            .chain([End::Length, End::Verdict(Cause::Mate)])
        {
            assert_eq!(End::from_code(end.code()), Some(end));
        }
        for forfeit in Forfeit::ALL {
            assert_eq!(Cause::from_code(forfeit.code()), None, "a verdict has this name");
        }
        let effort = Effort {
            moves: 1,
            micros: 2,
            nodes: 3,
            cpu_ms: 4,
        };
        assert_eq!(effort.to_string().parse(), Ok(effort));
        for bad in ["", "1:2:3", "1:2:3:4:5", "1:2:3:x"] {
            assert!(bad.parse::<Effort>().is_err(), "{bad}");
        }
    }

    /// Plays its first legal step, slowly, until it does something else.
    #[derive(Debug)]
    struct Clumsy {
        clock: Arc<SimulatedClock>,
        span: Millis,
        moves: u32,
        then: Result<Option<Move>, Forfeit>,
    }

    impl Player for Clumsy {
        fn choose(&mut self, game: &Game, _: &BySide<SideClock>) -> Result<Answer, Forfeit> {
            self.clock.advance(self.span);
            self.moves = self.moves.saturating_sub(1);
            let legal = game.legal()[0];
            let mv = if self.moves > 0 {
                legal
            } else {
                self.then?.unwrap_or(legal)
            };
            Ok(Answer { mv, nodes: 10 })
        }
    }

    fn end(span: u64, moves: u32, then: Result<Option<Move>, Forfeit>) -> super::Result {
        let clock = Arc::new(SimulatedClock::default());
        let mut cho = Clumsy {
            clock: clock.clone(),
            span: Millis(span),
            moves,
            then,
        };
        let mut han = Clumsy {
            clock: clock.clone(),
            span: Millis(1),
            moves: 9_999,
            then: Ok(None),
        };
        let control = TimeControl {
            pace: Pace::Move(Millis(20)),
            lag: Millis(5),
        };
        let context = GameContext {
            controls: BySide {
                cho: control,
                han: control,
            },
            clock: clock.as_ref() as &dyn Clock,
            stop: &AtomicBool::new(false),
        };
        let start = random_opening(&Preset::Pychess.rules(), 1);
        play_game(
            &context,
            start,
            BySide {
                cho: &mut cho,
                han: &mut han,
            },
        )
        .expect("not broken off")
        .result
    }

    #[test]
    fn fouls_lose_and_are_told_apart() {
        let wrong = Move::Step {
            from: "a1".parse().expect("a square"),
            to: "i10".parse().expect("a square"),
        };
        for (span, then, expected) in [
            (26, Ok(None), Forfeit::Time),
            (25, Ok(Some(wrong)), Forfeit::Illegal),
            (25, Err(Forfeit::Crash), Forfeit::Crash),
            (25, Err(Forfeit::Silent), Forfeit::Silent),
        ] {
            let result = end(span, 3, then);
            assert_eq!(
                (result.end, result.outcome),
                (End::Forfeit(expected), Outcome::Win(Side::Han))
            );
            let moves = if expected == Forfeit::Time { 1 } else { 3 };
            assert_eq!(
                (result.efforts.cho.moves, result.efforts.cho.micros),
                (moves, moves * span * 1_000)
            );
        }
    }
}
