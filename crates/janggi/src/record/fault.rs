//! Faults of recorded games, with their places in the file.

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
/// The header's value has the ply and the fault, as in `72 illegal_move: 35마23`. For an undecodable character, the
/// value has the line and column of the file that was read: `bad_encoding: 3:7`.
pub const FAULT: &str = "Fault";

/// A fault of a recorded game, and its place in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line of the file, from 1.
    pub line: u32,
    /// The ply at fault, from 1; `None` for the headers.
    pub ply: Option<u32>,
    pub kind: FaultKind,
}

/// The kind of fault in a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// The record is of another game with the same file extension: Tygem's baduk files begin with `\HS`.
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
    /// The header 판 does not have the form of a board.
    Board,
    /// The board in the header 판 is not a legal position.
    Position(SetupFaults),
    /// A comment is never closed.
    UnclosedComment,
    /// A word is not a move, or names a piece that is not there.
    Move {
        /// The word, cut to a few characters.
        text: String,
        /// The reason why the word is not a move.
        error: MoveTextError,
    },
    /// A move is not legal on the board.
    Illegal {
        /// The word with the move, cut to a few characters.
        text: String,
        /// The reason why the move is not legal.
        reason: Illegal,
    },
    /// A side passes while in check.
    PassInCheck,
    /// The FEN header is not a valid FEN.
    Fen(FenError),
    /// The record is of an unsupported game, or of another game than requested.
    OtherVariant {
        /// The game: the value of the header that names it, or the code of the law of movement.
        value: String,
    },
    /// A move or a different result follows the result.
    AfterResult {
        /// The first word after the result, cut to a few characters.
        text: String,
    },
    /// Header lines stand between the moves of one game. The text after them belongs to this game, or to another game
    /// whose beginning is missing.
    HeadersInMoves,
    /// The first move number is too high for the start, and no other starting position is given.
    NotFromStart {
        /// The number of the first move.
        said: u32,
    },
    /// A variation does not replace a move, is not closed, or was not opened.
    Variation,
    /// Variations are nested too deeply.
    TooDeep,
    /// The text is not JSON, or does not have the form of a record.
    Json {
        /// The message of the parser.
        message: String,
    },
    /// The record has a newer version than this program supports.
    Version { found: u64 },
    /// The rules or the start are missing or invalid, or the rules refuse an action, such as a pass in Xiangqi.
    Judged {
        /// The code of the reason.
        code: String,
    },
    /// The stored verdict is not the one that follows from the rules and the actions.
    Verdict,
}

impl FaultKind {
    /// Returns the fault of a pass that no rules allow: in Xiangqi any pass, otherwise a pass in check, unless the
    /// generals face each other and the pass may accept the bikjang.
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
    /// Returns a header that marks the record with this fault, so that it is not mistaken for a complete game.
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

/// A discrepancy that does not change the game.
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
    /// A move gives check without 장군.
    CheckNotSaid { ply: u32 },
    /// A move has 장군 but does not give check.
    CheckNotGiven { ply: u32 },
    /// There are moves without headers, so the standard starting position (inner elephants on both sides) was assumed.
    SetupAssumed,
    /// There are headers, but no result after the moves, which PGN requires. The game may be cut off.
    NoResult {
        /// The line in which the moves end.
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

    /// Returns whether the record's start, end or winner is uncertain, because the file does not state it clearly.
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

/// Returns the beginning of a word, for a message.
pub(super) fn shown(word: &str) -> String {
    word.chars().take(20).collect()
}
