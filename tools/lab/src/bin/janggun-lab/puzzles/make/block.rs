//! Blocks of games, the unit of work in the search for problems.

use crate::puzzles::files::failed;
use command::Failure;
use lab::datagen::Chunk;
use std::fs;
use std::path::{Path, PathBuf};

/// A range of games in a chunk.
pub(super) struct Block {
    pub(super) chunk: PathBuf,
    /// Index of the first game in the chunk.
    pub(super) first: usize,
    pub(super) games: usize,
    /// File for the problems found in the block.
    pub(super) part: PathBuf,
}

pub(super) fn read(path: &Path) -> Result<Chunk, Failure> {
    let bytes = fs::read(path).map_err(|error| failed(path, &error))?;
    Chunk::from_bytes(&bytes).map_err(|error| failed(path, &error))
}
