//! Faults of the server that the crash test and the failover test can find.

use std::fmt;

/// A fault of the server: lost or changed data, or a failure to continue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// Acknowledged moves are missing.
    Lost {
        /// Number of acknowledged moves.
        acknowledged: usize,
        /// Number of stored moves.
        stored: usize,
    },
    /// The game was acknowledged but cannot be read.
    Gone {
        /// Number of acknowledged moves.
        acknowledged: usize,
        answer: String,
    },
    /// The moves or the position differ from those sent.
    Differs { stored: String },
    /// The game is over although no player ended it, or continues although a player did.
    Decided { phase: String },
    /// A clock that was not running has changed.
    ClockChanged { before: String, after: String },
    /// A rated game is over but not rated, or rated but not over.
    HalfRated {
        phase: String,
        /// Ratings or error returned by the server.
        ratings: String,
    },
    /// Acknowledged chat messages are missing.
    Silenced {
        /// Number of acknowledged messages.
        acknowledged: usize,
        /// Number of stored messages.
        stored: usize,
    },
    /// The stored ratings do not match the events of the games.
    RatingsDiffer {
        /// Output of `janggun ratings check`.
        said: String,
    },
    /// A valid command of a player was refused or not answered.
    Refused { answer: String },
    /// Games do not continue, although a server is running.
    Stuck {
        /// Number of tables at which a move was acknowledged.
        moved: usize,
        tables: usize,
    },
    /// Long after a disruption, no server is active, or none is a standby.
    Unserved { servers: String },
    /// A server exited with an unexpected status.
    Ended { status: String },
    /// Events were not written by the owner of the lease, or not in the order of epochs.
    Writers { said: String },
}

impl Fault {
    /// Returns whether this fault is certain even if the server failed while it was being queried.
    pub(crate) const fn is_certain(&self) -> bool {
        matches!(
            self,
            Self::Lost { .. } | Self::Differs { .. } | Self::Decided { .. } | Self::ClockChanged { .. }
        )
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost { acknowledged, stored } => {
                write!(f, "{acknowledged} moves were acknowledged, {stored} are there")
            }
            Self::Gone { acknowledged, answer } => {
                write!(
                    f,
                    "{acknowledged} moves were acknowledged, the game cannot be read: {answer}"
                )
            }
            Self::Differs { stored } => write!(f, "it is not the game that was sent: {stored}"),
            Self::Decided { phase } => write!(f, "no player changed the phase, and it is {phase}"),
            Self::ClockChanged { before, after } => write!(f, "the standing clock was {before} and is {after}"),
            Self::HalfRated { phase, ratings } => write!(f, "the rated game is {phase}, and its ratings are {ratings}"),
            Self::Silenced { acknowledged, stored } => {
                write!(
                    f,
                    "{acknowledged} lines of the chat were acknowledged, {stored} are there"
                )
            }
            Self::RatingsDiffer { said } => write!(f, "ratings and events differ: {said}"),
            Self::Refused { answer } => write!(f, "refused: {answer}"),
            Self::Stuck { moved, tables } => write!(f, "games go on at {moved} of {tables} tables"),
            Self::Unserved { servers } => write!(f, "not one server that serves and one that stands by: {servers}"),
            Self::Ended { status } => write!(f, "a server ended: {status}"),
            Self::Writers { said } => write!(f, "{said}"),
        }
    }
}
