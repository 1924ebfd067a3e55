//! A room's request to the engine for a setup or an action. The server checks for a request after every change and
//! responds with `Command::EngineArranges` or `Command::EngineActs`.

use janggi::{Arrangement, Side};

use super::phase::Phase;
use super::seat::SeatHolder;
use super::state::Room;
use super::turn::Turn;
use crate::clock::TimeUp;
use crate::level::Level;
use crate::time::{Millis, Moment};

/// A request to the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineDue {
    /// Choose one of these setups.
    Arrange {
        side: Side,
        /// Never empty.
        choices: Vec<Arrangement>,
    },
    /// Make a move, pass, call bikjang or resign.
    Act {
        side: Side,
        level: Level,
        turn: Turn,
        /// Time until the engine's flag falls, or half the time until the game is stopped; `None` without a clock.
        time_left: Option<Millis>,
    },
}

impl Room {
    /// Returns the pending request to the engine, if any, with the time left at `at`.
    #[must_use]
    pub fn engine_due(&self, at: Moment) -> Option<EngineDue> {
        match &self.phase {
            Phase::Arranging(_) => Side::ALL.into_iter().find_map(|side| match self.seats[side] {
                SeatHolder::Engine(_) | SeatHolder::House(_) if self.may_arrange(side).is_ok() => {
                    Some(EngineDue::Arrange {
                        side,
                        choices: self.choices_now(side),
                    })
                }
                SeatHolder::Engine(_) | SeatHolder::House(_) | SeatHolder::Player(_) | SeatHolder::Open => None,
            }),
            Phase::Playing(playing) => {
                let turn = self.engine_turn()?;
                let side = playing.played.turn();
                let level = self.seats[side].level()?;
                let clock = playing.played.clock;
                let time_left = clock.time_up(Millis::ZERO).map(|(falls, what)| match what {
                    TimeUp::Flag(_) => falls.since(at),
                    TimeUp::Stop => Millis(falls.since(at).0 / 2),
                });
                Some(EngineDue::Act {
                    side,
                    level,
                    turn,
                    time_left,
                })
            }
            Phase::Over(_) => None,
        }
    }

    /// Returns the current turn if the engine is to move.
    pub(super) fn engine_turn(&self) -> Option<Turn> {
        let Phase::Playing(playing) = &self.phase else {
            return None;
        };
        match self.seats[playing.played.turn()] {
            SeatHolder::Engine(_) | SeatHolder::House(_) => Some(Turn {
                ply: playing.played.ply(),
                since: playing.turn,
            }),
            SeatHolder::Player(_) | SeatHolder::Open => None,
        }
    }
}
