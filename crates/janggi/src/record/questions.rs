//! Questions about a position or a line as text, for clients without this library's types: moves from one notation into
//! others, node counts, packed bytes. [`exchange`](super::exchange) passes them on.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::mv::Move;
use crate::notation::{Notation, fen};
use crate::perft::rules::perft as count_actions;
use crate::position::Position;
use crate::ruleset::Rules;
use crate::start::Start;

/// Deeper than this is no question for a client's one thread.
const DEEPEST: u32 = 8;

/// `{"fen"?,"from","moves":[text],"to"}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Moves {
    #[serde(default)]
    fen: Option<String>,
    from: Notation,
    moves: Vec<String>,
    to: Notation,
}

/// `{"rules","fen"?,"depth"}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Perft {
    rules: Value,
    #[serde(default)]
    fen: Option<String>,
    depth: u32,
}

/// The error of an answer that is none.
type Refused = Value;

fn refused(code: &str, reason: &str, detail: &str) -> Refused {
    json!({"ok": false, "error": {"code": code, "detail": detail, "facts": {"reason": reason}}})
}

fn position(text: Option<&str>) -> Result<Position, Refused> {
    let setup = match text {
        None => return Ok(Start::usual().position().expect("the usual start is a position")),
        Some(text) => fen::parse(text).map_err(|error| refused("bad_fen", error.code(), &error.to_string()))?,
    };
    Position::try_from(setup).map_err(|faults| refused("bad_position", "bad_position", &faults.to_string()))
}

/// `{"ok","fen","moves":[text]}`, the FEN after the last move. A line stops at its first fault.
pub(super) fn moves(asked: &Moves) -> Result<Value, Refused> {
    let mut position = position(asked.fen.as_deref())?;
    let mut written = Vec::new();
    for (at, text) in asked.moves.iter().enumerate() {
        let mv = legal(asked.from, text, &position).map_err(|mut error| {
            error["error"]["at"] = at.into();
            error
        })?;
        written.push(asked.to.print(mv, &position));
        position.play_unchecked(mv);
    }
    Ok(json!({"ok": true, "fen": fen::print(&position), "moves": written}))
}

fn legal(from: Notation, text: &str, position: &Position) -> Result<Move, Refused> {
    let mv = from
        .parse(text, position)
        .map_err(|error| refused("bad_move", error.code(), &error.to_string()))?;
    if let Move::Step { from, to } = mv {
        position
            .explain(from, to)
            .map_err(|error| refused("illegal_move", error.code(), &error.to_string()))?;
    }
    Ok(mv)
}

/// `{"ok","nodes"}`.
pub(super) fn perft(asked: &Perft) -> Result<Value, Refused> {
    let rules =
        Rules::from_value(&asked.rules).map_err(|faults| refused("bad_rules", "bad_rules", &faults.to_string()))?;
    if asked.depth > DEEPEST {
        return Err(refused("bad_request", "depth", "deeper than 8"));
    }
    let start = Start::Fen(position(asked.fen.as_deref())?);
    let nodes = count_actions(&rules, &start, asked.depth)
        .map_err(|error| refused("bad_position", error.code(), &error.to_string()))?;
    Ok(json!({"ok": true, "nodes": nodes}))
}

/// `{"ok","fen","hash","packed"}`, the last two in hexadecimal digits.
pub(super) fn pack(fen: &str) -> Result<Value, Refused> {
    position(Some(fen)).map(|position| packed(&position))
}

/// As [`pack`].
pub(super) fn unpack(digits: &str) -> Result<Value, Refused> {
    let not_hex = || refused("bad_request", "packed", "not hexadecimal digits");
    let digits = digits.as_bytes().chunks(2);
    let bytes: Option<Vec<u8>> = digits
        .map(|pair| u8::from_str_radix(core::str::from_utf8(pair).ok()?, 16).ok())
        .collect();
    let position = Position::unpack(&bytes.ok_or_else(not_hex)?)
        .map_err(|error| refused("bad_packed", error.code(), &error.to_string()))?;
    Ok(packed(&position))
}

fn packed(position: &Position) -> Value {
    let mut digits = String::new();
    for byte in position.pack() {
        write!(digits, "{byte:02x}").expect("writing to a string cannot fail");
    }
    let hash = alloc::format!("{:016x}", position.hash());
    json!({"ok": true, "fen": fen::print(position), "hash": hash, "packed": digits})
}
