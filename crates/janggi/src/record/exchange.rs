//! Records as a text contract: one JSON text in, one out, for clients that show files of games. Reading is done in
//! pieces: `split` cuts a file, `read` takes as many of its games at a time as the client likes, `write` converts them.
//!
//! Owns the form of these texts. What a record means is its format's; the texts are decoded already.
//!
//! # Stability
//! Names, codes and facts are promised; fields are only added.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::questions;
use super::{Fault, FaultKind, LONGEST_GAME, Length, Note, RawGame, Reading, Record, Splitter, gib, json, pgn};
use crate::explain::explain_illegal;
use crate::mv::Move;
use crate::notation::korean::Style;
use crate::notation::{fen, uci};

/// A file format of records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Korean records.
    Gib,
    /// As pychess and WinBoard write them.
    Pgn,
    /// Our own, one game a line.
    Json,
}

impl Format {
    /// Guesses by the first bytes: JSON begins with a brace; the headers of PGN are in ASCII letters, those of `.gib` are
    /// not.
    #[must_use]
    pub fn guess(bytes: &[u8]) -> Format {
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii_start();
        if bytes.starts_with(b"{") {
            Format::Json
        } else if bytes.starts_with(b"[") && bytes.get(1).is_some_and(u8::is_ascii_alphabetic) {
            Format::Pgn
        } else {
            Format::Gib
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum Request {
    Split {
        text: String,
        #[serde(default)]
        format: Option<Format>,
    },
    Read {
        format: Format,
        games: Vec<Piece>,
    },
    Write {
        format: Format,
        to: Format,
        games: Vec<Piece>,
    },
    Moves(questions::Moves),
    Perft(questions::Perft),
    Pack(String),
    Unpack(String),
}

/// One game as it stands in its file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Piece {
    number: u32,
    line: u32,
    text: String,
    #[serde(default)]
    too_long: bool,
}

/// Answers `{"split":{"text","format"?}}` with `{"ok","format","games":[piece]}`, where a piece is
/// `{"number","line","text","too_long"}`; `{"read":{"format","games":[piece]}}` with `{"ok","games":[…]}`, each with
/// headers, start, moves in UCI, comments and fault; `{"write":{"format","to","games":[piece]}}` with
/// `{"ok","text","left_out":[number]}`, where games are left out of which nothing could be read.
///
/// Questions without records: `{"moves":{"fen"?,"from","moves":[text],"to"}}` with
/// `{"ok","fen","moves":[text]}`; `{"perft":{"rules","fen"?,"depth"}}` with `{"ok","nodes"}`;
/// `{"pack":fen}` and `{"unpack":packed}` with `{"ok","fen","hash","packed"}`.
///
/// ```
/// use janggi::record::exchange;
/// let file = r#"{"split":{"text":"[초차림 \"마상상마\"]\n[한차림 \"상마상마\"]\n\n1. 79졸78 2. 41병42\n"}}"#;
/// let cut: serde_json::Value = serde_json::from_str(&exchange::answer(file))?;
/// let read = serde_json::json!({"read": {"format": cut["format"], "games": cut["games"]}}).to_string();
/// let games: serde_json::Value = serde_json::from_str(&exchange::answer(&read))?;
/// assert_eq!(games["games"][0]["moves"], serde_json::json!(["i4h4", "a7b7"]));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[must_use]
pub fn answer(text: &str) -> String {
    let answer = match serde_json::from_str(text) {
        Ok(Request::Split { text, format }) => split(&text, format),
        Ok(Request::Read { format, games }) => {
            json!({"ok": true, "games": games.iter().map(|game| told(format, game)).collect::<Value>()})
        }
        Ok(Request::Write { format, to, games }) => write(format, to, &games),
        Ok(Request::Moves(asked)) => questions::moves(&asked).unwrap_or_else(|refused| refused),
        Ok(Request::Perft(asked)) => questions::perft(&asked).unwrap_or_else(|refused| refused),
        Ok(Request::Pack(asked)) => questions::pack(&asked).unwrap_or_else(|refused| refused),
        Ok(Request::Unpack(asked)) => questions::unpack(&asked).unwrap_or_else(|refused| refused),
        Err(error) => json!({"ok": false, "error": {"code": "bad_request", "detail": error.to_string()}}),
    };
    answer.to_string()
}

fn split(text: &str, format: Option<Format>) -> Value {
    let format = format.unwrap_or_else(|| Format::guess(text.as_bytes()));
    let games = match format {
        Format::Json => split_lines(text),
        Format::Gib | Format::Pgn => {
            let mut games = Vec::new();
            let mut splitter = Splitter::new();
            let found = |games: &mut Vec<Piece>, raw: RawGame| {
                games.push(Piece {
                    number: raw.number,
                    line: raw.line,
                    too_long: raw.length == Length::TooLong,
                    text: String::from_utf8_lossy(&raw.bytes).into_owned(),
                });
            };
            splitter.feed(text.as_bytes(), |raw| found(&mut games, raw));
            splitter.finish(|raw| found(&mut games, raw));
            games
        }
    };
    json!({"ok": true, "format": format, "games": games})
}

/// One object a line; a text whose first line is none is one object over many lines.
fn split_lines(text: &str) -> Vec<Piece> {
    let piece = |number, line, text: &str| Piece {
        number,
        line,
        too_long: text.len() > LONGEST_GAME,
        text: if text.len() > LONGEST_GAME {
            String::new()
        } else {
            text.to_owned()
        },
    };
    let first = text.trim_start().lines().next().unwrap_or_default();
    if !first.trim_end().ends_with('}') && !text.trim().is_empty() {
        return alloc::vec![piece(1, 1, text)];
    }
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    (1..)
        .zip(lines)
        .map(|(number, (line, text))| piece(number, line, text))
        .collect()
}

/// A game of any format, with the style a `.gib` is written in.
struct Read {
    reading: Reading,
    style: Style,
    notes: Vec<Note>,
}

fn read(format: Format, piece: &Piece) -> Result<Read, Fault> {
    let raw = || RawGame {
        bytes: piece.text.clone().into_bytes(),
        number: piece.number,
        line: piece.line,
        length: if piece.too_long { Length::TooLong } else { Length::Whole },
    };
    let plain = |reading| Read {
        reading,
        style: Style::HANGUL,
        notes: Vec::new(),
    };
    match format {
        Format::Gib => gib::read(&raw()).map(|read| Read {
            style: read.style,
            notes: read.notes,
            reading: Reading {
                record: read.record,
                fault: read.fault,
            },
        }),
        Format::Pgn => pgn::read(&raw()).map(plain),
        Format::Json if piece.too_long => Err(Fault {
            line: piece.line,
            ply: None,
            kind: FaultKind::TooLong,
        }),
        Format::Json => {
            let at = |fault: Fault| Fault {
                line: piece.line,
                ..fault
            };
            let read = json::read(piece.text.trim()).map_err(at)?;
            Ok(plain(Reading {
                fault: read.fault.map(at),
                ..read
            }))
        }
    }
}

fn told(format: Format, piece: &Piece) -> Value {
    match read(format, piece) {
        Err(fault) => json!({"number": piece.number, "line": piece.line, "fault": fault_value(&fault)}),
        Ok(read) => {
            let mut game = record_value(&read.reading.record);
            game["number"] = piece.number.into();
            game["line"] = piece.line.into();
            game["fault"] = read.reading.fault.as_ref().map_or(Value::Null, fault_value);
            game["notes"] = read.notes.iter().map(|note| note_value(*note)).collect();
            game
        }
    }
}

/// What a list and a replay show. `comments` and `seconds` are pairs with the ply they stand behind, 0 for the start.
fn record_value(record: &Record) -> Value {
    let mut position = record.start.clone();
    let mut moves = Vec::new();
    let mut checks = Vec::new();
    let mut seconds = Vec::new();
    let mut comments: Vec<(u32, &str)> = record.tree.comments.iter().map(|text| (0, text.as_str())).collect();
    for (ply, node) in (1_u32..).zip(record.tree.main_line()) {
        moves.push(uci::print_move(node.mv, &position));
        position.play_unchecked(node.mv);
        if node.mv != Move::Pass && position.in_check() {
            checks.push(ply);
        }
        seconds.extend(node.seconds.map(|spent| (ply, spent)));
        comments.extend(node.comments.iter().map(|text| (ply, text.as_str())));
    }
    let tag = |key| record.meaning(key);
    let judged = record.judged.as_ref();
    json!({
        "tags": record.tags.iter().map(|tag| (&tag.key, &tag.value)).collect::<Vec<_>>(),
        "players": {"cho": tag("White"), "han": tag("Black")},
        "event": tag("Event"), "date": tag("Date"),
        "setups": record.arrangements()
            .map(|setups| json!({"cho": setups.cho.code(), "han": setups.han.code()})),
        "start": fen::print(&record.start),
        "moves": moves, "checks": checks, "comments": comments, "seconds": seconds,
        "branches": record.tree.len() > moves.len(),
        "outcome": json::outcome_value(record.outcome),
        "result": record.tag("대국결과").or_else(|| record.tag("Result")),
        "rules": judged.map(|judged| judged.rules.to_value()),
        "verdict": judged.and_then(|judged| judged.verdict.as_ref()),
    })
}

/// The facts of a fault in the words of an answer, as a JSON object.
#[must_use]
pub fn fault_facts(fault: &Fault) -> String {
    facts(&fault.kind).to_string()
}

fn fault_value(fault: &Fault) -> Value {
    json!({
        "line": fault.line, "ply": fault.ply, "code": fault.kind.code(),
        "facts": facts(&fault.kind), "detail": fault.kind.to_string(),
    })
}

fn facts(kind: &FaultKind) -> Value {
    match kind {
        FaultKind::Encoding { offset } => json!({"offset": offset}),
        FaultKind::UnknownSetup { value } | FaultKind::OtherVariant { value } => json!({"value": value}),
        FaultKind::Position(faults) => {
            json!({"faults": faults.as_slice().iter().map(|fault| fault.code()).collect::<Vec<_>>()})
        }
        FaultKind::Move { text, error } => json!({"text": text, "reason": error.code()}),
        FaultKind::Illegal { text, reason } => {
            json!({"text": text, "reason": reason.code(), "facts": explain_illegal(reason)})
        }
        FaultKind::Fen(error) => json!({"reason": error.code()}),
        FaultKind::Json { message } => json!({"message": message}),
        FaultKind::Version { found } => json!({"found": found}),
        FaultKind::Judged { code } => json!({"reason": code}),
        FaultKind::NotJanggi
        | FaultKind::TooLong
        | FaultKind::NoSetup
        | FaultKind::Board
        | FaultKind::UnclosedComment
        | FaultKind::PassInCheck
        | FaultKind::Variation
        | FaultKind::TooDeep
        | FaultKind::Verdict => json!({}),
    }
}

fn note_value(note: Note) -> Value {
    match note {
        Note::MoveCount { said, found } => json!({"code": note.code(), "said": said, "found": found}),
        Note::Number { ply, said } => json!({"code": note.code(), "ply": ply, "said": said}),
        Note::CheckNotSaid { ply } | Note::CheckNotGiven { ply } => json!({"code": note.code(), "ply": ply}),
    }
}

/// A game without fault goes into its own format letter by letter; one with a fault as far as it could be read.
fn write(format: Format, to: Format, games: &[Piece]) -> Value {
    let mut text = String::new();
    let mut left_out = Vec::new();
    for piece in games {
        match read(format, piece) {
            Err(_) => left_out.push(piece.number),
            Ok(read) if format == to && to != Format::Json && read.reading.fault.is_none() => {
                text.push_str(&piece.text)
            }
            Ok(read) => text.push_str(&printed(&read, to)),
        }
    }
    json!({"ok": true, "text": text, "left_out": left_out})
}

fn printed(read: &Read, to: Format) -> String {
    let record = &read.reading.record;
    match to {
        Format::Gib => gib::print(record, read.style, gib::LineEnd::Lf),
        Format::Pgn => pgn::print(record),
        Format::Json => {
            let mut line = json::print(record);
            line.push('\n');
            line
        }
    }
}
