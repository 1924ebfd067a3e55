//! The judge: one JSON line in, one JSON line out. The same text everywhere: command line, browser, worker, bindings.
//!
//! Owns the form of the line. It decides nothing: a line is a rule set, a start and actions, and `Game` judges them.
//!
//! # Stability
//! Names, codes and facts are promised; fields are only added.

mod answer;
mod error;
mod export;
mod request;

use alloc::string::{String, ToString};

pub use export::{presets, sentences};

use serde_json::{Value, json};

use crate::game::{ActionError, Game};
use crate::judge::error::JudgeError;
use crate::judge::request::Request;

/// Judges one line.
///
/// ```
/// let line = r#"{"rules":"kakao","moves":["pass","pass"]}"#;
/// let answer: serde_json::Value = serde_json::from_str(&janggi::judge::judge_line(line))?;
/// assert_eq!(answer["verdict"]["outcome"], "han");
/// assert_eq!(answer["verdict"]["rule"], "pass.double");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[must_use]
pub fn judge_line(line: &str) -> String {
    let answer = match judge(line) {
        Ok(answer) => answer,
        Err(error) => json!({"ok": false, "error": error.to_value()}),
    };
    answer.to_string()
}

/// The game of a line, for programs that do more with it than judge it.
///
/// # Errors
/// What [`judge_line`] answers to the line: `{"ok":false,…}`.
pub fn game_of(line: &str) -> Result<Game, String> {
    Request::parse(line)
        .and_then(|request| request.replay())
        .map_err(|error| json!({"ok": false, "error": error.to_value()}).to_string())
}

/// The state of a game in the words of an answer, as a JSON object: position, legal actions, points, verdict.
#[must_use]
pub fn state(game: &Game) -> String {
    Value::Object(answer::state(game)).to_string()
}

/// The warnings of a game in the words of an answer, as a JSON object: `refused` and `warnings`.
#[must_use]
pub fn warnings(game: &Game) -> String {
    Value::Object(answer::warned(game)).to_string()
}

/// The facts of an illegal or refused action in the words of an answer, as a JSON object.
#[must_use]
pub fn facts(error: &ActionError) -> String {
    error::action_facts(error).to_string()
}

fn judge(line: &str) -> Result<Value, JudgeError> {
    let request = Request::parse(line)?;
    let game = request.replay()?;
    answer::answer(&request, &game)
}
