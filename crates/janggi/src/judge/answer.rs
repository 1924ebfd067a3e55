//! Writes the answer to a judge line.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Map, Value, json};

use crate::explain::Refusal;
use crate::game::{Action, ActionError, Game, Repeat, Warnings};
use crate::judge::error::{JudgeError, action_facts};
use crate::judge::request::{Request, request};
use crate::mv::Move;
use crate::notation::{fen, uci};
use crate::points::HalfPoints;
use crate::ruleset::YesNo;
use crate::side::Side;

/// The answer about a game as it stands.
pub(super) fn answer(request: &Request, game: &Game) -> Result<Value, JudgeError> {
    let mut answer = state(game);
    if let YesNo::Yes = request.warnings {
        answer.extend(warned(game));
    }
    if !request.why.is_empty() {
        answer.insert("why".to_string(), Value::Object(reasons(game, &request.why)?));
    }
    Ok(Value::Object(answer))
}

/// What each action would bring about.
pub(super) fn warned(game: &Game) -> Map<String, Value> {
    let warnings = game.warnings();
    let refused = warnings.refused.iter().map(|entry| refused(game, entry)).collect();
    let mut answer = Map::new();
    answer.insert("refused".to_string(), refused);
    answer.insert("warnings".to_string(), foretold(game, &warnings));
    answer
}

/// Position, legal actions, points and verdict.
pub(super) fn state(game: &Game) -> Map<String, Value> {
    let position = game.position();
    let mut legal: Vec<String> = game.legal().iter().map(|mv| uci::print_move(*mv, position)).collect();
    legal.sort_unstable();
    let points = game.standing().points;
    let rights = game.rights();
    let state = json!({
        "ok": true,
        "fen": fen::print(position),
        "turn": game.turn().map(Side::id),
        "legal": legal,
        "check": position.in_check(),
        "facing": position.facing(),
        "points": {"cho": decimal(points.cho), "han": decimal(points.han)},
        "actions": {"call": rights.call, "offer_draw": rights.offer_draw, "accept_draw": rights.accept_draw},
        "verdict": game.verdict(),
    });
    match state {
        Value::Object(state) => state,
        _ => Map::new(),
    }
}

fn decimal(points: HalfPoints) -> f64 {
    f64::from(points.0) / 2.0
}

fn token(game: &Game, action: Move) -> String {
    uci::print_move(action, game.position())
}

fn refusal(refusal: &Refusal) -> Value {
    json!({"code": refusal.cause.code(), "rule": refusal.rule.to_string(), "facts": refusal.facts})
}

fn refused(game: &Game, (action, why): &(Move, Refusal)) -> Value {
    json!({
        "move": token(game, *action), "code": why.cause.code(), "rule": why.rule.to_string(), "facts": why.facts,
    })
}

fn foretold(game: &Game, warnings: &Warnings) -> Value {
    let repeats: Value = warnings.repeats.iter().map(|repeat| repeated(game, repeat)).collect();
    let endings: Value = warnings
        .endings
        .iter()
        .map(|(action, verdict)| json!({"move": token(game, *action), "verdict": verdict}))
        .collect();
    let bikjang = warnings.bikjang.as_ref().map(|bikjang| {
        json!({
            "since": bikjang.since,
            "open": bikjang.open == YesNo::Yes,
            "callable": bikjang.call_refused.is_none(),
            "call_refused": bikjang.call_refused.as_ref().map(refusal),
        })
    });
    json!({
        "repeats": repeats,
        "endings": endings,
        "bikjang": bikjang,
        "if_both_pass": game.standing().if_both_pass.map(|outcome| outcome.code()),
    })
}

fn repeated(game: &Game, repeat: &Repeat) -> Value {
    json!({
        "move": token(game, repeat.action),
        "occurrence": repeat.occurrence,
        "plies": repeat.plies,
        "at_fault": repeat.at_fault.map(Side::id),
    })
}

/// For each action asked about: `null` when it may be played, else why not.
fn reasons(game: &Game, tokens: &[String]) -> Result<Map<String, Value>, JudgeError> {
    let mut reasons = Map::new();
    for text in tokens {
        let action = Action::parse(text, game.position()).ok().and_then(Action::board_move);
        let action = action.ok_or_else(|| request("why", "must be a list of steps and passes"))?;
        let reason = match game.why(action) {
            Ok(()) => Value::Null,
            Err(error) => json!({
                "kind": kind(&error), "code": error.code(), "detail": error.to_string(), "facts": action_facts(&error),
            }),
        };
        reasons.insert(text.clone(), reason);
    }
    Ok(reasons)
}

const fn kind(error: &ActionError) -> &'static str {
    match error {
        ActionError::Illegal(_) => "illegal",
        ActionError::Refused(_) => "refused",
        ActionError::Over => "over",
    }
}
