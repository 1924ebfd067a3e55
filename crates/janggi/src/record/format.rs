//! The record formats by name, and the one place that chooses a format's reader and writer.

use alloc::string::String;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::movement::Movement;
use crate::ruleset::Coded;

use super::{Fault, FaultKind, Length, RawGame, Reading, Record, gib, json, pgn, uci_line};

/// A format of game records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RecordFormat {
    /// Korean records (기보).
    Gib,
    /// As pychess and WinBoard write them.
    Pgn,
    /// Our own, one game a line.
    Json,
    /// `position fen … moves …`, one game a line.
    Uci,
}

impl RecordFormat {
    /// Every format.
    pub const ALL: [RecordFormat; 4] = [
        RecordFormat::Gib,
        RecordFormat::Pgn,
        RecordFormat::Json,
        RecordFormat::Uci,
    ];

    /// A stable word for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            RecordFormat::Gib => "gib",
            RecordFormat::Pgn => "pgn",
            RecordFormat::Json => "json",
            RecordFormat::Uci => "uci",
        }
    }

    /// The format of a [`code`](Self::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<RecordFormat> {
        RecordFormat::ALL.into_iter().find(|format| format.code() == code)
    }

    /// The format of files with this extension, in any case: the codes, and `jsonl`.
    #[must_use]
    pub fn from_extension(extension: &str) -> Option<RecordFormat> {
        match extension.to_ascii_lowercase().as_str() {
            "jsonl" => Some(RecordFormat::Json),
            other => RecordFormat::from_code(other),
        }
    }

    /// Guesses by the first bytes: JSON begins with a brace, a UCI line with its command; the headers of PGN are in ASCII
    /// letters, those of `.gib` are not.
    #[must_use]
    pub fn guess(bytes: &[u8]) -> RecordFormat {
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii_start();
        if bytes.starts_with(b"{") {
            RecordFormat::Json
        } else if bytes.starts_with(b"position ") {
            RecordFormat::Uci
        } else if bytes.starts_with(b"[") && bytes.get(1).is_some_and(u8::is_ascii_alphabetic) {
            RecordFormat::Pgn
        } else {
            RecordFormat::Gib
        }
    }

    /// Whether a game in this format says that it is played under a law of movement: `.gib` and UCI lines can only mean
    /// Janggi.
    #[must_use]
    pub const fn carries(self, movement: Movement) -> bool {
        match (self, movement) {
            (RecordFormat::Pgn | RecordFormat::Json, _) | (_, Movement::Janggi) => true,
            (RecordFormat::Gib | RecordFormat::Uci, Movement::Xiangqi | Movement::ChessWar) => false,
        }
    }

    /// How a file of this format is divided into games.
    #[must_use]
    pub const fn division(self) -> Division {
        match self {
            RecordFormat::Gib | RecordFormat::Pgn => Division::Headers,
            RecordFormat::Json | RecordFormat::Uci => Division::Lines,
        }
    }
}

/// How a file is divided into games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Division {
    /// A game begins with its headers: a [`Splitter`](super::Splitter) cuts the file.
    Headers,
    /// Each line that is not blank is a game.
    Lines,
}

/// Reads one game of any format. A game in `.gib` or on a UCI line is one of Janggi; the others say their law of movement.
///
/// # Errors
/// When there is no start to play from; the fault has the line of the file.
pub fn read(format: RecordFormat, game: &RawGame) -> Result<Reading, Fault> {
    match format {
        RecordFormat::Gib => gib::read(game),
        RecordFormat::Pgn => pgn::read(game),
        RecordFormat::Json => read_line(game, json::read),
        RecordFormat::Uci => read_line(game, uci_line::read),
    }
}

/// Reads one game that is known to be played under a law of movement. On a UCI line that is the law it is read by.
///
/// # Errors
/// As [`read`], and `other_variant` when the game is under another law: what is in `.gib` is Janggi.
pub fn read_under(format: RecordFormat, game: &RawGame, movement: Movement) -> Result<Reading, Fault> {
    let reading = match format {
        RecordFormat::Uci => read_line(game, |text| uci_line::read_under(text, movement))?,
        RecordFormat::Gib | RecordFormat::Pgn | RecordFormat::Json => read(format, game)?,
    };
    let found = reading.record.start.movement();
    if found == movement {
        return Ok(reading);
    }
    Err(Fault {
        line: game.line,
        ply: None,
        kind: FaultKind::OtherVariant {
            value: String::from(found.code()),
        },
    })
}

/// Readers of lines count every line as the first.
fn read_line(game: &RawGame, read: impl Fn(&str) -> Result<Reading, Fault>) -> Result<Reading, Fault> {
    let at = |fault: Fault| Fault {
        line: game.line,
        ..fault
    };
    let refused = |kind| Fault {
        line: game.line,
        ply: None,
        kind,
    };
    if game.length == Length::TooLong {
        return Err(refused(FaultKind::TooLong));
    }
    let text = core::str::from_utf8(&game.bytes).map_err(|error| {
        refused(FaultKind::Encoding {
            offset: error.valid_up_to(),
        })
    })?;
    let reading = read(text.trim()).map_err(at)?;
    Ok(Reading {
        fault: reading.fault.map(at),
        ..reading
    })
}

/// A record in a format that cannot say its law of movement: whoever read it would take it for a game of Janggi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LawNotInFormat {
    /// The format.
    pub format: RecordFormat,
    /// The law of the record.
    pub movement: Movement,
}

impl LawNotInFormat {
    /// A stable word for programs and translations.
    #[must_use]
    pub const fn code(self) -> &'static str {
        "law_not_in_format"
    }
}

impl fmt::Display for LawNotInFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (format, movement) = (self.format.code(), self.movement.code());
        write!(f, "{format} cannot say that a game is one of {movement}")
    }
}

impl core::error::Error for LawNotInFormat {}

/// Writes a record in any format, the last line ended; `layout` is how a `.gib` is written.
///
/// # Errors
/// When the format does not [carry](RecordFormat::carries) the law of movement of the record.
pub fn print(record: &Record, format: RecordFormat, layout: gib::Layout) -> Result<String, LawNotInFormat> {
    let movement = record.start.movement();
    if !format.carries(movement) {
        return Err(LawNotInFormat { format, movement });
    }
    let line = |mut text: String| {
        text.push('\n');
        text
    };
    Ok(match format {
        RecordFormat::Gib => gib::print(record, layout.style, layout.line_end),
        RecordFormat::Pgn => pgn::print(record),
        RecordFormat::Json => line(json::print(record)),
        RecordFormat::Uci => line(uci_line::print(record)),
    })
}
