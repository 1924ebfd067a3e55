//! Requests about files of game records. `split` separates a file into games, `read` reads the given games, and `write`
//! converts them.
//!
//! `record_texts` defines the requests and answers; `record` defines the file formats. Except for `cut`, requests
//! contain decoded text.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;

use super::answer::Verdict;
use super::error::{ApiError, ErrorFacts, kind_facts};
use super::json::to_json;
use super::literal::True;
use super::record_texts::{
    AnyGame, CutFile, FaultEntry, Omitted, Outcome, Piece, ReadAnalysis, ReadGames, RecordGame, Request, SplitFile,
    UnreadGame, Without, WrittenGames,
};
use super::{queries, verdicts};
use crate::explain::PerLanguage;
use crate::mv::Move;
use crate::notation::{fen, uci};
use crate::record::analysis::{self, Analysis};
use crate::record::{
    self, Annotations, Content, Division, Fault, FileReader, Glyph, Length, Pending, RawGame, Reading, Record,
    RecordFormat, Shape, pgn,
};
use crate::side::BySide;

/// Answers a request about record files, positions or moves. Request and answer are JSON.
///
/// - `{"split":{"text","format"?}}` returns `{"ok","format","games":[piece]}`, where a piece is
///   `{"number","line","text","too_long","damaged"?}`
/// - `{"cut":{"bytes","format"?,"ends","cp949"?}}`, with a character up to U+00FF for each byte, returns
///   `{"ok","format","games":[piece],"used","line"}`
/// - `{"read":{"format","games":[piece]}}` returns `{"ok","games":[…]}`, each game with headers, start, moves in UCI,
///   comments, glyphs, drawings, times and fault
/// - `{"write":{"format","to","games":[piece],"moves"?,"without"?}}` returns
///   `{"ok","text","left_out":[number],"without":[…]}`, with the numbers of the games left out and descriptions of the
///   content that the format cannot hold
/// - `{"analysis":{"format","game":piece,"rules"}}` returns `{"ok","analysis"}` (see [`record::analysis`])
/// - `{"verdicts":{"format","game":piece}}` returns the answer of [`verdicts`](super::verdicts())
/// - `{"export":{"analysis","to","moves"?}}`, with the analysis as a string, returns the same as `write`
///
/// Requests without records:
///
/// - `{"moves":{"fen"?,"from","moves":[text],"movement"?,"to"}}` returns `{"ok","fen","moves":[text]}`
/// - `{"perft":{"rules","fen"?,"depth"}}` returns `{"ok","nodes"}`
/// - `{"pack":fen}` and `{"unpack":packed}` return `{"ok","fen","hash","packed"}`
///
/// ```
/// use janggi::api;
/// let file = r#"{"split":{"text":"[초차림 \"마상상마\"]\n[한차림 \"상마상마\"]\n\n1. 79졸78 2. 41병42\n"}}"#;
/// let cut: serde_json::Value = serde_json::from_str(&api::records(file))?;
/// let read = serde_json::json!({"read": {"format": cut["format"], "games": cut["games"]}}).to_string();
/// let games: serde_json::Value = serde_json::from_str(&api::records(&read))?;
/// assert_eq!(games["games"][0]["moves"], serde_json::json!(["i4h4", "a7b7"]));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[must_use]
pub fn records(text: &str) -> String {
    match serde_json::from_str(text) {
        Ok(Request::Split { text, format }) => to_json(&split(&text, format)),
        Ok(Request::Cut {
            bytes,
            format,
            ends,
            cp949,
        }) => answered(cut(&bytes, format, ends, &cp949)),
        Ok(Request::Read { format, games }) => to_json(&ReadGames {
            games: games.iter().map(|piece| game(format, piece)).collect(),
            ok: True,
        }),
        Ok(Request::Write {
            format,
            to,
            games,
            moves,
            without,
        }) => to_json(&write(format, (to, moves), &games, &without)),
        Ok(Request::Analysis { format, game, rules }) => to_json(&ReadAnalysis {
            analysis: read(format, &game)
                .ok()
                .map(|reading| Analysis::of(&reading.kept(), &rules)),
            ok: True,
        }),
        Ok(Request::Export { analysis, to, moves }) => to_json(&export(&analysis, to, moves)),
        Ok(Request::Verdicts { format, game }) => answered(
            read(format, &game)
                .map_err(|fault| ApiError {
                    at: None,
                    code: fault.kind.code(),
                    detail: fault.to_string(),
                    facts: kind_facts(&fault.kind),
                })
                .map(|reading| verdicts::of(&reading.kept())),
        ),
        Ok(Request::Moves(query)) => answered(queries::moves(&query)),
        Ok(Request::Perft(query)) => answered(queries::perft(&query)),
        Ok(Request::Pack(fen)) => answered(queries::pack(&fen)),
        Ok(Request::Unpack(digits)) => answered(queries::unpack(&digits)),
        Err(error) => ApiError {
            at: None,
            code: "bad_request",
            detail: error.to_string(),
            facts: ErrorFacts::new(),
        }
        .into_json(),
    }
}

fn answered<T: Serialize>(answer: Result<T, ApiError>) -> String {
    match answer {
        Ok(answer) => to_json(&answer),
        Err(error) => error.into_json(),
    }
}

fn split(text: &str, format: Option<RecordFormat>) -> SplitFile {
    let mut reader = FileReader::new(format.or_else(|| Some(RecordFormat::guess(text.as_bytes()))));
    let mut games = Vec::new();
    reader.feed(text.as_bytes(), |_, raw| games.push(Piece::of(&raw)));
    let format = reader.format().unwrap_or(RecordFormat::Gib);
    reader.finish(|_, raw| games.push(Piece::of(&raw)));
    SplitFile {
        format,
        games,
        ok: True,
    }
}

fn cut(bytes: &str, format: Option<RecordFormat>, ends: bool, cp949: &str) -> Result<CutFile, ApiError> {
    let marks: Vec<char> = cp949.chars().collect();
    let bytes: Option<Vec<u8>> = bytes.chars().map(|byte| u8::try_from(byte).ok()).collect();
    let bytes = bytes.ok_or_else(|| ApiError {
        at: None,
        code: "bad_request",
        detail: String::from("a character that is no byte"),
        facts: ErrorFacts::new(),
    })?;
    let mut reader = FileReader::new(format);
    let mut pieces: Vec<(RecordFormat, Piece)> = Vec::new();
    reader.feed(&bytes, |format, raw| {
        pieces.push((format, Piece::new(&raw, raw.text_with(&marks))))
    });
    let pending = reader.pending();
    let (used, line) = match pending {
        _ if ends => (Some(bytes.len() as u64), 1),
        Some(Pending { bytes: left, line }) => (Some(bytes.len() as u64 - left), line),
        None => {
            pieces.clear();
            (None, 1)
        }
    };
    let known = reader.format();
    if ends {
        reader.finish(|format, raw| pieces.push((format, Piece::new(&raw, raw.text_with(&marks)))));
    }
    Ok(CutFile {
        format: pieces.first().map(|piece| piece.0).or(known),
        games: pieces.into_iter().map(|piece| piece.1).collect(),
        used,
        line,
        ok: True,
    })
}

impl Piece {
    /// Converts a game of a file, dropping stray end-of-file characters and the byte order mark.
    fn of(raw: &RawGame) -> Piece {
        Piece::new(raw, raw.text())
    }

    fn new(raw: &RawGame, (text, damaged): (String, bool)) -> Piece {
        Piece {
            line: raw.line,
            number: raw.number,
            text,
            too_long: raw.length == Length::TooLong,
            damaged,
        }
    }
}

fn read(format: RecordFormat, piece: &Piece) -> Result<Reading, Fault> {
    let raw = RawGame {
        bytes: RawGame::bytes_of(&piece.text, piece.damaged),
        number: piece.number,
        line: piece.line,
        length: if piece.too_long { Length::TooLong } else { Length::Whole },
    };
    record::read(format, &raw)
}

fn game(format: RecordFormat, piece: &Piece) -> AnyGame {
    match read(format, piece) {
        Err(fault) => AnyGame::Unread(UnreadGame {
            fault: FaultEntry::from(&fault),
            line: piece.line,
            number: piece.number,
        }),
        Ok(reading) => AnyGame::Read(Box::new(RecordGame {
            fault: reading.fault.as_ref().map(FaultEntry::from),
            line: piece.line,
            notes: reading.notes,
            number: piece.number,
            ..record_game(&reading.record)
        })),
    }
}

/// The moves of the main line, with checks, annotations and times.
#[derive(Default)]
struct MainLine {
    moves: Vec<String>,
    checks: Vec<u32>,
    comments: Vec<(u32, String)>,
    glyphs: Vec<(u32, Glyph)>,
    drawings: Vec<(u32, Shape)>,
    seconds: Vec<(u32, u32)>,
    left: Vec<(u32, u32)>,
}

impl MainLine {
    fn say(&mut self, ply: u32, said: &Annotations) {
        self.comments
            .extend(said.comments.iter().map(|text| (ply, text.clone())));
        self.glyphs.extend(said.glyphs.iter().map(|glyph| (ply, *glyph)));
        self.drawings.extend(said.shapes.iter().map(|shape| (ply, *shape)));
    }
}

fn main_line(record: &Record) -> MainLine {
    let mut position = record.start.clone();
    let mut line = MainLine::default();
    line.say(0, &record.tree.annotations);
    for (ply, node) in (1_u32..).zip(record.tree.main_line()) {
        line.moves.push(uci::print_move(node.mv, &position));
        position.play_unchecked(node.mv);
        if node.mv != Move::Pass && position.in_check() {
            line.checks.push(ply);
        }
        line.seconds.extend(node.times.spent.map(|spent| (ply, spent)));
        line.left.extend(node.times.left.map(|left| (ply, left)));
        line.say(ply, &node.annotations);
    }
    line
}

/// Converts a record. The caller fills in the line, number, notes and fault.
fn record_game(record: &Record) -> RecordGame {
    let line = main_line(record);
    let tag = |key| record.meaning(key).map(ToOwned::to_owned);
    let result = record.tag("대국결과").or_else(|| record.tag("Result"));
    let judged = record.judged.as_ref();
    RecordGame {
        branches: record.tree.len() > line.moves.len(),
        checks: line.checks,
        comments: line.comments,
        drawings: line.drawings,
        glyphs: line.glyphs,
        left: line.left,
        date: tag("Date"),
        event: tag("Event"),
        fault: None,
        line: 0,
        moves: line.moves,
        notes: Vec::new(),
        number: 0,
        outcome: Outcome {
            margin_half: record.outcome.reason.margin().map(|margin| margin.0),
            reason: record.outcome.reason.code(),
            winner: record.outcome.winner.known(),
        },
        players: BySide {
            cho: tag("White"),
            han: tag("Black"),
        },
        result: result.map(ToOwned::to_owned),
        rules: judged.map(|judged| judged.rules.to_value()),
        seconds: line.seconds,
        setups: record.arrangements(),
        start: fen::print(&record.start),
        tags: record
            .tags
            .iter()
            .map(|tag| (tag.key.clone(), tag.value.clone()))
            .collect(),
        verdict: judged.and_then(|judged| judged.verdict.as_ref().map(Verdict::from)),
    }
}

impl From<&Fault> for FaultEntry {
    fn from(fault: &Fault) -> Self {
        Self {
            code: fault.kind.code(),
            detail: fault.kind.to_string(),
            facts: kind_facts(&fault.kind),
            line: fault.line,
            ply: fault.ply,
        }
    }
}

/// Writes games in a format. A game without faults is copied unchanged if both formats are `.gib` or both are PGN, and
/// `moves` is SAN (the default). A game with a fault is written as far as it could be read, with a header that
/// describes the fault.
fn write(
    format: RecordFormat,
    (to, moves): (RecordFormat, pgn::Moves),
    games: &[Piece],
    before: &[Omitted],
) -> WrittenGames {
    let mut text = String::new();
    let mut left_out = Vec::new();
    let mut sums = before.to_vec();
    let untouched = format == to && format.division() == Division::Headers && moves == pgn::Moves::San;
    for piece in games {
        match read(format, piece) {
            Err(_) => left_out.push(piece.number),
            Ok(reading) if untouched && reading.fault.is_none() => text.push_str(&piece.text),
            Ok(reading) => {
                if !write_one(&reading, (to, moves), &mut text, &mut sums) {
                    left_out.push(piece.number);
                }
            }
        }
    }
    written(text, left_out, sums)
}

fn export(analysis: &str, to: RecordFormat, moves: pgn::Moves) -> WrittenGames {
    let mut text = String::new();
    let mut sums = Vec::new();
    let reading = analysis::read(analysis).and_then(|analysis| analysis.reading());
    let is_written = reading.is_ok_and(|reading| write_one(&reading, (to, moves), &mut text, &mut sums));
    let left_out = if is_written { Vec::new() } else { Vec::from([1]) };
    written(text, left_out, sums)
}

/// Appends a game to `text`. Returns false if the format cannot express the game's variant.
fn write_one(
    reading: &Reading,
    (to, moves): (RecordFormat, pgn::Moves),
    text: &mut String,
    sums: &mut Vec<Omitted>,
) -> bool {
    // Converted games always use LF, even if the file does not.
    let layout = record::gib::Layout {
        line_end: record::gib::LineEnd::Lf,
        ..reading.layout
    };
    let kept = reading.kept();
    let Ok(game) = record::print_in(&kept, to, layout, moves) else {
        return false;
    };
    text.push_str(&game);
    for (content, count) in record::left_out(&kept, to) {
        add(sums, content, count.into());
    }
    true
}

fn written(text: String, left_out: Vec<u32>, mut sums: Vec<Omitted>) -> WrittenGames {
    sums.sort_unstable_by_key(|omitted| omitted.content);
    let without = sums.into_iter().map(|omitted| Without {
        text: PerLanguage::each(|language| omitted.content.left_out_of(omitted.count, omitted.games, language)),
        omitted,
    });
    WrittenGames {
        left_out,
        ok: True,
        text,
        without: without.collect(),
    }
}

/// Adds one game's omitted content to the totals.
fn add(sums: &mut Vec<Omitted>, content: Content, count: u64) {
    match sums.iter_mut().find(|omitted| omitted.content == content) {
        Some(sum) => {
            sum.count = sum.count.saturating_add(count);
            sum.games = sum.games.saturating_add(1);
        }
        None => sums.push(Omitted {
            content,
            count,
            games: 1,
        }),
    }
}
