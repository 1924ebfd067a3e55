//! Requests and answers about game records. Fields are serialized in declaration order.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::answer::Verdict;
use super::error::ErrorFacts;
use super::literal::True;
use super::queries;
use crate::arrangement::Arrangement;
use crate::explain::PerLanguage;
use crate::record::analysis::Analysis;
use crate::record::{Content, Glyph, Note, RecordFormat, Shape, pgn};
use crate::side::BySide;

/// Requests about a file of records, or about positions and moves.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "RecordsRequest"))]
pub(super) enum Request {
    /// Splits a file into games. If `format` is absent, it is detected from the first bytes.
    Split {
        text: String,
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        format: Option<RecordFormat>,
    },
    /// Splits a file in any supported encoding, or the next part of such a file, into games.
    Cut {
        /// The bytes, each as a character up to U+00FF.
        bytes: String,
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        format: Option<RecordFormat>,
        /// True if these bytes are the last of the file.
        ends: bool,
        /// Symbols and hanja of CP949, decoded by the browser: the characters of rows A1 to AC and CA to FD, with
        /// U+0000 for unassigned codes.
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
    /// Converts games of a file to the format `to`.
    Write {
        format: RecordFormat,
        to: RecordFormat,
        #[cfg_attr(test, ts(type = "readonly Piece[]"))]
        games: Vec<Piece>,
        /// Notation of the moves in PGN.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<pgn::Moves>"))]
        moves: pgn::Moves,
        /// Content left out in earlier requests for the same file. The counts in the answer include it.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, type = "readonly Omitted[]"))]
        without: Vec<Omitted>,
    },
    /// Reads a game of a file as an analysis.
    Analysis {
        format: RecordFormat,
        game: Piece,
        /// Rules to use if the record does not specify any.
        #[cfg_attr(test, ts(type = "string | Record<string, unknown>"))]
        rules: Value,
    },
    /// Converts an analysis to a record format.
    Export {
        /// The analysis as JSON.
        analysis: String,
        to: RecordFormat,
        /// Notation of the moves in PGN.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<pgn::Moves>"))]
        moves: pgn::Moves,
    },
    /// Judges a game of a file under every rule set, as far as the game can be read.
    Verdicts { format: RecordFormat, game: Piece },
    /// Writes a line of moves in another notation.
    Moves(queries::MovesQuery),
    /// Counts sequences of actions.
    Perft(queries::PerftQuery),
    /// Packs the position of a FEN.
    Pack(String),
    /// Reads the position of packed bytes, in hexadecimal digits.
    Unpack(String),
}

/// One game of a file, as decoded text.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Piece {
    /// Line of the file in which the game begins, counted from 1.
    pub(super) line: u32,
    pub(super) number: u32,
    pub(super) text: String,
    /// True if the game exceeds the maximum length. In this case, `text` has only the beginning of the game, and the
    /// game cannot be read.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "bool"))]
    pub(super) too_long: bool,
    /// True if some bytes of the game could not be decoded; they are U+FFFD in `text`.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub(super) damaged: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// A file, or its next part, split into games.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct CutFile {
    /// The format; null if there are too few bytes to detect it.
    pub(super) format: Option<RecordFormat>,
    /// The games, with numbers and lines counted from the beginning of these bytes.
    pub(super) games: Vec<Piece>,
    /// Number of bytes consumed. The remaining bytes must be sent again at the beginning of the next request. Null for
    /// incomplete UTF-16 input, which must be sent in one request.
    pub(super) used: Option<u64>,
    /// Line in which the remaining bytes begin.
    pub(super) line: u32,
    #[cfg_attr(test, ts(type = "true"))]
    pub(super) ok: True,
}

/// A file split into games.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct SplitFile {
    pub(super) format: RecordFormat,
    pub(super) games: Vec<Piece>,
    #[cfg_attr(test, ts(type = "true"))]
    pub(super) ok: True,
}

/// Games read from a file.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct ReadGames {
    pub(super) games: Vec<AnyGame>,
    #[cfg_attr(test, ts(type = "true"))]
    pub(super) ok: True,
}

/// Games in another format.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct WrittenGames {
    /// Numbers of the games that could not be read, or whose variant the format does not support.
    pub(super) left_out: Vec<u32>,
    #[cfg_attr(test, ts(type = "true"))]
    pub(super) ok: True,
    pub(super) text: String,
    /// Content of the written games that the format cannot hold.
    pub(super) without: Vec<Without>,
}

/// A game read as an analysis.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct ReadAnalysis {
    /// The analysis; null if the game could not be read at all.
    pub(super) analysis: Option<Analysis>,
    #[cfg_attr(test, ts(type = "true"))]
    pub(super) ok: True,
}

/// The amount of one kind of content that a format cannot hold.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Omitted {
    pub(super) content: Content,
    #[cfg_attr(test, ts(type = "number"))]
    pub(super) count: u64,
    #[cfg_attr(test, ts(type = "number"))]
    pub(super) games: u64,
}

/// The amount of one kind of omitted content, with a sentence about it in every language.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Without {
    #[serde(flatten)]
    pub(super) omitted: Omitted,
    #[cfg_attr(test, ts(type = "LeftOutText"))]
    pub(super) text: PerLanguage<String>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) enum AnyGame {
    Read(Box<RecordGame>),
    Unread(UnreadGame),
}

/// A game that could be read, completely or up to a fault.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct RecordGame {
    /// True if the game has variations, which `moves` leaves out.
    pub(super) branches: bool,
    /// Plies of the main line that give check.
    pub(super) checks: Vec<u32>,
    /// Comments, each with the ply that it follows; 0 is the start.
    #[cfg_attr(test, ts(type = "[ply: number, text: string][]"))]
    pub(super) comments: Vec<(u32, String)>,
    pub(super) date: Option<String>,
    /// Circles and arrows in PGN notation, such as `Ga4` and `Ra4b4`, each with its ply.
    #[cfg_attr(test, ts(type = "[ply: number, shape: string][]"))]
    pub(super) drawings: Vec<(u32, Shape)>,
    pub(super) event: Option<String>,
    /// The fault, if any. Reading continues after undecodable bytes and after faults under the game's rules.
    pub(super) fault: Option<FaultEntry>,
    /// Numeric annotation glyphs of PGN, each with its ply.
    #[cfg_attr(test, ts(type = "[ply: number, glyph: number][]"))]
    pub(super) glyphs: Vec<(u32, Glyph)>,
    /// Seconds left on the clock after moves, each with its ply.
    #[cfg_attr(test, ts(type = "[ply: number, seconds: number][]"))]
    pub(super) left: Vec<(u32, u32)>,
    pub(super) line: u32,
    /// The main line in UCI.
    pub(super) moves: Vec<String>,
    pub(super) notes: Vec<Note>,
    pub(super) number: u32,
    pub(super) outcome: Outcome,
    #[cfg_attr(test, ts(type = "Record<Side, string | null>"))]
    pub(super) players: BySide<Option<String>>,
    /// The result as written in the file.
    pub(super) result: Option<String>,
    /// The rule set; null if the record does not contain one.
    #[cfg_attr(test, ts(type = "{ base?: string } | null"))]
    pub(super) rules: Option<Value>,
    /// Seconds spent on moves, each with its ply.
    #[cfg_attr(test, ts(type = "[ply: number, seconds: number][]"))]
    pub(super) seconds: Vec<(u32, u32)>,
    /// The arrangements of both sides; null if the start position does not result from arrangements alone.
    #[cfg_attr(test, ts(type = "Record<Side, Arrangement> | null"))]
    pub(super) setups: Option<BySide<Arrangement>>,
    /// The FEN before the first action.
    pub(super) start: String,
    #[cfg_attr(test, ts(type = "[key: string, value: string][]"))]
    pub(super) tags: Vec<(String, String)>,
    pub(super) verdict: Option<Verdict>,
}

/// A game that could not be read at all.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct UnreadGame {
    pub(super) fault: FaultEntry,
    pub(super) line: u32,
    pub(super) number: u32,
}

/// A fault in a recorded game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Fault"))]
pub(super) struct FaultEntry {
    pub(super) code: &'static str,
    pub(super) detail: String,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub(super) facts: ErrorFacts,
    pub(super) line: u32,
    /// The ply at fault, counted from 1; null if no single ply is at fault.
    pub(super) ply: Option<u32>,
}

/// The result of a game, as far as the file states it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Outcome {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) margin_half: Option<i32>,
    pub(super) reason: &'static str,
    #[cfg_attr(test, ts(type = "Side | \"draw\" | null"))]
    pub(super) winner: Option<&'static str>,
}
