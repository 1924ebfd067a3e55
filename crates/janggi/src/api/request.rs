//! Parses and replays a line of `janggun judge`:
//! `{"rules","fen"|"start","moves","claims","warnings","why","in_full","present"}`.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Map, Value};

use super::error::JudgeError;
use crate::arrangement::{Arrangement, USUAL};
use crate::notation::fen;
use crate::points::HalfPoints;
use crate::position::Position;
use crate::ruleset::YesNo;
use crate::side::Side;
use crate::unique_keys;
use crate::{Action, Claims, Game, Movement, Rules, Start, StartError};

/// Maximum number of elements in a list of actions.
const MOST_MOVES: usize = 20_000;

/// A parsed line of `janggun judge`. Its actions have not been replayed yet.
#[derive(Debug)]
pub(super) struct Request {
    rules: Rules,
    start: Start,
    moves: Vec<String>,
    claims: Claims,
    pub(super) warnings: YesNo,
    pub(super) why: Vec<String>,
    /// Whether the answer includes every field of the rules.
    pub(super) in_full: YesNo,
    /// Whether the answer includes the state of the game for display.
    pub(super) present: YesNo,
}

impl Request {
    pub(super) fn parse(line: &str) -> Result<Self, JudgeError> {
        let value = unique_keys::parse(line).map_err(|error| JudgeError::NotJson {
            detail: error.to_string(),
        })?;
        let Value::Object(mut object) = value else {
            return Err(bad_request("", "a line is a JSON object"));
        };
        let rules = rules(object.remove("rules"))?;
        let start = start(object.remove("fen"), object.remove("start"), &rules)?;
        let request = Self {
            rules,
            start,
            moves: tokens(&mut object, "moves")?,
            claims: claims(object.remove("claims"))?,
            warnings: wish(&mut object, "warnings")?,
            why: tokens(&mut object, "why")?,
            in_full: wish(&mut object, "in_full")?,
            present: wish(&mut object, "present")?,
        };
        match object.keys().next() {
            Some(unknown) => Err(bad_request(unknown, "no such field")),
            None => Ok(request),
        }
    }

    pub(super) fn replay(&self) -> Result<Game, JudgeError> {
        let mut game = Game::with_claims(self.rules.clone(), self.start.clone(), self.claims).map_err(start_error)?;
        for (at, token) in self.moves.iter().enumerate() {
            let action = Action::parse(token, game.position()).map_err(|error| JudgeError::Move {
                at,
                token: token.clone(),
                error,
            })?;
            game.play(action).map_err(|error| JudgeError::Action {
                at,
                token: token.clone(),
                error,
            })?;
        }
        Ok(game)
    }
}

/// Returns the error for a malformed request; `field` is the field at fault.
pub(super) fn bad_request(field: &str, detail: &str) -> JudgeError {
    JudgeError::Request {
        field: field.to_string(),
        detail: detail.to_string(),
    }
}

fn start_error(error: StartError) -> JudgeError {
    match error {
        StartError::Position(faults) => JudgeError::Position(faults),
        other @ (StartError::Handicap { .. }
        | StartError::Arrangement { .. }
        | StartError::NothingToArrange
        | StartError::Matsang
        | StartError::Facing) => JudgeError::Start(other),
    }
}

fn rules(value: Option<Value>) -> Result<Rules, JudgeError> {
    let value = value.ok_or_else(|| bad_request("rules", "missing"))?;
    Rules::from_value(&value).map_err(JudgeError::Rules)
}

fn start(fen: Option<Value>, start: Option<Value>, rules: &Rules) -> Result<Start, JudgeError> {
    match (fen, start) {
        (None, None) => Ok(Start::usual_under(rules)),
        (Some(_), Some(_)) => Err(bad_request("start", "a line has a fen or a start, not both")),
        (Some(Value::String(text)), None) => from_fen(&text, rules.movement),
        (Some(_), None) => Err(bad_request("fen", "must be text")),
        (None, Some(Value::Object(object))) => arranged(object, rules.movement),
        (None, Some(_)) => Err(bad_request("start", "must be an object")),
    }
}

fn from_fen(text: &str, movement: Movement) -> Result<Start, JudgeError> {
    let setup = fen::parse_under(text, movement).map_err(JudgeError::Fen)?;
    Position::try_from(setup).map(Start::Fen).map_err(JudgeError::Position)
}

fn arranged(mut object: Map<String, Value>, movement: Movement) -> Result<Start, JudgeError> {
    // A `movement` next to the FEN is ignored: the FEN is read in the variant of the rule set.
    if object.contains_key("fen") {
        object.remove("movement");
    }
    match (object.remove("fen"), object.is_empty()) {
        (Some(Value::String(text)), true) => from_fen(&text, movement),
        (Some(_), _) => Err(bad_request("start", "a start has a fen or a setup, not both")),
        (None, _) => set_up(object).map_err(|detail| bad_request("start", detail)),
    }
}

/// Parses a start with arrangements, handicap and deom. The parser is written by hand, because derived deserializers
/// would make up a tenth of the WebAssembly module.
fn set_up(mut object: Map<String, Value>) -> Result<Start, &'static str> {
    let mut arrangements = USUAL;
    if let Some(setup) = object.remove("setup") {
        for side in Side::ALL {
            let code = setup.get(side.id()).and_then(Value::as_str);
            arrangements[side] = code.and_then(Arrangement::parse).ok_or("setup: a code for each side")?;
        }
        if setup.as_object().is_none_or(|setup| setup.len() != 2) {
            return Err("setup: cho and han, nothing else");
        }
    }
    let mut handicap = Vec::new();
    match object.remove("handicap") {
        None => {}
        Some(Value::Array(points)) => {
            for point in points {
                let square = point.as_str().and_then(|name| name.parse().ok());
                handicap.push(square.ok_or("handicap: points of the board")?);
            }
        }
        Some(_) => return Err("handicap: a list of points"),
    }
    let deom = match object.remove("deom_half") {
        None | Some(Value::Null) => None,
        Some(half) => {
            let half = half.as_i64().and_then(|half| i32::try_from(half).ok());
            Some(HalfPoints(half.ok_or("deom_half: a whole number")?))
        }
    };
    if object.is_empty() {
        Ok(Start::Arranged {
            arrangements,
            handicap,
            deom,
        })
    } else {
        Err("setup, handicap and deom_half, nothing else")
    }
}

fn tokens(object: &mut Map<String, Value>, field: &str) -> Result<Vec<String>, JudgeError> {
    let list = match object.remove(field) {
        None => return Ok(Vec::new()),
        Some(Value::Array(list)) => list,
        Some(_) => return Err(bad_request(field, "must be a list")),
    };
    if list.len() > MOST_MOVES {
        return Err(bad_request(field, &format!("more than {MOST_MOVES}")));
    }
    list.into_iter()
        .map(|token| match token {
            Value::String(token) => Ok(token),
            _ => Err(bad_request(field, "must be a list of texts")),
        })
        .collect()
}

fn claims(value: Option<Value>) -> Result<Claims, JudgeError> {
    match value {
        None => Ok(Claims::Auto),
        Some(word) if word == "auto" => Ok(Claims::Auto),
        Some(word) if word == "last" => Ok(Claims::Last),
        Some(_) => Err(bad_request("claims", "must be \"auto\" or \"last\"")),
    }
}

/// Parses an optional boolean field; absent means false.
fn wish(object: &mut Map<String, Value>, field: &str) -> Result<YesNo, JudgeError> {
    match object.remove(field) {
        None | Some(Value::Bool(false)) => Ok(YesNo::No),
        Some(Value::Bool(true)) => Ok(YesNo::Yes),
        Some(_) => Err(bad_request(field, "must be true or false")),
    }
}
