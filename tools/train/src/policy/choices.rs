//! Choices: the features of every legal move of a position, and the index of the move played.
//!
//! This module also selects the games to hold out and the plies to use. It must not depend on weights.

use crate::failure::Failure;
use crate::manifest::{Source, file_name, sha256, sha256_of};
use crate::source::{self, Game};
use engine::policy::features::Describer;
use engine::policy::{Recent, knows};
use engine::rng::mix;
use janggi::{Move, Position};
use std::path::PathBuf;

/// Returns whether a game is held out for measuring. The result depends on a hash of the game's start position and
/// moves, so equal games are never in both sets.
pub(crate) fn is_held_out(game: &Game, share: f64) -> bool {
    let number = mix(game.identity() ^ 0x0070_6f6c_6963_7921);
    (number >> 11) as f64 / (1u64 << 53) as f64 <= share
}

/// Returns whether a ply of a game is used. A hash selects about the fraction `share` of all plies.
pub(crate) fn is_taken(game: &Game, ply: usize, share: f64) -> bool {
    let number = mix(game.identity().wrapping_add(ply as u64));
    (number >> 11) as f64 / (1u64 << 53) as f64 <= share
}

/// Returns the legal steps in a position, and the pass unless the side to move is in check.
pub(crate) fn moves(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    if !moves.contains(&Move::Pass) && !position.in_check() {
        moves.push(Move::Pass);
    }
    moves
}

/// A list of choices, stored in contiguous arrays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Choices {
    features: Vec<u16>,
    /// End of each move's range in `features`.
    moves: Vec<u32>,
    /// End of each position's range in `moves`.
    positions: Vec<u32>,
    /// Index of the move played among the moves of its position.
    played: Vec<u16>,
}

/// A choice, borrowed from [`Choices`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice<'a> {
    features: &'a [u16],
    ends: &'a [u32],
    begin: u32,
    pub(crate) played: usize,
}

impl Choice<'_> {
    /// Iterates over the features of each move.
    pub(crate) fn moves(&self) -> impl Iterator<Item = &[u16]> {
        let mut begin = self.begin as usize;
        self.ends.iter().map(move |&end| {
            let range = begin..end as usize;
            begin = end as usize;
            &self.features[range]
        })
    }
}

impl Choices {
    pub(crate) fn len(&self) -> usize {
        self.played.len()
    }

    pub(crate) fn get(&self, number: usize) -> Choice<'_> {
        let before = |ends: &[u32], at: usize| at.checked_sub(1).map_or(0, |at| ends[at]);
        let first = before(&self.positions, number) as usize;
        let last = self.positions[number] as usize;
        Choice {
            features: &self.features,
            ends: &self.moves[first..last],
            begin: before(&self.moves, first),
            played: usize::from(self.played[number]),
        }
    }

    /// Adds a position in which `played` was chosen. Ignores it if there was no other move, or if [`moves`] does not
    /// return `played`.
    fn add(&mut self, position: &Position, recent: Recent, played: Move) {
        let moves = moves(position);
        let Some(number) = moves.iter().position(|&mv| mv == played).filter(|_| moves.len() > 1) else {
            return;
        };
        let describer = Describer::new(position, recent);
        for mv in moves {
            describer.describe(mv, &mut self.features);
            self.moves.push(self.features.len() as u32);
        }
        self.positions.push(self.moves.len() as u32);
        self.played.push(number as u16);
    }

    /// Returns the SHA-256 of all data.
    pub(crate) fn sha256(&self) -> String {
        let words = |numbers: &[u32]| numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        let short = |numbers: &[u16]| numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        let parts: [Vec<u8>; 4] = [
            short(&self.features),
            words(&self.moves),
            words(&self.positions),
            short(&self.played),
        ];
        sha256_of(parts)
    }
}

/// Settings for the selection of games and positions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Take {
    /// Fraction of the games to hold out.
    pub(crate) holdout: f64,
    /// Fraction of the positions to use.
    pub(crate) share: f64,
    /// Maximum number of positions, both for training and for measuring.
    pub(crate) limit: usize,
}

/// Choices for training, and choices from other games for measuring.
#[derive(Clone, Debug, Default)]
pub(crate) struct Split {
    pub(crate) sources: Vec<Source>,
    pub(crate) training: Choices,
    pub(crate) holdout: Choices,
}

/// Reads the choices of all files. In a game with scores, moves without a score are ignored as random.
pub(crate) fn read(files: &[PathBuf], take: Take) -> Result<Split, Failure> {
    let mut split = Split::default();
    for path in files {
        let (mut games, before) = (0, split.training.len());
        let bytes = source::read(path, |game| {
            games += 1;
            let is_scored = game.plies.iter().any(|played| played.score.is_some());
            let into = if is_held_out(&game, take.holdout) {
                &mut split.holdout
            } else {
                &mut split.training
            };
            let (mut recent, mut ply) = (Recent::default(), 0);
            game.replay(|position, played| {
                let is_choice = played.score.is_some() || !is_scored;
                if is_choice && knows(position) && into.len() < take.limit && is_taken(&game, ply, take.share) {
                    into.add(position, recent, played.mv);
                }
                recent = recent.then(played.mv);
                ply += 1;
            })
            .map_err(|ply| Failure::new("illegal_action", format!("ply {ply} may not be played")))
        })?;
        split.sources.push(Source {
            file: file_name(path),
            sha256: sha256(&bytes),
            games,
            positions: (split.training.len() - before) as u64,
        });
    }
    Ok(split)
}
