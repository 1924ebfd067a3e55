//! Self-play games of the engine, with the scores of its moves, for training and opening statistics.
//!
//! ```text
//! selfplay      games for training               chunk         chunks of games as bytes
//! opening_game  games for opening statistics     folder        chunks as files, with a manifest
//!                                                adjudication  early end of won games
//! ```

mod adjudication;
pub mod chunk;
pub mod folder;
pub mod opening_game;
pub mod selfplay;

pub use chunk::{Chunk, ChunkError, GameRecord, Header, Purpose, ScoredMove};
pub use selfplay::{ChunkSettings, play_chunk};
