//! The status of a game, in the terms of lichess.

use janggi::{Cause, Outcome};
use play::room::{Phase, Room};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The status of a game. Endings that do not exist on lichess are `variantEnd` if there is a winner, otherwise `draw`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The setups are being chosen, or a seat is open.
    Created,
    Started,
    /// The game was aborted without a winner.
    Aborted,
    Mate,
    Resign,
    /// The winner claimed the game after the opponent had left.
    Timeout,
    Draw,
    /// The loser's time ran out.
    Outoftime,
    /// The game was decided by a rule of Janggi, such as points, bikjang or repetition.
    VariantEnd,
}

/// A status in a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StatusView {
    /// The number of the status on lichess.
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

    /// Returns the status after an ending.
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
