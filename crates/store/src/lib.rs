#![doc = include_str!("../README.md")]

mod answer;
mod commands;
mod error;
mod projection;
mod queries;
mod rows;
pub mod sqlite;

use std::fmt::Debug;

pub use answer::Answer;
pub use commands::{Command, Commands};
pub use error::{CommandError, QueryError};
pub use projection::{EventsError, append, load, pack, read_events};
pub use queries::{PageRequest, Queries};
pub use rows::{
    AnalysisRow, CreationCursor, EventRow, FinishedGame, GameResult, GameRow, GuestRow, Heartbeat, Pack, Page, Phase,
    ResultCursor, Seat, StoredEvents, UnfinishedGame, UnreadableGame,
};

/// A database as the server needs it: every command and every query.
pub trait Store: Commands + Queries + Debug {}

impl<T: Commands + Queries + Debug> Store for T {}
