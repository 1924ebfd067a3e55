//! Reads and writes files of problems.

use command::Failure;
use problems::puzzle::Puzzle;
use std::fs;
use std::path::Path;

pub(super) fn read(path: &Path) -> Result<Vec<Puzzle>, Failure> {
    let text = fs::read_to_string(path).map_err(|error| failed(path, &error))?;
    text.lines()
        .map(|line| Puzzle::from_line(line).map_err(|error| failed(path, &error)))
        .collect()
}

/// Writes a file under a temporary name, then renames it.
pub(super) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let part = path.with_extension("part");
    fs::write(&part, text).map_err(|error| failed(&part, &error))?;
    fs::rename(&part, path).map_err(|error| failed(path, &error))
}

pub(super) fn failed(path: &Path, error: &dyn std::fmt::Display) -> Failure {
    Failure::work("puzzles_failed", format!("{}: {error}", path.display()))
}
