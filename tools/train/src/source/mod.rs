//! Sources of games: self-play chunks (`.jgd`), and text with one game per line (all other files).
//!
//! This module must not depend on the selection of positions for training.

mod chunk;
mod text;

#[cfg(test)]
pub(crate) use text::parse_line;

use crate::failure::Failure;
use engine::nnue::RuleClass;
use engine::rng::mix;
use janggi::ruleset::Bikjang;
use janggi::{Cause, HalfPoints, Move, Outcome, Position, Preset};
use std::fs;
use std::path::Path;

/// A move with the score from its player's search, in centipawns. The score is `None` if the move was random or the
/// file contains no score for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) mv: Move,
    pub(crate) score: Option<i32>,
}

/// A complete game.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) rules: Preset,
    pub(crate) start: Position,
    pub(crate) outcome: Outcome,
    /// Cause of the end, if the file contains it.
    pub(crate) cause: Option<Cause>,
    pub(crate) plies: Vec<Played>,
}

/// Properties of a rule set that affect training positions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    /// Han's bonus (덤).
    pub(crate) deom: HalfPoints,
    /// Whether facing generals (빅장) have an effect.
    pub(crate) bikjang: bool,
    /// Rule class, an input of the network.
    pub(crate) class: RuleClass,
}

impl Terms {
    pub(crate) fn of(rules: Preset) -> Terms {
        let rules = rules.rules();
        Terms {
            deom: rules.deom,
            bikjang: rules.bikjang != Bikjang::Off,
            class: RuleClass::of(&rules),
        }
    }
}

impl Game {
    /// Replays the game, and calls `visit` with each ply and the position before it.
    ///
    /// # Errors
    /// The index of the first illegal step. Passes are not checked.
    pub(crate) fn replay(&self, mut visit: impl FnMut(&Position, Played)) -> Result<(), usize> {
        let mut position = self.start.clone();
        for (ply, &played) in self.plies.iter().enumerate() {
            if let Move::Step { from, to } = played.mv
                && !position.legal_destinations(from).contains(to)
            {
                return Err(ply);
            }
            visit(&position, played);
            position.play_unchecked(played.mv);
        }
        Ok(())
    }

    /// Returns a hash of the start position and the moves, equal for copies of a game in different files.
    pub(crate) fn identity(&self) -> u64 {
        self.plies.iter().fold(mix(self.start.hash()), |sum, played| {
            let action = match played.mv {
                Move::Step { from, to } => u64::from(from.index()) * 90 + u64::from(to.index()),
                Move::Pass => 8_100,
            };
            mix(sum ^ action)
        })
    }
}

/// Reads the games of a file and passes each to `each`. Returns the bytes of the file, for the hash in the manifest.
///
/// # Errors
/// If the file cannot be read or contains an invalid game, or if `each` fails. `each` may already have received other
/// games.
pub(crate) fn read(path: &Path, mut each: impl FnMut(Game) -> Result<(), Failure>) -> Result<Vec<u8>, Failure> {
    let bytes = fs::read(path).map_err(Failure::file(path))?;
    let at = |failure: Failure| Failure::new(failure.code, format!("{}: {}", path.display(), failure.detail));
    if path.extension().is_some_and(|ending| ending == "jgd") {
        chunk::read(&bytes, &mut each).map_err(at)?;
    } else {
        text::read(&bytes, &mut each).map_err(at)?;
    }
    Ok(bytes)
}
