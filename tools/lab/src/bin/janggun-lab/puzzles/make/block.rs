//! A block of games, and the chunk that it belongs to.

use crate::puzzles::files::failed;
use command::Failure;
use lab::datagen::Chunk;
use std::fs;
use std::path::{Path, PathBuf};

/// Some games of a chunk.
pub(super) struct Block {
    pub(super) chunk: PathBuf,
    /// The number of its first game in the chunk.
    pub(super) first: usize,
    pub(super) games: usize,
    /// File for the problems found in it.
    pub(super) part: PathBuf,
}

/// Reads the games of a chunk.
pub(super) fn read(path: &Path) -> Result<Chunk, Failure> {
    let bytes = fs::read(path).map_err(|error| failed(path, &error))?;
    Chunk::from_bytes(&bytes).map_err(|error| failed(path, &error))
}
