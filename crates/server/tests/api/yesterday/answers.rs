//! Tests that today's server returns the same answers as an old server did before it was stopped.

use super::World;
use super::compare::{Exception, May, differences, shape_differences};
use crate::client::Answer;
use serde_json::{Value, json};

const fn exception(of: &'static str, at: &'static str, may: May) -> Exception {
    Exception { of, at, may }
}

/// Places where an answer may differ.
const EXCEPTIONS: &[Exception] = &[
    // Time of the response.
    exception("/api/games/", "/now/at_ms", May::Grow),
    // The restart added an event to each game in progress. Then both clocks stand still for a while.
    exception("/api/games/", "/seq", May::Grow),
    exception("/api/games/", "/now/clocks/*/runs_from_ms", May::Grow),
    exception("/api/games?", "/games/*/updated_ms", May::Grow),
    // Players in lists used to have no ratings.
    exception("/api/games?", "/games/*/seats/*/player/rating", May::Come),
    // Records are generated on request, in today's wording. crates/cli/tests/yesterday.rs tests saved records.
    exception("/api/games/", "/tags", May::Change),
    exception("/api/account/export", "/games/*/record/tags", May::Change),
    exception("/api/account/export", "/exported_ms", May::Grow),
    // English text for client developers; pages show the message for the code.
    exception("/api/", "/error/detail", May::Change),
];

/// Record formats whose text is not compared. The same games are compared as JSON.
const IN_WORDS: [&str; 2] = ["/record/gib", "/record/pgn"];

/// Lists built into the program. Only their structure is compared, because their contents may change with a release.
const OF_THE_PROGRAM: [&str; 2] = ["/api/levels", "/api/rules"];

#[tokio::test]
async fn every_reader_is_answered_as_before() {
    for world in World::all() {
        let (site, _service) = world.site().await;
        let answers = world.lines("answers.jsonl.gz");
        let mut faults = Vec::new();
        for line in &answers {
            let before: Value = serde_json::from_str(line).unwrap();
            let (reader, path) = (before["reader"].as_str().unwrap(), before["path"].as_str().unwrap());
            let now = world.visitor(&site, reader).get(path).await;
            let found = otherwise(&before, path, &now);
            faults.extend(found.into_iter().map(|fault| format!("{reader} {path}: {fault}")));
        }
        assert!(answers.len() > 300, "{} in {:?}", answers.len(), world.folder);
        let count = faults.len();
        assert!(
            faults.is_empty(),
            "{count} in {:?}:\n{}",
            world.folder,
            faults.join("\n")
        );
    }
}

/// Returns the JSON of a response, which may be chunked.
fn whole(answer: &Answer) -> Value {
    match answer.header("transfer-encoding") {
        Some(_) => serde_json::from_str(&answer.unchunked()).unwrap(),
        None => answer.json(),
    }
}

/// Describes what is missing or different in today's answer.
fn otherwise(before: &Value, path: &str, now: &Answer) -> Vec<String> {
    let kind = now.header("content-type").unwrap_or_default();
    let today = json!({"status": now.status, "type": kind.split(';').next()});
    let then = json!({"status": before["status"], "type": before["type"]});
    if today != then {
        return vec![format!("was {then}, is {today}")];
    }
    if IN_WORDS.iter().any(|form| path.ends_with(form)) {
        return Vec::new();
    }
    if let Some(text) = before["text"].as_str() {
        return if text == now.body {
            Vec::new()
        } else {
            vec![format!("was {text:?}, is {:?}", now.body)]
        };
    }
    let Some(body) = before.get("body") else {
        return Vec::new();
    };
    if OF_THE_PROGRAM.contains(&path) {
        return shape_differences(body, &now.json());
    }
    let exceptions: Vec<&Exception> = EXCEPTIONS.iter().filter(|one| path.starts_with(one.of)).collect();
    differences(body, &whole(now), &exceptions)
}
