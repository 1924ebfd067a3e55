//! Evaluation of positions, with hand-crafted terms or a network.
//!
//! This module must not depend on the search.

use core::fmt;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use janggi::referee::GameHistory;

use super::hand;
use super::points::PointsContext;
use crate::nnue::accumulator::Accumulators;
use crate::nnue::format::{FILE, NetError};
use crate::nnue::{self, Network};
use crate::score::Score;

/// The evaluation that an engine uses.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// The hand-crafted evaluation.
    Hand,
    Net(Arc<Network>),
}

/// The built-in network, or the hand-crafted evaluation if there is none.
impl Default for Evaluation {
    fn default() -> Evaluation {
        nnue::embedded().map_or(Evaluation::Hand, Evaluation::Net)
    }
}

/// Writes `hand-made`, or the name of the network and the instruction set in use.
impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Evaluation::Hand => f.write_str("hand-made"),
            Evaluation::Net(network) => write!(f, "{} ({})", network.name(), network.kernel().instruction_set().id()),
        }
    }
}

/// The error for an evaluation that cannot be loaded.
#[derive(Debug)]
pub enum LoadError {
    Unreadable(PathBuf, std::io::Error),
    /// The file is not a valid network.
    Net(PathBuf, NetError),
}

impl LoadError {
    /// Returns a stable, machine-readable error code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            LoadError::Unreadable(_, _) => "net_unreadable",
            LoadError::Net(_, error) => error.code(),
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Unreadable(path, error) => write!(f, "{}: {}: {error}", self.code(), path.display()),
            LoadError::Net(path, error) => write!(f, "{error} ({})", path.display()),
        }
    }
}

impl core::error::Error for LoadError {}

impl Evaluation {
    /// Loads the evaluation that a setting names. An empty string or `<empty>` means the default, and `hand` or `none`
    /// the hand-crafted evaluation; anything else is the path of a network file.
    ///
    /// # Errors
    /// If the file cannot be read or is not a network.
    pub fn load(word: &str) -> Result<Evaluation, LoadError> {
        match word {
            "" | "<empty>" => Ok(Evaluation::default()),
            "hand" | "none" => Ok(Evaluation::Hand),
            path => Evaluation::read(Path::new(path)),
        }
    }

    /// Loads a network from a file.
    ///
    /// # Errors
    /// If the file cannot be read or is not a network.
    pub fn read(path: &Path) -> Result<Evaluation, LoadError> {
        let unreadable = |error| LoadError::Unreadable(path.to_owned(), error);
        let mut bytes = Vec::with_capacity(FILE + 1);
        // Reading one byte more than the size of a network is enough to detect a file that is too long.
        std::fs::File::open(path)
            .and_then(|file| file.take(FILE as u64 + 1).read_to_end(&mut bytes))
            .map_err(unreadable)?;
        match Network::read(&bytes) {
            Ok(network) => Ok(Evaluation::Net(Arc::new(network))),
            Err(error) => Err(LoadError::Net(path.to_owned(), error)),
        }
    }
}

/// An evaluation with the state that a search thread needs.
#[derive(Debug)]
pub struct Evaluator(Inner);

#[derive(Debug)]
enum Inner {
    Hand,
    Net(Arc<Network>, Box<Accumulators>),
}

impl Evaluator {
    /// Creates an evaluator with empty accumulators.
    #[must_use]
    pub fn new(evaluation: &Evaluation) -> Evaluator {
        Evaluator(match evaluation {
            Evaluation::Hand => Inner::Hand,
            Evaluation::Net(network) => Inner::Net(network.clone(), Box::new(Accumulators::new(network))),
        })
    }

    /// Evaluates the last position of `history` for the side to move.
    #[must_use]
    pub fn evaluate(&mut self, history: &GameHistory, points: &PointsContext) -> Score {
        match &mut self.0 {
            Inner::Hand => hand::evaluate(history.position(), points),
            Inner::Net(network, accumulators) => {
                let value = accumulators.evaluate(network, history, points.class, points.lead);
                hand::with_points(value, points, history.position())
            }
        }
    }
}
