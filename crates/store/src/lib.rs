#![doc = include_str!("../README.md")]

mod commands;
mod error;
mod projection;
mod queries;
mod rows;
pub mod sqlite;

use std::fmt::Debug;
use std::pin::Pin;

pub use commands::{Command, Commands};
pub use error::{CommandError, QueryError};
pub use projection::append;
pub use queries::{PageRequest, Queries};
pub use rows::{
    AnalysisRow, EventRow, FinishedGame, GameResult, GameRow, GuestRow, Page, Phase, ResultCursor, Seat, UnreadableGame,
};

/// What a command or a query answers, once it is awaited. It needs no particular runtime.
pub type Answer<T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send>>;

/// A database as the server needs it: everything that can be done and everything that can be asked.
pub trait Store: Commands + Queries + Debug {}

impl<T: Commands + Queries + Debug> Store for T {}
