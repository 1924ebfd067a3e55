//! The games of a match as PGN, added to a file pair by pair.
//!
//! Owns the headers. Who won and why is the contest's; how a game is written is the `janggi` crate's.

use crate::failure::Failure;
use engine::duel::contest::PlayedPair;
use engine::duel::game::{End, Foul};
use janggi::Outcome;
use janggi::record::{Reason, Record, RecordOutcome, Tag, Winner, pgn};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// A file of games that grows.
#[derive(Debug)]
pub(crate) struct Games {
    file: File,
    /// The first and the second engine.
    names: [String; 2],
}

impl Games {
    /// Opens or begins the file.
    pub(crate) fn open(path: &Path, names: [String; 2]) -> Result<Games, Failure> {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| Failure::usage("unwritable_file", format!("{}: {error}", path.display())))?;
        Ok(Games { file, names })
    }

    /// Adds both games of a pair, in one piece.
    pub(crate) fn write(&mut self, played: &PlayedPair) -> Result<(), Failure> {
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
                tag("Event", "janggun match".to_owned()),
                tag("Round", format!("{}.{number}", played.pair.number)),
                tag("White", cho.clone()),
                tag("Black", han.clone()),
                tag("Termination", result.end.code().to_owned()),
            ];
            let mut record = Record::of_game(game, tags);
            if let Some(outcome) = without_verdict(result.end, result.outcome) {
                record.outcome = outcome;
            }
            text.push_str(&pgn::print(&record));
        }
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| Failure::work("output_failed", error))
    }
}

/// What the rules do not say: a foul's loser, or that a game became too long.
fn without_verdict(end: End, outcome: Outcome) -> Option<RecordOutcome> {
    let reason = match end {
        End::Verdict(_) => return None,
        End::Length => Reason::Automatic,
        End::Foul(Foul::Time) => Reason::Time,
        End::Foul(Foul::Illegal) => Reason::Forfeited,
        End::Foul(Foul::Crash | Foul::Silent) => Reason::Disconnected,
    };
    Some(RecordOutcome {
        winner: Winner::from(outcome),
        reason,
    })
}
