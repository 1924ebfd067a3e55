//! Training data: games that the engine plays against itself, with the score of every action.
//!
//! Owns how a game is begun, played and stored. Must not know files or the clock: it writes bytes for whoever asks.

pub mod chain;
pub mod selfplay;

pub use chain::{Chunk, ChunkError, Header, Played, Record};
pub use selfplay::{Recipe, chunk};
