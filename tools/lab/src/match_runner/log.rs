//! The log of a match: finished pairs or games on disk, one a line, so that a match can be interrupted and continued.
//!
//! Owns the file. A log of another match is refused; a line truncated by a kill is ignored and its pair played again.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Finished pairs, or games, on disk, one a line.
#[derive(Debug)]
pub struct MatchLog<T> {
    file: File,
    /// Contents of the file when it was opened.
    pub entries: Vec<T>,
}

/// Reason why a log cannot be continued.
#[derive(Debug)]
pub enum LogError {
    /// The file cannot be read or written.
    File(PathBuf, io::Error),
    /// Its first line describes another match.
    OtherMatch(PathBuf),
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::File(path, error) => write!(f, "{}: {error}", path.display()),
            LogError::OtherMatch(path) => write!(f, "{}: it is the log of another match", path.display()),
        }
    }
}

impl std::error::Error for LogError {}

impl<T: fmt::Display + FromStr> MatchLog<T> {
    /// Opens or begins the log of the match that `headline` describes.
    ///
    /// # Errors
    /// [`LogError`]; the file is what it was then, unless writing to it failed.
    pub fn open(path: &Path, headline: &str) -> Result<MatchLog<T>, LogError> {
        let failed = |error| LogError::File(path.to_owned(), error);
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(failed(error)),
        };
        if text.lines().next().is_some_and(|first| first != headline) {
            return Err(LogError::OtherMatch(path.to_owned()));
        }
        // A last line that was cut off by a kill is not an entry and is played again.
        let entries = text.lines().skip(1).filter_map(|line| line.parse().ok()).collect();
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .map_err(failed)?;
        if text.is_empty() {
            writeln!(file, "{headline}").map_err(failed)?;
        } else if !text.ends_with('\n') {
            writeln!(file).map_err(failed)?;
        }
        Ok(MatchLog { file, entries })
    }

    /// Adds an entry.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&mut self, entry: &T) -> io::Result<()> {
        writeln!(self.file, "{entry}")
    }
}
