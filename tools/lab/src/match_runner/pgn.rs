//! PGN file with the games of a match.
//!
//! This module chooses the headers; the `janggi` crate formats the games.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use janggi::Outcome;
use janggi::record::{Reason, Record, RecordOutcome, Tag, Winner, pgn};

use crate::match_runner::pairs::FinishedPair;
use crate::match_runner::result::{End, Forfeit};

/// A PGN file to which games are appended.
#[derive(Debug)]
pub struct PgnFile {
    file: File,
    /// Names of the first and the second engine.
    names: [String; 2],
}

impl PgnFile {
    /// Opens or creates the file.
    ///
    /// # Errors
    /// If the file cannot be opened.
    pub fn open(path: &Path, names: [String; 2]) -> io::Result<PgnFile> {
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        Ok(PgnFile { file, names })
    }

    /// Appends both games of a pair.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&mut self, played: &FinishedPair) -> io::Result<()> {
        let [first, second] = &self.names;
        let seats = [(first, second), (second, first)];
        let mut text = String::new();
        for ((number, (cho, han)), (game, result)) in (1..).zip(seats).zip(played.games.iter().zip(&played.pair.games))
        {
            let tag = |key: &str, value: String| Tag {
                key: key.to_owned(),
                value,
            };
            let tags = vec![
                tag("Event", "janggun-lab match".to_owned()),
                tag("Round", format!("{}.{number}", played.pair.number)),
                tag("White", cho.clone()),
                tag("Black", han.clone()),
            ];
            let mut record = Record::of_game(game, tags);
            if let Some(outcome) = without_verdict(result.end, result.outcome) {
                record.outcome = outcome;
            }
            text.push_str(&pgn::print(&record));
        }
        self.file.write_all(text.as_bytes())
    }
}

/// Returns the outcome of a game that ended by forfeit or at the maximum length; `None` if the rules ended it.
fn without_verdict(end: End, outcome: Outcome) -> Option<RecordOutcome> {
    let reason = match end {
        End::Verdict(_) => return None,
        End::Length => Reason::Automatic,
        End::Forfeit(Forfeit::Time) => Reason::Time,
        End::Forfeit(Forfeit::Illegal) => Reason::Forfeited,
        End::Forfeit(Forfeit::Crash | Forfeit::Silent) => Reason::Disconnected,
    };
    Some(RecordOutcome {
        winner: Winner::from(outcome),
        reason,
    })
}
