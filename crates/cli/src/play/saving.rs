//! The file of a game: written after every action, so that it is complete however the game is left.
//!
//! Owns the choice of the format and the file; the text is the record library's.

use command::Failure;
use janggi::record::gib::Layout;
use janggi::record::{self, Record, RecordFormat, Tag};
use janggi::{Game, Movement};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// Where a game is saved.
#[derive(Debug)]
pub(super) struct GameFile {
    path: PathBuf,
    format: RecordFormat,
}

impl GameFile {
    /// A file that does not exist yet, in the format of its extension.
    pub(super) fn new(path: &Path, movement: Movement) -> Result<Self, Failure> {
        let extension = path.extension().and_then(|extension| extension.to_str());
        let format = extension.and_then(RecordFormat::from_extension).ok_or_else(|| {
            let formats = RecordFormat::ALL.map(|format| format!(".{}", format.code())).join(", ");
            Failure::usage(
                "unknown_format",
                format!("{}: the name of a record ends in {formats}", path.display()),
            )
        })?;
        if !format.carries(movement) {
            let problem = record::LawNotInFormat { format, movement };
            return Err(Failure::usage(problem.code(), problem));
        }
        let file = Self {
            path: path.to_owned(),
            format,
        };
        if path.exists() {
            return Err(Failure::usage(
                "file_exists",
                format!("{file}: an earlier game is not overwritten"),
            ));
        }
        Ok(file)
    }

    /// Writes the game as it stands; the file is replaced as a whole.
    pub(super) fn write(&self, game: &Game, tags: Vec<Tag>) -> Result<(), Failure> {
        let record = Record::of_game(game, tags);
        let text = record::print(&record, self.format, Layout::default())
            .map_err(|problem| Failure::usage(problem.code(), problem))?;
        let mut part = self.path.as_os_str().to_owned();
        part.push(".part");
        fs::write(&part, text)
            .and_then(|()| fs::rename(&part, &self.path))
            .map_err(|error| Failure::work("unwritable_file", format!("{self}: {error}")))
    }
}

impl fmt::Display for GameFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.path.display().fmt(f)
    }
}
