//! Reader for games in self-play chunks.

use super::{Game, Played};
use crate::failure::Failure;
use janggi::Position;
use lab::datagen::Chunk;

/// Reads the games of a chunk and passes each to `each`.
pub(super) fn read(bytes: &[u8], each: &mut impl FnMut(Game) -> Result<(), Failure>) -> Result<(), Failure> {
    let chunk = Chunk::from_bytes(bytes).map_err(|error| Failure::new(error.code(), error))?;
    for record in chunk.games {
        let plies = record.plies.iter().map(|played| Played {
            mv: played.mv,
            score: played.score.map(|score| score.raw()),
        });
        each(Game {
            rules: chunk.header.rules,
            start: Position::start(record.arrangements),
            outcome: record.outcome,
            cause: Some(record.cause),
            plies: plies.collect(),
        })?;
    }
    Ok(())
}
