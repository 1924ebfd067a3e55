#![doc = include_str!("../README.md")]
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]
extern crate alloc;

// Pieces, positions and moves, with their text forms, and game records.
mod arrangement;
mod attacks;
mod bitboard;
mod board;
mod check;
mod exchange;
mod formation;
mod illegal;
mod law;
mod movegen;
mod movement;
mod mv;
pub mod notation;
mod out_of_reach;
mod packed;
pub mod perft;
mod piece;
mod points;
mod position;
pub mod record;
mod role;
mod setup;
mod setup_names;
mod side;
mod square;
mod typography;
#[cfg(feature = "serde")]
mod unique_keys;
mod zobrist;

pub use arrangement::{Arrangement, starting_board};
pub use bitboard::{Bitboard, BitboardIter, ParseBitboardError};
pub use board::Board;
pub use exchange::Exchange;
pub use formation::{Elephants, Formation};
pub use illegal::Illegal;
pub use movement::Movement;
pub use mv::{Move, MoveList};
pub use notation::{fen, korean, san, uci, western};
pub use packed::PackedError;
pub use perft::{PerftBikjang, divide, perft};
pub use piece::Piece;
pub use points::HalfPoints;
pub use position::Position;
pub use role::{ByRole, Role};
pub use setup::{Setup, SetupFault, SetupFaults};
pub use side::{BySide, Side};
pub use square::{File, ParseSquareError, Rank, Square};

// Rule sets, the referee, explanations, games, the glossary and the JSON interfaces.
#[cfg(feature = "json")]
pub mod api;
pub mod explain;
mod game;
pub mod glossary;
pub mod referee;
pub mod ruleset;
mod start;

pub use explain::{Fact, Facts, Language, Refusal, Verdict};
pub use game::{
    Action, ActionError, ActionToken, BikjangWarning, Claims, Game, NoPieceThere, Present, Repeat, Rights, Standing,
    Warnings,
};
pub use referee::{Cause, Ending, GameHistory, Outcome, RefusalCause, StoppedHow};
pub use ruleset::{Preset, RulePath, Rules};
pub use start::{Start, StartError};
