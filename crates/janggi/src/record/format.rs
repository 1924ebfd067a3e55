//! The record formats, with their codes, readers and writers.

use alloc::string::String;
use core::fmt;

use serde::{Deserialize, Serialize};

use crate::movement::Movement;
use crate::ruleset::Coded;

use super::{Fault, FaultKind, Length, RawGame, Reading, Record, Tag, gib, json, meta, pgn, source_text, uci_line};
use crate::notation::korean::{Label, PASS};
use crate::typography::{Comments, is_between_moves, is_invisible, plain, plain_moves, without_comments};

/// Number of bytes read to detect the encoding and format of a file.
pub(super) const HEAD: usize = 4096;

/// A format of game records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RecordFormat {
    /// Korean records (기보).
    Gib,
    /// PGN, as on pychess and in WinBoard.
    Pgn,
    /// The JSON format of this library, with one game per line.
    Json,
    /// UCI commands `position fen … moves …`, with one game per line.
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

    /// Returns a stable code for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            RecordFormat::Gib => "gib",
            RecordFormat::Pgn => "pgn",
            RecordFormat::Json => "json",
            RecordFormat::Uci => "uci",
        }
    }

    /// Returns the format with this [`code`](Self::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<RecordFormat> {
        RecordFormat::ALL.into_iter().find(|format| format.code() == code)
    }

    /// Returns the format of files with this extension, ignoring case. The extensions are the codes and `jsonl`.
    #[must_use]
    pub fn from_extension(extension: &str) -> Option<RecordFormat> {
        match extension.to_ascii_lowercase().as_str() {
            "jsonl" => Some(RecordFormat::Json),
            other => RecordFormat::from_code(other),
        }
    }

    /// Returns the format if the first bytes of a file determine it. JSON begins with an object or an array, and a UCI
    /// line with its command. Otherwise the headers decide or, without headers, the moves.
    pub(super) fn evident(bytes: &[u8]) -> Option<RecordFormat> {
        let text = source_text::decode(bytes).text;
        let text = source_text::lines(&text);
        let text = text.trim_start_matches(|mark: char| mark.is_whitespace() || is_invisible(mark));
        let is_line = |text: &str| {
            text.strip_prefix("position")
                .is_some_and(|more| more.starts_with(char::is_whitespace))
        };
        if text
            .strip_prefix('{')
            .is_some_and(|inside| inside.trim_start().starts_with(['"', '}']))
            || is_array(text)
        {
            return Some(RecordFormat::Json);
        }
        if is_line(&plain(text)) {
            return Some(RecordFormat::Uci);
        }
        // Tygem's baduk files begin like this and have the same extension. The `.gib` reader reports them.
        if text.starts_with("\\HS") {
            return Some(RecordFormat::Gib);
        }
        let (tags, body, _) = meta::take_headers(text, 1, meta::Quotes::Escaped);
        format_of(&tags).or_else(|| moves_format(body))
    }

    /// Returns the format of one game in a file of this format. A file may mix `.gib` and PGN games, so the headers of
    /// each game take precedence.
    pub(super) fn of_game(self, game: &RawGame) -> RecordFormat {
        if self.division() == Division::Lines {
            return self;
        }
        let text = source_text::decode(&game.bytes[..game.bytes.len().min(HEAD)]).text;
        let text = source_text::lines(&text);
        let (tags, _, _) = meta::take_headers(&text, 1, meta::Quotes::Escaped);
        let has = |keys: &[&str]| has_one(&tags, keys);
        if has(&meta::REPLACED_KOREAN) {
            RecordFormat::Gib
        } else if has(&PGN_KEYS) {
            RecordFormat::Pgn
        } else {
            self
        }
    }

    /// Returns whether this format can hold games in a variant. `.gib` files and UCI lines cannot name a
    /// variant, so they can hold only Janggi.
    #[must_use]
    pub const fn carries(self, movement: Movement) -> bool {
        match (self, movement) {
            (RecordFormat::Pgn | RecordFormat::Json, _) | (_, Movement::Janggi) => true,
            (RecordFormat::Gib | RecordFormat::Uci, Movement::Xiangqi | Movement::ChessWar) => false,
        }
    }

    /// Returns the rule by which a file of this format is divided into games.
    #[must_use]
    pub const fn division(self) -> Division {
        match self {
            RecordFormat::Gib | RecordFormat::Pgn => Division::Headers,
            RecordFormat::Json | RecordFormat::Uci => Division::Lines,
        }
    }
}

/// Returns whether the text begins like a JSON array, and not like a header with a brace as its key: `[{ "…"]`.
fn is_array(text: &str) -> bool {
    text.strip_prefix('[').is_some_and(|inside| {
        let first = inside.trim_start();
        first.starts_with(']') || first.starts_with("{\"") || first.len() < inside.len() && first.starts_with('{')
    })
}

fn has_one(tags: &[Tag], keys: &[&str]) -> bool {
    tags.iter().any(|tag| keys.contains(&tag.key.as_str()))
}

/// Keys of headers that exist only in PGN.
const PGN_KEYS: [&str; 8] = ["Event", "Date", "Round", "White", "Black", "Result", "Variant", "FEN"];

/// Returns the format of these headers. Keys that exist in only one format decide; keys of `.gib` take precedence.
/// Otherwise the script of the first key with a value decides.
fn format_of(tags: &[Tag]) -> Option<RecordFormat> {
    let is = |keys: &[&str]| has_one(tags, keys);
    let first = tags.iter().find(|tag| !tag.value.is_empty() || is(&PGN_KEYS))?;
    let has_pgn = is(&PGN_KEYS) || first.key.starts_with(|mark: char| mark.is_ascii_alphabetic());
    match has_pgn && !is(&meta::REPLACED_KOREAN) {
        true => Some(RecordFormat::Pgn),
        false => Some(RecordFormat::Gib),
    }
}

/// Returns the format of moves without headers, based on the first word that looks like a move.
fn moves_format(body: &str) -> Option<RecordFormat> {
    const LOOKED_AT: usize = 16;
    let body = without_comments(&plain_moves(body, Comments::Braces), Comments::Braces);
    let words = body.split(is_between_moves).filter(|word| !word.is_empty());
    words.take(LOOKED_AT).find_map(|word| {
        let word = word.trim_start_matches(|mark: char| mark.is_ascii_digit() || matches!(mark, '.' | ')' | ':'));
        if word.starts_with(|mark| Label::from_char(mark).is_some()) || word == PASS {
            return Some(RecordFormat::Gib);
        }
        let word = word.trim_end_matches(['!', '?', '+', '#']);
        let is_of_move = |mark: char| matches!(mark, 'a'..='i' | '0'..='9' | 'x' | '-') || "KAHERCPNB".contains(mark);
        let has = |what: fn(char) -> bool| word.contains(what);
        let is_move = (3..=8).contains(&word.len()) && word.chars().all(is_of_move);
        let is_move = is_move && has(|mark| mark.is_ascii_alphabetic()) && has(|mark| mark.is_ascii_digit());
        is_move.then_some(RecordFormat::Pgn)
    })
}

/// The rule by which a file is divided into games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Division {
    /// Each game begins with its headers. A [`Splitter`](super::Splitter) splits the file.
    Headers,
    /// Each line that is not blank is a game, and so is a JSON object written over several lines.
    Lines,
}

/// Reads one game of any format. `.gib` games and UCI lines are read as Janggi; the other formats can name a
/// variant.
///
/// # Errors
/// If the game is too long, is not in the format, or has no valid start. The fault has the line of the file.
pub fn read(format: RecordFormat, game: &RawGame) -> Result<Reading, Fault> {
    match format.of_game(game) {
        RecordFormat::Gib => gib::read(game),
        RecordFormat::Pgn => pgn::read(game),
        RecordFormat::Json => read_line(game, json::read),
        RecordFormat::Uci => read_line(game, |text| uci_line::read(&plain(text))),
    }
}

/// Reads one game, which must be of the given variant. A UCI line, which cannot name a variant, is read as this one.
///
/// # Errors
/// The errors of [`read`], and [`FaultKind::OtherVariant`] if the game is played in another variant.
pub fn read_under(format: RecordFormat, game: &RawGame, movement: Movement) -> Result<Reading, Fault> {
    let reading = match format {
        RecordFormat::Uci => read_line(game, |text| uci_line::read_under(&plain(text), movement))?,
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

/// Reads a game of a file that is divided by lines. The faults of `read` have lines counted from the start of the game.
fn read_line(game: &RawGame, read: impl Fn(&str) -> Result<Reading, Fault>) -> Result<Reading, Fault> {
    let at = |fault: Fault| Fault {
        line: game.line + fault.line.saturating_sub(1),
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
    let source = source_text::decode(&game.bytes);
    let damage = source.damage.map(|damage| damage.fault(game.line));
    let text = source
        .text
        .trim_matches(|mark: char| mark.is_whitespace() || is_invisible(mark));
    match read(text) {
        Ok(reading) => Ok(Reading {
            fault: reading.fault.map(at).or(damage),
            ..reading
        }),
        Err(fault) => Err(damage.unwrap_or_else(|| at(fault))),
    }
}

/// Error for a record with a variant that the format cannot name. The written game would be read as Janggi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LawNotInFormat {
    pub format: RecordFormat,
    pub movement: Movement,
}

impl LawNotInFormat {
    /// Returns a stable code for programs and translations.
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

/// Writes a record in any format, with a line feed at the end. Only `.gib` uses the style and line ending of `layout`.
///
/// # Errors
/// If the format cannot [hold](RecordFormat::carries) the record's variant.
pub fn print(record: &Record, format: RecordFormat, layout: gib::Layout) -> Result<String, LawNotInFormat> {
    print_in(record, format, layout, pgn::Moves::San)
}

/// Writes a record like [`print`], with the moves of PGN in the notation `moves`.
///
/// # Errors
/// The same as those of [`print`].
pub fn print_in(
    record: &Record,
    format: RecordFormat,
    layout: gib::Layout,
    moves: pgn::Moves,
) -> Result<String, LawNotInFormat> {
    let movement = record.start.movement();
    if !format.carries(movement) {
        return Err(LawNotInFormat { format, movement });
    }
    Ok(match format {
        RecordFormat::Gib => gib::print(record, layout.style, layout.line_end),
        RecordFormat::Pgn => pgn::print_in(record, moves),
        RecordFormat::Json => json::print(record) + "\n",
        RecordFormat::Uci => uci_line::print(record) + "\n",
    })
}
