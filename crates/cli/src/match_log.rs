//! The log of a match: finished pairs on disk, one a line, so that a match can be broken off and gone on with.
//!
//! Owns the file. A log of another match is refused; what was cut off by a kill is played again.

use crate::failure::Failure;
use engine::duel::contest::Pair;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Finished pairs on disk, one a line.
#[derive(Debug)]
pub(crate) struct Log {
    file: File,
    pub(crate) pairs: Vec<Pair>,
}

impl Log {
    /// Opens or begins the log of the match that `headline` describes.
    pub(crate) fn open(path: &Path, headline: &str) -> Result<Log, Failure> {
        let bad = |detail: &dyn std::fmt::Display| Failure::usage("bad_log", format!("{}: {detail}", path.display()));
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(bad(&error)),
        };
        if text.lines().next().is_some_and(|first| first != headline) {
            return Err(bad(&"it is the log of another match"));
        }
        // A last line that was cut off by a kill is no pair and is played again.
        let pairs = text.lines().skip(1).filter_map(|line| line.parse().ok()).collect();
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .map_err(|error| bad(&error))?;
        if text.is_empty() {
            writeln!(file, "{headline}").map_err(|error| bad(&error))?;
        } else if !text.ends_with('\n') {
            writeln!(file).map_err(|error| bad(&error))?;
        }
        Ok(Log { file, pairs })
    }

    /// Adds a pair.
    pub(crate) fn write(&mut self, pair: &Pair) -> Result<(), Failure> {
        writeln!(self.file, "{pair}").map_err(|error| Failure::work("log_failed", error))
    }
}
