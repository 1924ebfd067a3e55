//! Judges one line of `janggun judge`: a rule set, a start and actions.

use alloc::string::String;

use super::answer;
use super::error::{ApiError, JudgeError};
use super::json::to_json;
use super::request::Request;
use crate::Game;

/// Judges one line: replays its actions under its rule set, and returns the answer as JSON.
///
/// ```
/// let line = r#"{"rules":"kakao","moves":["pass","pass"]}"#;
/// let answer: serde_json::Value = serde_json::from_str(&janggi::api::judge(line))?;
/// assert_eq!(answer["verdict"]["outcome"], "han");
/// assert_eq!(answer["verdict"]["rule"], "pass.double");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[must_use]
pub fn judge(line: &str) -> String {
    let judged = Request::parse(line).and_then(|request| {
        let game = request.replay()?;
        answer::judged(&request, &game)
    });
    match judged {
        Ok(judged) => to_json(&judged),
        Err(error) => ApiError::from(&error).into_json(),
    }
}

/// Returns the game described by a line, for programs that need more than the answer.
///
/// # Errors
/// If the line cannot be judged, returns the answer of [`judge`]: `{"ok":false,…}`.
pub fn game_of(line: &str) -> Result<Game, String> {
    Request::parse(line)
        .and_then(|request| request.replay())
        .map_err(|error: JudgeError| ApiError::from(&error).into_json())
}
