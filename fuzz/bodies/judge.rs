//! Checks that the judge answers any line in JSON, with a known error code or with a state in which it accepts the
//! listed actions.

use janggi::api;
use serde_json::{Value, json};

const CODES: [&str; 9] = [
    "bad_json",
    "bad_request",
    "bad_rules",
    "bad_fen",
    "bad_position",
    "bad_move",
    "illegal_move",
    "refused_move",
    "game_over",
];

pub(crate) fn judge(data: &[u8]) {
    let Ok(line) = core::str::from_utf8(data) else { return };
    let answer: Value = serde_json::from_str(&api::judge(line)).expect("the judge answers in JSON");
    if answer["ok"] == false {
        let error = &answer["error"];
        assert!(CODES.iter().any(|code| error["code"] == *code), "{answer}");
        assert!(error["detail"].is_string() && error["facts"].is_object(), "{answer}");
        return;
    }
    let legal = answer["legal"].as_array().expect("a list");
    assert_eq!(answer["turn"].is_null(), answer["verdict"].is_object());
    assert!(answer["verdict"].is_null() || legal.is_empty());
    let mut request: Value = serde_json::from_str(line).expect("it was read");
    let mut moves = request["moves"].as_array().cloned().unwrap_or_default();
    let Some(action) = legal.get(line.len() % legal.len().max(1)) else {
        return;
    };
    moves.push(action.clone());
    request["moves"] = json!(moves);
    if let Some(object) = request.as_object_mut() {
        object.remove("why");
    }
    let next: Value = serde_json::from_str(&api::judge(&request.to_string())).expect("JSON");
    assert_eq!(next["ok"], true, "{request} {next}");
}
