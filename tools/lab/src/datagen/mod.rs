//! Training data: self-play games of the engine, with the score of every move.
//!
//! ```text
//! selfplay      how a game for training is begun and played    chunk   games as bytes
//! opening_game  the same for statistics of openings            folder  chunks in files, with a manifest
//! ```

mod adjudication;
pub mod chunk;
pub mod folder;
pub mod opening_game;
pub mod selfplay;

pub use chunk::{Chunk, ChunkError, GameRecord, Header, Purpose, ScoredMove};
pub use selfplay::{ChunkSettings, play_chunk};
