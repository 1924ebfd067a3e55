//! Training data: games that the engine plays against itself, with the score of every move.
//!
//! ```text
//! selfplay  how a game is begun and played        chunk  games as bytes
//! folder    chunks in files, with a manifest
//! ```

pub mod chunk;
pub mod folder;
pub mod selfplay;

pub use chunk::{Chunk, ChunkError, GameRecord, Header, ScoredMove};
pub use selfplay::{ChunkSettings, play_chunk};
