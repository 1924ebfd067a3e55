//! The text contracts: JSON in, JSON out, the same everywhere: command line, browser, worker, bindings.
//!
//! - [`judge`]: one line of `janggun judge`, a rule set, a start and actions, judged by [`Game`]
//! - [`records`]: files of game records, and questions about positions and moves
//! - [`presets`], [`sentences`]: what a client needs to show rules and endings without knowing any
//!
//! Owns the shape of these texts. Each is a struct here, and `bindings/npm/src/api.gen.ts` is written from them. It
//! decides nothing.
//!
//! # Stability
//! Names, codes and facts are promised; fields are only added.

mod answer;
mod catalog;
mod error;
mod literal;
mod object;
mod queries;
mod records;
mod request;
#[cfg(test)]
mod typescript;

use alloc::string::String;

use serde::Serialize;

pub use answer::{state, warnings};
pub use catalog::{presets, sentences};
pub use error::{RulesFault, action_facts, fault_facts, rules_faults};
pub use records::records;

use crate::Game;
use error::{ApiError, JudgeError};
use request::Request;

/// Judges one line.
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

/// The game of a line, for programs that do more with it than judge it.
///
/// # Errors
/// What [`judge`] answers to the line: `{"ok":false,…}`.
pub fn game_of(line: &str) -> Result<Game, String> {
    Request::parse(line)
        .and_then(|request| request.replay())
        .map_err(|error: JudgeError| ApiError::from(&error).into_json())
}

/// A value of this module as JSON text.
fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a struct whose maps have texts as keys is JSON")
}
