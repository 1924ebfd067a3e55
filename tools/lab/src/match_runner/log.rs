//! The log of a match, with a line for each finished pair or game. An interrupted match can be continued from it.
//!
//! A log of a different match is refused. Lines that cannot be parsed, for example because the program was killed while
//! writing them, are ignored, and their pairs or games are played again.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// A log file of finished pairs or games.
#[derive(Debug)]
pub struct MatchLog<T> {
    file: File,
    /// Entries in the file when it was opened.
    pub entries: Vec<T>,
}

/// Reason why a log cannot be continued.
#[derive(Debug)]
pub enum LogError {
    /// The file cannot be read or written.
    File(PathBuf, io::Error),
    /// The first line of the file describes a different match.
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
    /// Opens or creates the log of the match that `headline` describes.
    ///
    /// # Errors
    /// [`LogError`] if the file cannot be read or written, or is the log of a different match.
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
        // The last line may be truncated. Lines that cannot be parsed are skipped, so their entries are played again.
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

    /// Appends an entry to the file.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&mut self, entry: &T) -> io::Result<()> {
        writeln!(self.file, "{entry}")
    }
}
