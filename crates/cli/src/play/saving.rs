//! Saves a game. The file is rewritten after every action, so it is up to date however the game ends.
//!
//! Owns the choice of the format and file, and the local date. `janggi::record` produces the text.

use command::Failure;
use janggi::record::gib::Layout;
use janggi::record::{self, Record, RecordFormat};
use janggi::{BySide, Game, Movement};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use play::room::SeatHolder;
use play::{Moment, TimeControl};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use wire::convert::{Heading, Refereed, Words};

/// File to which a game is saved.
#[derive(Debug)]
pub(super) struct GameFile {
    path: PathBuf,
    format: RecordFormat,
    heading: Heading,
}

impl GameFile {
    /// Checks that a game can be saved at `path`, in the format of the file extension. The file must not exist yet, and
    /// is not created.
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
            heading: heading_now(),
        };
        if path
            .parent()
            .is_some_and(|folder| !folder.as_os_str().is_empty() && !folder.is_dir())
        {
            return Err(Failure::usage(
                "unwritable_file",
                format!("{file}: there is no such folder"),
            ));
        }
        if path.exists() {
            return Err(Failure::usage(
                "file_exists",
                format!("{file}: an earlier game is not overwritten"),
            ));
        }
        Ok(file)
    }

    /// Writes the current game, replacing the whole file.
    pub(super) fn write(&self, game: &Game, seats: &BySide<SeatHolder>) -> Result<(), Failure> {
        let words = match self.format {
            RecordFormat::Gib => Words::Korean,
            RecordFormat::Pgn | RecordFormat::Json | RecordFormat::Uci => Words::Neutral,
        };
        let tags = self.heading.tags(seats, TimeControl::None, Refereed::No, words);
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

/// Returns the heading of a game that starts now, in the machine's time zone and without names.
fn heading_now() -> Heading {
    let now = Timestamp::now();
    // UTC is used if the machine's time zone cannot be read.
    let ahead_s = TimeZone::try_system().map_or(0, |zone| zone.to_offset(now).seconds());
    Heading {
        created: Moment(now.as_millisecond()),
        ahead_s,
        names: BySide { cho: None, han: None },
    }
}

impl fmt::Display for GameFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.path.display().fmt(f)
    }
}
