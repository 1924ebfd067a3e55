//! Tests that the JSON interfaces still return the answers in `testdata/stable/answers.jsonl`, because clients rely on
//! them. Fields may be added, but none may be removed or have a different value. `detail` is meant for human readers
//! and may change. `JANGGUN_WRITE=1` updates the answers.
#![cfg(feature = "json")]

use std::fs;
use std::path::Path;

use janggi::api;
use serde_json::{Value, json};

/// Returns the current answer to the request of a row.
fn answer(row: &Value) -> Value {
    let text = match (row["judge"].as_str(), row["records"].as_str()) {
        (Some(request), None) => api::judge(request),
        (None, Some(request)) => api::records(request),
        _ => panic!("a row asks the judge or the records: {row}"),
    };
    serde_json::from_str(&text).expect("answers are JSON")
}

/// Describes every value of `then` that is missing or different in `now`, except `detail`.
fn lost(path: &str, then: &Value, now: &Value) -> Vec<String> {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => then
            .iter()
            .filter(|(name, _)| *name != "detail")
            .flat_map(|(name, then)| match now.get(name) {
                Some(now) => lost(&format!("{path}.{name}"), then, now),
                None => vec![format!("{path}.{name} is gone")],
            })
            .collect(),
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => (0..)
            .zip(then.iter().zip(now))
            .flat_map(|(at, (then, now))| lost(&format!("{path}[{at}]"), then, now))
            .collect(),
        (then, now) if then == now => Vec::new(),
        (then, now) => vec![format!("{path} was {then} and is {now}")],
    }
}

#[test]
fn answers_lose_nothing() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/stable/answers.jsonl");
    let text = fs::read_to_string(&path).expect("answers.jsonl");
    let mut rows: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        for row in &mut rows {
            row["answer"] = answer(row);
        }
        let lines: String = rows.iter().map(|row| format!("{row}\n")).collect();
        fs::write(&path, lines).expect("stable data can be written");
    }
    assert!(rows.len() > 140, "only {} rows", rows.len());
    let lost: Vec<String> = rows
        .iter()
        .flat_map(|row| lost(&row.to_string(), &row["answer"], &answer(row)))
        .collect();
    assert!(lost.is_empty(), "MAJOR:\n{}", lost.join("\n"));
}

#[test]
fn every_loss_is_noticed() {
    let then = json!({"a": [1, {"b": null}], "detail": "one"});
    assert_eq!(
        lost("", &then, &json!({"a": [1, {"b": null}], "c": 2, "detail": "two"})),
        [""; 0]
    );
    for now in [
        json!({"detail": "one"}),
        json!({"a": [1]}),
        json!({"a": [1, {}]}),
        json!({"a": [1, {"b": 0}]}),
    ] {
        assert_eq!(lost("", &then, &now).len(), 1, "{now}");
    }
}
