//! Queries about positions and moves, for clients that cannot use this library's types. They convert notations, count
//! nodes and pack positions; [`records`](super::records) dispatches them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::error::ApiError;
use super::literal::True;
use crate::movement::Movement;
use crate::mv::Move;
use crate::notation::{Notation, fen};
use crate::perft::rules::perft as count_actions;
use crate::position::Position;
use crate::{Rules, Start};

/// Maximum depth of a perft query. A deeper count would block a client's only thread for too long.
const DEEPEST: u32 = 8;

/// A request to convert a line of moves to another notation.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct MovesQuery {
    /// FEN of the start; the standard starting position if absent.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    fen: Option<String>,
    from: Notation,
    #[cfg_attr(test, ts(type = "readonly string[]"))]
    moves: Vec<String>,
    /// The variant; Janggi by default.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Movement>"))]
    movement: Movement,
    to: Notation,
}

/// A request to count sequences of actions.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct PerftQuery {
    /// Length of the sequences, 0 to 8.
    depth: u32,
    /// FEN of the start; the standard starting position if absent.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    fen: Option<String>,
    #[cfg_attr(test, ts(type = "string | Record<string, unknown>"))]
    rules: Value,
}

/// The FEN after the last move, and the moves in the requested notation.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct MovesAnswer {
    fen: String,
    moves: Vec<String>,
    #[cfg_attr(test, ts(type = "true"))]
    ok: True,
}

/// The number of sequences of actions.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct PerftAnswer {
    nodes: u64,
    #[cfg_attr(test, ts(type = "true"))]
    ok: True,
}

/// A position as FEN, stable hash and 36 packed bytes. The hash and the bytes are hexadecimal.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct PackedAnswer {
    fen: String,
    hash: String,
    #[cfg_attr(test, ts(type = "true"))]
    ok: True,
    packed: String,
}

/// The usual start, with inner elephants (안상차림) on both sides.
const USUAL: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

fn position(text: Option<&str>, movement: Movement) -> Result<Position, ApiError> {
    let setup = match (text, movement) {
        (None, Movement::Xiangqi) => return Ok(Position::xiangqi_start()),
        (text, movement) => fen::parse_under(text.unwrap_or(USUAL), movement),
    };
    let setup = setup.map_err(|error| ApiError::new("bad_fen", error.code(), error.to_string()))?;
    Position::try_from(setup).map_err(|faults| ApiError::new("bad_position", "bad_position", faults.to_string()))
}

/// Converts a line of moves. Fails at the first move that cannot be parsed or is an illegal step. Passes are not
/// checked.
pub(super) fn moves(query: &MovesQuery) -> Result<MovesAnswer, ApiError> {
    let mut position = position(query.fen.as_deref(), query.movement)?;
    let mut written = Vec::new();
    for (at, text) in query.moves.iter().enumerate() {
        let mv = legal(query.from, text, &position).map_err(|error| ApiError { at: Some(at), ..error })?;
        written.push(query.to.print(mv, &position));
        position.play_unchecked(mv);
    }
    Ok(MovesAnswer {
        fen: fen::print(&position),
        moves: written,
        ok: True,
    })
}

fn legal(from: Notation, text: &str, position: &Position) -> Result<Move, ApiError> {
    let mv = from
        .parse(text, position)
        .map_err(|error| ApiError::new("bad_move", error.code(), error.to_string()))?;
    if let Move::Step { from, to } = mv {
        position
            .explain(from, to)
            .map_err(|error| ApiError::new("illegal_move", error.code(), error.to_string()))?;
    }
    Ok(mv)
}

pub(super) fn perft(query: &PerftQuery) -> Result<PerftAnswer, ApiError> {
    let rules = Rules::from_value(&query.rules)
        .map_err(|faults| ApiError::new("bad_rules", "bad_rules", faults.to_string()))?;
    if query.depth > DEEPEST {
        return Err(ApiError::new("bad_request", "depth", "deeper than 8".to_string()));
    }
    let start = Start::Fen(position(query.fen.as_deref(), rules.movement)?);
    let nodes = count_actions(&rules, &start, query.depth)
        .map_err(|error| ApiError::new("bad_position", error.code(), error.to_string()))?;
    Ok(PerftAnswer { nodes, ok: True })
}

pub(super) fn pack(fen: &str) -> Result<PackedAnswer, ApiError> {
    position(Some(fen), Movement::Janggi).map(|position| packed(&position))
}

pub(super) fn unpack(digits: &str) -> Result<PackedAnswer, ApiError> {
    let not_hex = || ApiError::new("bad_request", "packed", "not hexadecimal digits".to_string());
    let digits = digits.as_bytes().chunks(2);
    let bytes: Option<Vec<u8>> = digits
        .map(|pair| u8::from_str_radix(core::str::from_utf8(pair).ok()?, 16).ok())
        .collect();
    let position = Position::unpack(&bytes.ok_or_else(not_hex)?)
        .map_err(|error| ApiError::new("bad_packed", error.code(), error.to_string()))?;
    Ok(packed(&position))
}

fn packed(position: &Position) -> PackedAnswer {
    let mut digits = String::new();
    for byte in position.pack() {
        write!(digits, "{byte:02x}").expect("writing to a string cannot fail");
    }
    PackedAnswer {
        fen: fen::print(position),
        hash: alloc::format!("{:016x}", position.hash()),
        ok: True,
        packed: digits,
    }
}
