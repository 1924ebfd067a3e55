//! Reads a judge line: `{"rules","fen"|"start","moves","claims","warnings","why"}`.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Map, Value};

use super::error::JudgeError;
use crate::notation::fen;
use crate::position::Position;
use crate::ruleset::YesNo;
use crate::{Action, Claims, Game, Rules, Start, StartError};

/// More actions than this are no game.
const MOST_MOVES: usize = 20_000;

/// A line that has been read but not replayed.
#[derive(Debug)]
pub(super) struct Request {
    rules: Rules,
    start: Start,
    moves: Vec<String>,
    claims: Claims,
    pub(super) warnings: YesNo,
    pub(super) why: Vec<String>,
}

impl Request {
    pub(super) fn parse(line: &str) -> Result<Self, JudgeError> {
        let value: Value = serde_json::from_str(line).map_err(|error| JudgeError::NotJson {
            detail: error.to_string(),
        })?;
        let Value::Object(mut object) = value else {
            return Err(bad_request("", "a line is a JSON object"));
        };
        let request = Self {
            rules: rules(object.remove("rules"))?,
            start: start(object.remove("fen"), object.remove("start"))?,
            moves: tokens(&mut object, "moves")?,
            claims: claims(object.remove("claims"))?,
            warnings: warnings(object.remove("warnings"))?,
            why: tokens(&mut object, "why")?,
        };
        match object.keys().next() {
            Some(unknown) => Err(bad_request(unknown, "no such field")),
            None => Ok(request),
        }
    }

    /// Plays the actions.
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

/// The request has not the promised shape; `field` is the first field in which it differs.
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
        | StartError::Matsang
        | StartError::Facing) => JudgeError::Start(other),
    }
}

fn rules(value: Option<Value>) -> Result<Rules, JudgeError> {
    let value = value.ok_or_else(|| bad_request("rules", "missing"))?;
    Rules::from_value(&value).map_err(JudgeError::Rules)
}

fn start(fen: Option<Value>, start: Option<Value>) -> Result<Start, JudgeError> {
    match (fen, start) {
        (None, None) => Ok(Start::usual()),
        (Some(_), Some(_)) => Err(bad_request("start", "a line has a fen or a start, not both")),
        (Some(Value::String(text)), None) => from_fen(&text),
        (Some(_), None) => Err(bad_request("fen", "must be text")),
        (None, Some(Value::Object(object))) => arranged(object),
        (None, Some(_)) => Err(bad_request("start", "must be an object")),
    }
}

fn from_fen(text: &str) -> Result<Start, JudgeError> {
    let setup = fen::parse(text).map_err(JudgeError::Fen)?;
    Position::try_from(setup).map(Start::Fen).map_err(JudgeError::Position)
}

fn arranged(mut object: Map<String, Value>) -> Result<Start, JudgeError> {
    match (object.remove("fen"), object.is_empty()) {
        (Some(Value::String(text)), true) => from_fen(&text),
        (Some(_), _) => Err(bad_request("start", "a start has a fen or a setup, not both")),
        (None, _) => {
            serde_json::from_value(Value::Object(object)).map_err(|error| bad_request("start", &error.to_string()))
        }
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

fn warnings(value: Option<Value>) -> Result<YesNo, JudgeError> {
    match value {
        None | Some(Value::Bool(false)) => Ok(YesNo::No),
        Some(Value::Bool(true)) => Ok(YesNo::Yes),
        Some(_) => Err(bad_request("warnings", "must be true or false")),
    }
}
