//! The texts of records: what clients ask, and the answers. Fields stand in the order of their names, as they are written.

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
        /// End of the file.
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
        /// Fallback rules for records that name none.
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
    /// Asks what every rule set would have decided about a game of a file, up to its first fault.
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

/// A game as in its file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Piece {
    /// The line of the file it begins in, from 1.
    pub(super) line: u32,
    pub(super) number: u32,
    pub(super) text: String,
    /// The game was longer than allowed and was left out.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "bool"))]
    pub(super) too_long: bool,
    /// Some of its bytes were not characters; they are U+FFFD in the text.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub(super) damaged: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// A file, or its next part, cut into games.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct CutFile {
    /// Null if there are too few bytes to detect it.
    pub(super) format: Option<RecordFormat>,
    /// Numbered and with their lines as if the file began here.
    pub(super) games: Vec<Piece>,
    /// Number of bytes in these games; the rest has to be sent again in front of the next part. Null if the file has
    /// to be sent whole.
    pub(super) used: Option<u64>,
    /// The line in which the bytes begin that are not used.
    pub(super) line: u32,
    #[cfg_attr(test, ts(type = "true"))]
    pub(super) ok: True,
}

/// A file cut into games.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct SplitFile {
    pub(super) format: RecordFormat,
    pub(super) games: Vec<Piece>,
    #[cfg_attr(test, ts(type = "true"))]
    pub(super) ok: True,
}

/// Games that have been read.
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
    /// The numbers of games of which nothing could be read, or whose law of movement the format cannot say.
    pub(super) left_out: Vec<u32>,
    #[cfg_attr(test, ts(type = "true"))]
    pub(super) ok: True,
    pub(super) text: String,
    /// Content of the written games that the format cannot hold.
    pub(super) without: Vec<Without>,
}

/// A game as an analysis.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct ReadAnalysis {
    /// Null if nothing of the game can be read.
    pub(super) analysis: Option<Analysis>,
    #[cfg_attr(test, ts(type = "true"))]
    pub(super) ok: True,
}

/// Content of one kind that a format cannot hold.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Omitted {
    pub(super) content: Content,
    #[cfg_attr(test, ts(type = "number"))]
    pub(super) count: u64,
    #[cfg_attr(test, ts(type = "number"))]
    pub(super) games: u64,
}

/// A sentence about it in every language.
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

/// A game that could be read, at least to some ply.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct RecordGame {
    /// There are variations, which `moves` leaves out.
    pub(super) branches: bool,
    /// Plies that give check.
    pub(super) checks: Vec<u32>,
    /// With the ply they follow, 0 for the start.
    #[cfg_attr(test, ts(type = "[ply: number, text: string][]"))]
    pub(super) comments: Vec<(u32, String)>,
    pub(super) date: Option<String>,
    /// Rings and arrows as PGN has them: `Ga4`, `Ra4b4`.
    #[cfg_attr(test, ts(type = "[ply: number, shape: string][]"))]
    pub(super) drawings: Vec<(u32, Shape)>,
    pub(super) event: Option<String>,
    /// The fault at which reading stopped.
    pub(super) fault: Option<FaultEntry>,
    /// As PGN numbers them.
    #[cfg_attr(test, ts(type = "[ply: number, glyph: number][]"))]
    pub(super) glyphs: Vec<(u32, Glyph)>,
    /// Clock times left after moves.
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
    /// The result as the file has it.
    pub(super) result: Option<String>,
    /// Null if the game was not played under one of our rule sets.
    #[cfg_attr(test, ts(type = "{ base?: string } | null"))]
    pub(super) rules: Option<Value>,
    /// Time spent on moves.
    #[cfg_attr(test, ts(type = "[ply: number, seconds: number][]"))]
    pub(super) seconds: Vec<(u32, u32)>,
    /// Null if the game starts from any other position.
    #[cfg_attr(test, ts(type = "Record<Side, Arrangement> | null"))]
    pub(super) setups: Option<BySide<Arrangement>>,
    /// The FEN before the first action.
    pub(super) start: String,
    #[cfg_attr(test, ts(type = "[key: string, value: string][]"))]
    pub(super) tags: Vec<(String, String)>,
    pub(super) verdict: Option<Verdict>,
}

/// A game of which nothing could be read.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct UnreadGame {
    pub(super) fault: FaultEntry,
    pub(super) line: u32,
    pub(super) number: u32,
}

/// The fault at which reading of a game stopped.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Fault"))]
pub(super) struct FaultEntry {
    pub(super) code: &'static str,
    pub(super) detail: String,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub(super) facts: ErrorFacts,
    pub(super) line: u32,
    /// Counted from 1; null if it concerns the headers.
    pub(super) ply: Option<u32>,
}

/// The result of a game, as far as the file has it.
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
