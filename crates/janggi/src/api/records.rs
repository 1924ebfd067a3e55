//! Files of game records, for clients that show them. Reading is done in pieces: `split` cuts a file, `read` takes as many
//! of its games at a time as the client likes, `write` converts them.
//!
//! Owns the shape of these texts; they are decoded already. What a record means is its format's.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::answer::Verdict;
use super::error::{ApiError, ErrorFacts, kind_facts};
use super::json::to_json;
use super::literal::True;
use super::queries;
use crate::arrangement::Arrangement;
use crate::mv::Move;
use crate::notation::{fen, uci};
use crate::record::analysis::{self, Analysis};
use crate::record::{
    self, Annotations, Content, Division, Fault, FileReader, Glyph, LeftOutText, Length, Note, Pending, RawGame,
    Reading, Record, RecordFormat, Shape, pgn,
};
use crate::side::BySide;

/// What a client may ask: about a file of records, or about positions and moves.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "RecordsRequest"))]
pub(super) enum Request {
    /// Cuts a file into games; without a format, by its first bytes.
    Split {
        text: String,
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        format: Option<RecordFormat>,
    },
    /// Cuts a file of any encoding, or the next part of one, into games.
    Cut {
        /// A character up to U+00FF for each byte.
        bytes: String,
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        format: Option<RecordFormat>,
        /// The file has no more: its last game ends here.
        ends: bool,
        /// The symbols and hanja of CP949, which browsers have: rows A1 to AC and CA to FD, U+0000 for none.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<String>"))]
        cp949: String,
    },
    /// Reads games of a file.
    Read {
        format: RecordFormat,
        #[cfg_attr(test, ts(type = "readonly Piece[]"))]
        games: Vec<Piece>,
    },
    /// Writes games of a file in another format.
    Write {
        format: RecordFormat,
        to: RecordFormat,
        #[cfg_attr(test, ts(type = "readonly Piece[]"))]
        games: Vec<Piece>,
        /// How moves are written in PGN.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<pgn::Moves>"))]
        moves: pgn::Moves,
        /// Content lost in earlier requests for the same file; the answer adds its own to these counts.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, type = "readonly Omitted[]"))]
        without: Vec<Omitted>,
    },
    /// Reads a game of a file as an analysis.
    Analysis {
        format: RecordFormat,
        game: Piece,
        /// By which it is judged where it has no rules of its own.
        #[cfg_attr(test, ts(type = "string | Record<string, unknown>"))]
        rules: Value,
    },
    /// Writes an analysis in a format.
    Export {
        /// As JSON.
        analysis: String,
        to: RecordFormat,
        /// How moves are written in PGN.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<pgn::Moves>"))]
        moves: pgn::Moves,
    },
    /// Writes a line of moves in another notation.
    Moves(queries::MovesQuery),
    /// Counts sequences of actions.
    Perft(queries::PerftQuery),
    /// Packs the position of a FEN.
    Pack(String),
    /// Reads the position of packed bytes, in hexadecimal digits.
    Unpack(String),
}

/// One game as it stands in its file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Piece {
    /// The line of the file it begins in, from 1.
    line: u32,
    number: u32,
    text: String,
    /// There was more text than a game can have, and it was left out.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "bool"))]
    too_long: bool,
    /// Some of its bytes were no characters; they are U+FFFD in the text.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    damaged: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// A file, or its next part, cut into games.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct CutFile {
    /// Null where there are too few bytes to tell.
    format: Option<RecordFormat>,
    /// Numbered and with their lines as if the file began here.
    games: Vec<Piece>,
    /// How many of the bytes are in these games; the others come again in front of the next part. Null where the file must
    /// come whole.
    used: Option<u64>,
    /// The line in which the bytes begin that are not used.
    line: u32,
    #[cfg_attr(test, ts(type = "true"))]
    ok: True,
}

/// A file cut into games.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct SplitFile {
    format: RecordFormat,
    games: Vec<Piece>,
    #[cfg_attr(test, ts(type = "true"))]
    ok: True,
}

/// Games that have been read.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct ReadGames {
    games: Vec<AnyGame>,
    #[cfg_attr(test, ts(type = "true"))]
    ok: True,
}

/// Games in another format.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct WrittenGames {
    /// The numbers of games of which nothing could be read, or whose law of movement the format cannot say.
    left_out: Vec<u32>,
    #[cfg_attr(test, ts(type = "true"))]
    ok: True,
    text: String,
    /// Content of the written games that the format cannot hold.
    without: Vec<Without>,
}

/// A game as an analysis.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct ReadAnalysis {
    /// Null where nothing of the game can be read.
    analysis: Option<Analysis>,
    #[cfg_attr(test, ts(type = "true"))]
    ok: True,
}

/// Content of one kind that a format cannot hold.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Omitted {
    content: Content,
    #[cfg_attr(test, ts(type = "number"))]
    count: u64,
    /// Of how many games.
    #[cfg_attr(test, ts(type = "number"))]
    games: u64,
}

/// A sentence that says so, in every language.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Without {
    #[serde(flatten)]
    omitted: Omitted,
    text: LeftOutText,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) enum AnyGame {
    Read(Box<RecordGame>),
    Unread(UnreadGame),
}

/// A game that could be read, at least to some ply.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct RecordGame {
    /// There are variations, which `moves` leaves out.
    branches: bool,
    /// Plies that give check.
    checks: Vec<u32>,
    /// With the ply they stand behind, 0 for the start.
    #[cfg_attr(test, ts(type = "[ply: number, text: string][]"))]
    comments: Vec<(u32, String)>,
    date: Option<String>,
    /// Rings and arrows as PGN has them: `Ga4`, `Ra4b4`.
    #[cfg_attr(test, ts(type = "[ply: number, shape: string][]"))]
    drawings: Vec<(u32, Shape)>,
    event: Option<String>,
    /// What stopped the reading.
    fault: Option<FaultEntry>,
    /// As PGN numbers them.
    #[cfg_attr(test, ts(type = "[ply: number, glyph: number][]"))]
    glyphs: Vec<(u32, Glyph)>,
    /// Clock times left after moves.
    #[cfg_attr(test, ts(type = "[ply: number, seconds: number][]"))]
    left: Vec<(u32, u32)>,
    line: u32,
    /// The main line in UCI.
    moves: Vec<String>,
    notes: Vec<Note>,
    number: u32,
    outcome: Outcome,
    #[cfg_attr(test, ts(type = "Record<Side, string | null>"))]
    players: BySide<Option<String>>,
    /// The result as the file has it.
    result: Option<String>,
    /// Null where the game was not played under a rule set of ours.
    #[cfg_attr(test, ts(type = "{ base?: string } | null"))]
    rules: Option<Value>,
    /// Time spent on moves.
    #[cfg_attr(test, ts(type = "[ply: number, seconds: number][]"))]
    seconds: Vec<(u32, u32)>,
    /// Null where the game starts from any other position.
    #[cfg_attr(test, ts(type = "Record<Side, Arrangement> | null"))]
    setups: Option<BySide<Arrangement>>,
    /// The FEN before the first action.
    start: String,
    #[cfg_attr(test, ts(type = "[key: string, value: string][]"))]
    tags: Vec<(String, String)>,
    verdict: Option<Verdict>,
}

/// A game of which nothing could be read.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct UnreadGame {
    fault: FaultEntry,
    line: u32,
    number: u32,
}

/// What stopped the reading of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Fault"))]
pub(super) struct FaultEntry {
    code: &'static str,
    detail: String,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    facts: ErrorFacts,
    line: u32,
    /// From 1; null where it concerns the headers.
    ply: Option<u32>,
}

/// How a game ended, as far as the file says so.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Outcome {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    margin_half: Option<i32>,
    reason: &'static str,
    #[cfg_attr(test, ts(type = "Side | \"draw\" | null"))]
    winner: Option<&'static str>,
}

/// Answers `{"split":{"text","format"?}}` with `{"ok","format","games":[piece]}`, where a piece is
/// `{"number","line","text","too_long","damaged"?}`; `{"cut":{"bytes","format"?,"ends","cp949"?}}`, with a character up to U+00FF for
/// each byte, with `{"ok","format","games":[piece],"used","line"}`; `{"read":{"format","games":[piece]}}` with `{"ok","games":[…]}`, each with
/// headers, start, moves in UCI, comments, glyphs, drawings, times and fault; `{"write":{"format","to","games":[piece],"moves"?}}` with
/// `{"ok","text","left_out":[number],"without":[…]}`, where games are left out of which nothing could be read, and `without` says in words
/// what the format has no place for. `{"analysis":{"format","game":piece,"rules"}}` is answered with `{"ok","analysis"}` (see
/// [`record::analysis`]), and `{"export":{"analysis","to","moves"?}}`, which takes it as a text, like `write`.
///
/// Without records: `{"moves":{"fen"?,"from","moves":[text],"to"}}` with `{"ok","fen","moves":[text]}`;
/// `{"perft":{"rules","fen"?,"depth"}}` with `{"ok","nodes"}`; `{"pack":fen}` and `{"unpack":packed}` with
/// `{"ok","fen","hash","packed"}`.
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
    /// The game as text: its bytes, but for stray ends of file and the byte order mark.
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

/// What the main line shows when it is played through.
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

/// A record without its place in the file and without faults.
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

/// A game without fault goes into its own format letter by letter; one with a fault as far as it could be read, and marked.
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

/// Whether the format can say the law of movement of the game.
fn write_one(
    reading: &Reading,
    (to, moves): (RecordFormat, pgn::Moves),
    text: &mut String,
    sums: &mut Vec<Omitted>,
) -> bool {
    // What is written here is text; its lines end as lines of text do.
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
        text: omitted.content.left_out_of(omitted.count, omitted.games),
        omitted,
    });
    WrittenGames {
        left_out,
        ok: True,
        text,
        without: without.collect(),
    }
}

/// Counts what was left out of one more game.
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
