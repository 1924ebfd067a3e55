//! Tests of the judge with the cases of `testdata/rules`. Each row has a rule set, a start, actions, and the expected
//! answer. If a row fails, its comment and source are printed. Any implementation in any language can use the files.
#![cfg(feature = "json")]

use janggi::api;
use serde_json::{Map, Value};

const FILES: [(&str, &str); 10] = [
    ("bikjang", include_str!("../../testdata/rules/bikjang.jsonl")),
    ("points", include_str!("../../testdata/rules/points.jsonl")),
    ("repetition", include_str!("../../testdata/rules/repetition.jsonl")),
    (
        "xiangqi_repetition",
        include_str!("../../testdata/rules/xiangqi_repetition.jsonl"),
    ),
    ("precedence", include_str!("../../testdata/rules/precedence.jsonl")),
    (
        "dead_position",
        include_str!("../../testdata/rules/dead_position.jsonl"),
    ),
    ("stopped", include_str!("../../testdata/rules/stopped.jsonl")),
    ("laws", include_str!("../../testdata/rules/laws.jsonl")),
    ("games", include_str!("../../testdata/rules/games.jsonl")),
    ("warnings", include_str!("../../testdata/rules/warnings.jsonl")),
];

/// Returns the row's request to the judge.
fn request(row: &Value) -> Value {
    let asked = ["rules", "fen", "start", "moves", "claims", "warnings", "why"];
    let fields = asked
        .into_iter()
        .filter_map(|field| Some((field.to_owned(), row.get(field)?.clone())));
    Value::Object(fields.collect::<Map<_, _>>())
}

/// Describes the differences between the answer and the row's expectation. `legal_count`, `has` and `lacks` apply to
/// the legal actions. Of objects, only the fields in the row are compared; all other values must be equal.
fn differences(expect: &Value, answer: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let legal: Vec<&str> = answer["legal"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    let listed = |value: &Value| value.as_array().cloned().unwrap_or_default();
    for (name, wanted) in expect.as_object().expect("an object") {
        let agrees = match name.as_str() {
            "legal_count" => wanted == legal.len(),
            "has" => listed(wanted)
                .iter()
                .all(|mv| legal.contains(&mv.as_str().unwrap_or_default())),
            "lacks" => !listed(wanted)
                .iter()
                .any(|mv| legal.contains(&mv.as_str().unwrap_or_default())),
            "outcome" => answer["verdict"].get("outcome").unwrap_or(&Value::Null) == wanted,
            "code" | "rule" => &answer["verdict"][name] == wanted,
            "facts" => covers(&answer["verdict"]["facts"], wanted),
            "error" => is_error(&answer["error"], wanted),
            _ => covers(&answer[name], wanted),
        };
        if !agrees {
            wrong.push(format!("{name} is not {wanted}"));
        }
    }
    if expect.get("error").is_none() && answer["ok"] != true {
        wrong.push("refused".to_owned());
    }
    wrong
}

/// Returns whether `whole` contains every value of `part`.
fn covers(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => part
            .iter()
            .all(|(name, value)| whole.get(name).is_some_and(|found| covers(found, value))),
        (Value::Array(whole), Value::Array(part)) => {
            whole.len() == part.len() && whole.iter().zip(part).all(|(whole, part)| covers(whole, part))
        }
        _ => whole == part,
    }
}

fn is_error(error: &Value, wanted: &Value) -> bool {
    wanted
        .as_object()
        .expect("an object")
        .iter()
        .all(|(name, value)| match name.as_str() {
            "reason" => &error["facts"]["reason"] == value,
            _ => &error[name] == value,
        })
}

#[test]
fn every_row_agrees() {
    let mut rows = 0;
    let mut failures = Vec::new();
    for (file, lines) in FILES {
        for line in lines.lines() {
            let row: Value = serde_json::from_str(line).expect("JSON");
            let answer: Value = serde_json::from_str(&api::judge(&request(&row).to_string())).expect("JSON");
            let wrong = differences(&row["expect"], &answer);
            if !wrong.is_empty() {
                failures.push(format!(
                    "{file} {}: {} ({}; {})\n  {answer}",
                    row["case"],
                    wrong.join(", "),
                    row["comment"],
                    row["source"]
                ));
            }
            rows += 1;
        }
    }
    assert!(
        failures.is_empty(),
        "{} of {rows} rows:\n{}",
        failures.len(),
        failures.join("\n")
    );
    assert!(rows > 300, "{rows} rows");
}

#[test]
fn a_wrong_expectation_is_noticed() {
    let row = serde_json::json!({"rules": "kakao", "moves": ["pass", "pass"]});
    let answer: Value = serde_json::from_str(&api::judge(&row.to_string())).expect("JSON");
    for wrong in [
        serde_json::json!({"outcome": "cho"}),
        serde_json::json!({"code": "mate"}),
        serde_json::json!({"facts": {"cho_half": 1}}),
        serde_json::json!({"legal_count": 1}),
        serde_json::json!({"has": ["a4b4"]}),
        serde_json::json!({"error": {"code": "bad_json"}}),
    ] {
        assert_eq!(differences(&wrong, &answer).len(), 1, "{wrong}");
    }
}
