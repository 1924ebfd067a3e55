//! A game of a match, from an opening to its result.
//!
//! The `janggi` crate checks the moves. A side that does not move, moves too late or makes an illegal move forfeits the
//! game. This module must not depend on the kinds of players.

use std::sync::atomic::{AtomicBool, Ordering};

use janggi::{BySide, Game, Outcome, Side};

use crate::match_runner::clock::{ClockSettings, SideClock};
use crate::match_runner::player::Player;
use crate::match_runner::result::{End, Forfeit, GameResult, MAX_PLIES, Usage};
use engine::time::{Clock, Micros};

/// A finished game.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    pub result: GameResult,
    /// The game with all its actions.
    pub game: Game,
}

/// Conditions of a game: the time control of each side, the clock that measures time, and a stop flag.
#[derive(Debug)]
pub struct GameContext<'a> {
    pub clock_settings: BySide<ClockSettings>,
    pub clock: &'a dyn Clock,
    /// Interrupts the game when set.
    pub stop: &'a AtomicBool,
}

/// Plays a game to its end; `None` if `context.stop` was set during the game.
pub fn play_game(
    context: &GameContext<'_>,
    mut game: Game,
    mut players: BySide<&mut dyn Player>,
) -> Option<FinishedGame> {
    for side in Side::ALL {
        players[side].new_game();
    }
    let cpu_before = cpu(&players);
    let mut side_clocks = context.clock_settings.map(SideClock::new);
    let mut usage = BySide::<Usage>::default();
    let mut forfeit = None;
    while forfeit.is_none() && game.verdict().is_none() && game.actions().len() < MAX_PLIES {
        let side = game.position().turn();
        let before = context.clock.micros();
        let answer = players[side].choose(&game, &side_clocks);
        let passed = Micros(context.clock.micros().0.saturating_sub(before.0));
        if context.stop.load(Ordering::Relaxed) {
            return None;
        }
        usage[side].moves += 1;
        usage[side].micros += passed.0;
        forfeit = match answer {
            Err(forfeit) => Some(forfeit),
            Ok(answer) => {
                usage[side].nodes += answer.nodes;
                let used = side_clocks[side].used(passed, answer.nodes);
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
        usage[side].cpu_ms = cpu_after[side].saturating_sub(cpu_before[side]);
    }
    let (outcome, end) = match (forfeit, game.verdict()) {
        (Some(forfeit), _) => (Outcome::Win(game.position().turn().opposite()), End::Forfeit(forfeit)),
        (None, Some(verdict)) => (verdict.outcome, End::Verdict(verdict.cause)),
        (None, None) => (Outcome::Draw, End::Length),
    };
    let result = GameResult {
        outcome,
        end,
        plies: game.actions().len(),
        usage,
    };
    Some(FinishedGame { result, game })
}

/// Returns the processor time that each player has used so far, in milliseconds; 0 if unknown.
fn cpu(players: &BySide<&mut dyn Player>) -> BySide<u64> {
    BySide {
        cho: players.cho.cpu_ms().unwrap_or(0),
        han: players.han.cpu_ms().unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::{GameContext, play_game};
    use crate::match_runner::clock::{ClockSettings, SideClock, TimeControl};
    use crate::match_runner::opening::random_opening;
    use crate::match_runner::player::{Answer, Player};
    use crate::match_runner::result::{End, Forfeit, GameResult};
    use engine::time::{Clock, Millis, SimulatedClock};
    use janggi::{BySide, Game, Move, Outcome, Preset, Side};
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    /// A player that plays the first legal move a few times and then returns `then`, taking `span` for every answer.
    #[derive(Debug)]
    struct ScriptedPlayer {
        clock: Arc<SimulatedClock>,
        span: Millis,
        moves: u32,
        then: Result<Option<Move>, Forfeit>,
    }

    impl Player for ScriptedPlayer {
        fn choose(&mut self, game: &Game, _: &BySide<SideClock>) -> Result<Answer, Forfeit> {
            self.clock.advance(self.span);
            self.moves = self.moves.saturating_sub(1);
            let legal = game.legal()[0];
            let mv = if self.moves > 0 {
                legal
            } else {
                self.then?.unwrap_or(legal)
            };
            Ok(Answer {
                mv,
                nodes: 10,
                score: None,
            })
        }
    }

    fn end(span: u64, moves: u32, then: Result<Option<Move>, Forfeit>) -> GameResult {
        let clock = Arc::new(SimulatedClock::default());
        let mut cho = ScriptedPlayer {
            clock: clock.clone(),
            span: Millis(span),
            moves,
            then,
        };
        let mut han = ScriptedPlayer {
            clock: clock.clone(),
            span: Millis(1),
            moves: 9_999,
            then: Ok(None),
        };
        let clock_settings = ClockSettings {
            control: TimeControl::MoveTime(Millis(20)),
            lag: Millis(5),
            ..ClockSettings::default()
        };
        let context = GameContext {
            clock_settings: BySide {
                cho: clock_settings,
                han: clock_settings,
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
                (result.usage.cho.moves, result.usage.cho.micros),
                (moves, moves * span * 1_000)
            );
        }
    }
}
