//! One game of a duel, from an opening to its verdict.
//!
//! Owns the referee's part: the judge is the `janggi` crate, a side that cannot answer, answers with what may not be
//! played, or too late, loses. Must not know who plays.

use core::fmt;
use core::ops::AddAssign;
use core::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use janggi::{Arrangement, BySide, Cause, Game, Move, Outcome, Rules, Side, Start};

use crate::duel::clock::{Control, Keeper};
use crate::duel::player::Player;
use crate::rng::Rng;
use crate::time::{Clock, Micros, SimulatedClock};

/// Actions of both sides after which a game that does not end counts as drawn.
pub const LONGEST: usize = 600;

/// How a side lost without a verdict of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Foul {
    /// Its time ran out.
    Time,
    /// It answered with something that may not be played, or is no action.
    Illegal,
    /// It broke down.
    Crash,
    /// It did not answer, without a clock to lose by.
    Silent,
}

impl Foul {
    /// Every foul.
    pub const ALL: [Foul; 4] = [Foul::Time, Foul::Illegal, Foul::Crash, Foul::Silent];

    /// Stable word, unlike every `Cause`'s.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Foul::Time => "foul_time",
            Foul::Illegal => "foul_illegal",
            Foul::Crash => "foul_crash",
            Foul::Silent => "foul_silent",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A verdict of the rules.
    Verdict(Cause),
    /// The loser's foul.
    Foul(Foul),
    /// [`LONGEST`] was reached.
    Length,
}

impl End {
    /// Stable word.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            End::Verdict(cause) => cause.code(),
            End::Foul(foul) => foul.code(),
            End::Length => "length",
        }
    }

    /// Reads what [`code`](End::code) wrote.
    #[must_use]
    pub fn from_code(code: &str) -> Option<End> {
        let foul = Foul::ALL.into_iter().find(|foul| foul.code() == code);
        match (code, foul) {
            ("length", _) => Some(End::Length),
            (_, Some(foul)) => Some(End::Foul(foul)),
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
    /// Who won; a draw also where [`LONGEST`] was reached.
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
pub struct Played {
    /// How it ended.
    pub result: Result,
    /// All its actions.
    pub game: Game,
}

/// Random plies that begin a game.
pub const OPENING: usize = 6;

/// A game under `rules` from one of the sixteen starts and [`OPENING`] random steps, neither over nor in check.
/// Equal seeds give equal openings.
#[must_use]
pub fn opening(rules: &Rules, seed: u64) -> Game {
    let mut rng = Rng::new(seed);
    loop {
        let pick = |rng: &mut Rng| Arrangement::CLASSIC[rng.below(4) as usize];
        let arrangements = BySide {
            cho: pick(&mut rng),
            han: pick(&mut rng),
        };
        let Ok(mut game) = Game::new(rules.clone(), Start::arranged(arrangements)) else {
            continue;
        };
        for _ in 0..OPENING {
            let mut steps = game.legal();
            steps.retain(|mv| *mv != Move::Pass);
            if steps.is_empty() {
                break;
            }
            let mv = steps[rng.below(steps.len() as u64) as usize];
            game.play(mv.into()).expect("the action was listed");
        }
        if game.actions().len() == OPENING && game.verdict().is_none() && !game.position().in_check() {
            return game;
        }
    }
}

/// What surrounds a game: the time each side has, the clock that measures it, and a way to break the game off.
#[derive(Debug)]
pub struct Surroundings<'a> {
    /// The time of each side.
    pub controls: BySide<Control>,
    /// What measures.
    pub clock: &'a dyn Clock,
    /// Raised when the game is not wanted any more.
    pub stop: &'a AtomicBool,
}

/// Plays a game out in peace: no clock runs.
pub fn play(game: Game, players: BySide<&mut dyn Player>) -> Result {
    let surroundings = Surroundings {
        controls: BySide::default(),
        clock: &SimulatedClock::default(),
        stop: &AtomicBool::new(false),
    };
    play_in(&surroundings, game, players)
        .expect("nobody breaks it off")
        .result
}

/// Plays a game out; `None` when it was broken off.
pub fn play_in(
    surroundings: &Surroundings<'_>,
    mut game: Game,
    mut players: BySide<&mut dyn Player>,
) -> Option<Played> {
    for side in Side::ALL {
        players[side].new_game();
    }
    let cpu_before = cpu(&players);
    let mut keepers = surroundings.controls.map(Keeper::new);
    let mut efforts = BySide::<Effort>::default();
    let mut foul = None;
    while foul.is_none() && game.verdict().is_none() && game.actions().len() < LONGEST {
        let side = game.position().turn();
        let before = surroundings.clock.micros();
        let answer = players[side].choose(&game, &keepers);
        let used = Micros(surroundings.clock.micros().0.saturating_sub(before.0));
        if surroundings.stop.load(Ordering::Relaxed) {
            return None;
        }
        efforts[side].moves += 1;
        efforts[side].micros += used.0;
        foul = match answer {
            Err(foul) => Some(foul),
            Ok(answer) => {
                efforts[side].nodes += answer.nodes;
                if keepers[side].charge(used).is_err() {
                    Some(Foul::Time)
                } else if game.play(answer.mv.into()).is_err() {
                    Some(Foul::Illegal)
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
    let (outcome, end) = match (foul, game.verdict()) {
        (Some(foul), _) => (Outcome::Win(game.position().turn().opposite()), End::Foul(foul)),
        (None, Some(verdict)) => (verdict.outcome, End::Verdict(verdict.cause)),
        (None, None) => (Outcome::Draw, End::Length),
    };
    let result = Result {
        outcome,
        end,
        plies: game.actions().len(),
        efforts,
    };
    Some(Played { result, game })
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
    use super::{Control, Effort, End, Foul, Surroundings, opening, play_in};
    use crate::duel::clock::{Keeper, Pace};
    use crate::duel::player::{Answer, Player};
    use crate::time::{Clock, Millis, SimulatedClock};
    use janggi::{BySide, Cause, Game, Move, Outcome, Preset, Side};
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn ends_and_efforts_read_back() {
        for end in Foul::ALL
            .map(End::Foul)
            .into_iter()
            .chain([End::Length, End::Verdict(Cause::Mate)])
        {
            assert_eq!(End::from_code(end.code()), Some(end));
        }
        for foul in Foul::ALL {
            assert_eq!(Cause::from_code(foul.code()), None, "a verdict has this name");
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
        then: Result<Option<Move>, Foul>,
    }

    impl Player for Clumsy {
        fn choose(&mut self, game: &Game, _: &BySide<Keeper>) -> Result<Answer, Foul> {
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

    fn end(span: u64, moves: u32, then: Result<Option<Move>, Foul>) -> super::Result {
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
        let control = Control {
            pace: Pace::Move(Millis(20)),
            lag: Millis(5),
        };
        let surroundings = Surroundings {
            controls: BySide {
                cho: control,
                han: control,
            },
            clock: clock.as_ref() as &dyn Clock,
            stop: &AtomicBool::new(false),
        };
        let start = opening(&Preset::Pychess.rules(), 1);
        play_in(
            &surroundings,
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
            (26, Ok(None), Foul::Time),
            (25, Ok(Some(wrong)), Foul::Illegal),
            (25, Err(Foul::Crash), Foul::Crash),
            (25, Err(Foul::Silent), Foul::Silent),
        ] {
            let result = end(span, 3, then);
            assert_eq!(
                (result.end, result.outcome),
                (End::Foul(expected), Outcome::Win(Side::Han))
            );
            let moves = if expected == Foul::Time { 1 } else { 3 };
            assert_eq!(
                (result.efforts.cho.moves, result.efforts.cho.micros),
                (moves, moves * span * 1_000)
            );
        }
    }
}
