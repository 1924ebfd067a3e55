//! The status of a game, with the names and numbers that lichess uses.

use janggi::{Cause, Outcome};
use play::room::{Phase, Room};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The status of a game. All draws have the same status, whatever their cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The setups are being chosen, or a seat is open.
    Created,
    Started,
    /// The game was cancelled and does not count.
    Aborted,
    Mate,
    Resign,
    /// The winner claimed the game after the opponent had left, or the opponent's first move in a tournament was late.
    Timeout,
    Draw,
    /// The loser ran out of time.
    Outoftime,
    /// The game was won in any other way, such as by points, bikjang, repetition or a referee's ruling.
    VariantEnd,
}

/// A status as sent in messages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StatusView {
    /// The number that lichess uses for the status.
    pub id: u8,
    pub name: String,
}

impl Status {
    /// Returns the status of a room's game.
    #[must_use]
    pub fn of(room: &Room) -> Self {
        match (room.phase(), room.verdict()) {
            (_, Some(verdict)) => Self::ended(verdict.cause, verdict.outcome),
            (Phase::Arranging(_), None) => Self::Created,
            (Phase::Playing(_) | Phase::Over(_), None) => Self::Started,
        }
    }

    /// Returns the status of a game that ended with this cause and outcome.
    #[must_use]
    pub const fn ended(cause: Cause, outcome: Outcome) -> Self {
        match (cause, outcome) {
            (_, Outcome::None) => Self::Aborted,
            (_, Outcome::Draw) => Self::Draw,
            (Cause::Mate, Outcome::Win(_)) => Self::Mate,
            (Cause::Resigned, Outcome::Win(_)) => Self::Resign,
            (Cause::Flagged, Outcome::Win(_)) => Self::Outoftime,
            (Cause::Abandoned, Outcome::Win(_)) => Self::Timeout,
            (
                Cause::BikjangAccepted
                | Cause::NoPermittedAction
                | Cause::Stalemate
                | Cause::DoublePass
                | Cause::DeadPosition
                | Cause::LowPoints
                | Cause::PlyLimit
                | Cause::NoCaptureLimit
                | Cause::PerpetualCheck
                | Cause::Repetition
                | Cause::Shuttle
                | Cause::Stopped
                | Cause::DrawAgreed
                | Cause::Aborted
                | Cause::Adjudicated,
                Outcome::Win(_),
            ) => Self::VariantEnd,
        }
    }

    /// Returns the name of the status.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Started => "started",
            Self::Aborted => "aborted",
            Self::Mate => "mate",
            Self::Resign => "resign",
            Self::Timeout => "timeout",
            Self::Draw => "draw",
            Self::Outoftime => "outoftime",
            Self::VariantEnd => "variantEnd",
        }
    }

    /// Returns the status as sent in messages.
    #[must_use]
    pub fn view(self) -> StatusView {
        let id = match self {
            Self::Created => 10,
            Self::Started => 20,
            Self::Aborted => 25,
            Self::Mate => 30,
            Self::Resign => 31,
            Self::Timeout => 33,
            Self::Draw => 34,
            Self::Outoftime => 35,
            Self::VariantEnd => 60,
        };
        StatusView {
            id,
            name: self.name().to_owned(),
        }
    }
}
