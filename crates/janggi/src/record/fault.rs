//! Faults in recorded games, with their places in the file, and notes on discrepancies.

use alloc::format;
use alloc::string::String;
use core::fmt;

use crate::illegal::Illegal;
use crate::movement::Movement;
use crate::notation::MoveTextError;
use crate::notation::fen::FenError;
use crate::position::Position;
use crate::record::tag::Tag;
use crate::setup::SetupFaults;

/// The key of the header that marks a record with a fault.
///
/// The header's value has the ply, if any, and the fault: `72 illegal_move: 35마23`. For an undecodable character, the
/// value has the line and column in the original file: `bad_encoding: 3:7`.
pub const FAULT: &str = "Fault";

/// A fault in a recorded game, and its place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line of the file, from 1.
    pub line: u32,
    /// The ply at fault, from 1; `None` if no single ply is at fault.
    pub ply: Option<u32>,
    pub kind: FaultKind,
}

/// The kind of fault in a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// The file is a baduk record of Tygem, which has the same extension and begins with `\HS`.
    NotJanggi,
    /// The game has more bytes than allowed.
    TooLong,
    /// Some bytes are neither UTF-8 nor CP949; they are U+FFFD in the record.
    Encoding {
        /// The offset of the first such byte in the game, not counting stray end-of-file bytes.
        offset: usize,
        /// The column of the first such byte in its line, in characters from 1.
        column: u32,
    },
    /// The headers have neither the setups of both sides nor a board (판), and no start can be assumed.
    NoSetup,
    /// The name of a setup is unknown.
    UnknownSetup { value: String },
    /// The 판 header does not describe a board.
    Board,
    /// The starting position is not legal.
    Position(SetupFaults),
    /// A comment is never closed.
    UnclosedComment,
    /// A word is not a move, or names a piece that is not there.
    Move {
        /// The first 20 characters of the word.
        text: String,
        error: MoveTextError,
    },
    /// A move is not legal on the board.
    Illegal {
        /// The first 20 characters of the word with the move.
        text: String,
        reason: Illegal,
    },
    /// A side passes while in check.
    PassInCheck,
    /// The FEN of the starting position is invalid.
    Fen(FenError),
    /// The game or its notation is not supported, or the record is of a different game from the one requested.
    OtherVariant {
        /// The value of the header that names the game or notation, or the code of the variant.
        value: String,
    },
    /// A move or a different result follows the result.
    AfterResult {
        /// The first 20 characters of that move or result.
        text: String,
    },
    /// There are header lines among the moves of one game. The text after them may belong to this game, or to another
    /// game that lacks its beginning.
    HeadersInMoves,
    /// The first move number is too high for the start of a game, and no board or FEN is given.
    NotFromStart {
        /// The first move number.
        said: u32,
    },
    /// A variation does not replace a move, is not closed, or was not opened.
    Variation,
    /// Variations are nested too deeply.
    TooDeep,
    /// The text is not JSON, or does not have the form of a record. A malformed UCI line also has this fault.
    Json { message: String },
    /// The version of the record is newer than the versions that this library supports.
    Version { found: u64 },
    /// The rules or the start are missing or invalid, or an action is refused or out of order.
    Judged { code: String },
    /// The stored verdict does not follow from the rules and the actions.
    Verdict,
}

impl FaultKind {
    /// Returns a fault if no rules allow a pass in this position. In Xiangqi, every pass is a fault. In other games, a
    /// pass in check is one, unless the generals face each other and the pass may accept the bikjang.
    pub(super) fn of_pass(position: &Position) -> Option<FaultKind> {
        match position.movement() {
            Movement::Xiangqi => Some(FaultKind::Judged {
                code: String::from("pass_not_in_rules"),
            }),
            Movement::Janggi | Movement::ChessWar => {
                (position.in_check() && !position.facing()).then_some(FaultKind::PassInCheck)
            }
        }
    }

    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            FaultKind::NotJanggi => "not_janggi",
            FaultKind::TooLong => "game_too_long",
            FaultKind::Encoding { .. } => "bad_encoding",
            FaultKind::NoSetup => "no_setup",
            FaultKind::UnknownSetup { .. } => "unknown_setup",
            FaultKind::Board => "bad_board",
            FaultKind::Position(_) => "bad_position",
            FaultKind::UnclosedComment => "unclosed_comment",
            FaultKind::Move { .. } => "bad_move",
            FaultKind::Illegal { .. } => "illegal_move",
            FaultKind::PassInCheck => "pass_in_check",
            FaultKind::Fen(_) => "bad_fen",
            FaultKind::OtherVariant { .. } => "other_variant",
            FaultKind::AfterResult { .. } => "after_result",
            FaultKind::HeadersInMoves => "headers_in_moves",
            FaultKind::NotFromStart { .. } => "not_from_start",
            FaultKind::Variation => "bad_variation",
            FaultKind::TooDeep => "too_deep",
            FaultKind::Json { .. } => "bad_json",
            FaultKind::Version { .. } => "newer_version",
            FaultKind::Judged { .. } => "bad_game",
            FaultKind::Verdict => "other_verdict",
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::NotJanggi => f.write_str("this is a baduk record of Tygem, not janggi"),
            FaultKind::TooLong => f.write_str("more text than a game can have"),
            FaultKind::Encoding { column, .. } => write!(f, "column {column} is neither UTF-8 nor CP949"),
            FaultKind::NoSetup => f.write_str("no setup (초차림 and 한차림, or 판)"),
            FaultKind::UnknownSetup { value } => write!(f, "{value:?} is no setup"),
            FaultKind::Board => f.write_str("the board (판) cannot be read"),
            FaultKind::Position(faults) => write!(f, "the board (판) is not legal: {faults}"),
            FaultKind::UnclosedComment => f.write_str("a comment is not closed"),
            FaultKind::Move { text, error } => write!(f, "{text:?}: {error}"),
            FaultKind::Illegal { text, reason } => write!(f, "{text:?}: {reason}"),
            FaultKind::PassInCheck => f.write_str("a pass while in check"),
            FaultKind::Fen(error) => write!(f, "the FEN header: {error}"),
            FaultKind::OtherVariant { value } => write!(f, "a record of {value:?}, not of janggi"),
            FaultKind::AfterResult { text } => write!(f, "{text:?} stands behind the result"),
            FaultKind::HeadersInMoves => f.write_str("header lines stand between the moves"),
            FaultKind::NotFromStart { said } => {
                write!(
                    f,
                    "the moves begin with number {said}, and no position to play from is named"
                )
            }
            FaultKind::Variation => f.write_str("a variation is not opened, not closed, or branches off nothing"),
            FaultKind::TooDeep => f.write_str("too many variations in variations"),
            FaultKind::Json { message } => write!(f, "no JSON record: {message}"),
            FaultKind::Version { found } => write!(f, "a record of version {found}, newer than this program"),
            FaultKind::Judged { code } => write!(f, "the game cannot be replayed under its rules: {code}"),
            FaultKind::Verdict => f.write_str("the verdict does not follow from the game"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(ply) = self.ply {
            write!(f, ", ply {ply}")?;
        }
        write!(f, ": {}", self.kind)
    }
}

impl core::error::Error for Fault {}

impl Fault {
    /// Returns a header that marks the record as faulty, so that it is not mistaken for a complete game.
    #[must_use]
    pub fn mark(&self) -> Tag {
        let text = match &self.kind {
            FaultKind::Move { text, .. } | FaultKind::Illegal { text, .. } | FaultKind::AfterResult { text } => {
                format!(": {text}")
            }
            FaultKind::Encoding { column, .. } => format!(": {}:{column}", self.line),
            _ => String::new(),
        };
        let ply = self.ply.map(|ply| format!("{ply} ")).unwrap_or_default();
        Tag {
            key: String::from(FAULT),
            value: format!("{ply}{}{text}", self.kind.code()),
        }
    }
}

/// A discrepancy or doubt that does not prevent a game from being read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "code", rename_all = "snake_case")
)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Note {
    /// The header 총수 differs from the number of plies.
    MoveCount {
        found: u32,
        /// Value of the header.
        said: u32,
    },
    /// A move has the wrong number.
    #[cfg_attr(feature = "serde", serde(rename = "move_number"))]
    Number {
        ply: u32,
        /// Number in the text.
        said: u32,
    },
    /// A move gives check but is not marked with 장군.
    CheckNotSaid { ply: u32 },
    /// A move is marked with 장군 but does not give check.
    CheckNotGiven { ply: u32 },
    /// The record has no headers; the standard starting position (inner elephants on both sides) was assumed.
    SetupAssumed,
    /// A PGN game with headers has no result after its moves. The game may be cut off.
    NoResult {
        /// The line of the last move.
        line: u32,
    },
    /// The header and the result after the moves name different winners.
    ResultsDiffer {
        /// The line of the result after the moves.
        line: u32,
        /// Value of the header: `cho`, `han`, `draw` or `unknown`.
        said: &'static str,
        /// Value of the result after the moves.
        found: &'static str,
    },
}

impl Note {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Note::MoveCount { .. } => "move_count",
            Note::Number { .. } => "move_number",
            Note::CheckNotSaid { .. } => "check_not_said",
            Note::CheckNotGiven { .. } => "check_not_given",
            Note::SetupAssumed => "setup_assumed",
            Note::NoResult { .. } => "no_result",
            Note::ResultsDiffer { .. } => "results_differ",
        }
    }

    /// Returns whether the note casts doubt on the start, the end or the winner of the game.
    #[must_use]
    pub const fn is_doubt(self) -> bool {
        match self {
            Note::SetupAssumed | Note::NoResult { .. } | Note::ResultsDiffer { .. } => true,
            Note::MoveCount { .. } | Note::Number { .. } | Note::CheckNotSaid { .. } | Note::CheckNotGiven { .. } => {
                false
            }
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::MoveCount { said, found } => write!(f, "the header says {said} plies, there are {found}"),
            Note::Number { ply, said } => write!(f, "ply {ply} is numbered {said}"),
            Note::CheckNotSaid { ply } => write!(f, "ply {ply} gives check without saying so"),
            Note::CheckNotGiven { ply } => write!(f, "ply {ply} says check and gives none"),
            Note::SetupAssumed => f.write_str("there are no headers; the usual start was assumed"),
            Note::NoResult { line } => write!(
                f,
                "line {line}: the moves end without a result; the game may be cut off"
            ),
            Note::ResultsDiffer { line, said, found } => {
                write!(
                    f,
                    "line {line}: the result behind the moves is {found}, the header says {said}"
                )
            }
        }
    }
}

/// Returns the first 20 characters of a word, for a message.
pub(super) fn shown(word: &str) -> String {
    word.chars().take(20).collect()
}
