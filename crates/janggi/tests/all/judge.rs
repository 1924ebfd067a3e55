//! Tests of the judge: answers for `testdata/positions`, error codes, and the optional parts of an answer.
#![cfg(feature = "json")]

use std::collections::BTreeSet;
use std::io::Read;

use flate2::read::GzDecoder;
use janggi::api;
use janggi::{Preset, Rules, ruleset::Field};
use serde_json::{Value, json};

const POSITIONS: [&[u8]; 4] = [
    include_bytes!("../../testdata/positions/pychess.jsonl.gz"),
    include_bytes!("../../testdata/positions/fsf-traditional.jsonl.gz"),
    include_bytes!("../../testdata/positions/fsf-modern.jsonl.gz"),
    include_bytes!("../../testdata/positions/fsf-casual.jsonl.gz"),
];

fn judged(line: &Value) -> Value {
    serde_json::from_str(&api::judge(&line.to_string())).expect("the judge answers in JSON")
}

fn error(line: &Value) -> (String, Option<u64>) {
    let answer = judged(line);
    assert_eq!(answer["ok"], false, "{line}");
    let code = answer["error"]["code"].as_str().expect("a code").to_owned();
    assert!(!answer["error"]["detail"].as_str().expect("a detail").is_empty());
    assert!(answer["error"]["facts"].is_object());
    (code, answer["error"]["at"].as_u64())
}

#[test]
fn every_position_gets_its_answer() {
    let mut cases = 0;
    for packed in POSITIONS {
        let mut lines = String::new();
        GzDecoder::new(packed).read_to_string(&mut lines).expect("gzip");
        for line in lines.lines() {
            let case: Value = serde_json::from_str(line).expect("JSON");
            let answer = judged(&json!({
                "rules": case["rules"], "fen": case["fen"], "moves": case["moves"], "claims": "last",
            }));
            let expect = &case["expect"];
            assert_eq!(answer["ok"], true, "{answer} {case}");
            for field in ["fen", "legal", "check", "facing"] {
                assert_eq!(answer[field], expect[field], "{field} of {case}");
            }
            let outcome = answer["verdict"].get("outcome").unwrap_or(&Value::Null);
            assert_eq!(outcome, &expect["outcome"], "{case}");
            assert_eq!(answer["turn"].is_null(), !expect["outcome"].is_null());
            cases += 1;
        }
    }
    assert_eq!(cases, 8006);
}

#[test]
fn a_line_without_start_is_the_usual_one() {
    let answer = judged(&json!({"rules": "pychess"}));
    assert_eq!(
        answer["fen"],
        "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"
    );
    assert_eq!(answer["legal"].as_array().expect("moves").len(), 32);
    assert_eq!(answer["points"], json!({"cho": 72.0, "han": 73.5}));
    assert_eq!(
        answer["actions"],
        json!({"call": false, "offer_draw": false, "accept_draw": false})
    );
    assert_eq!(answer["verdict"], Value::Null);
}

#[test]
fn a_verdict_has_code_rule_and_facts() {
    let answer = judged(&json!({"rules": "pychess", "moves": ["e2e2", "e9e9"]}));
    assert_eq!(answer["turn"], Value::Null);
    assert_eq!(answer["legal"], json!([]));
    assert_eq!(
        answer["verdict"],
        json!({"outcome": "han", "code": "double_pass", "rule": "pass.double", "facts": {
            "cho_half": 144, "han_half": 147, "deom_half": 3, "tie": false, "decided_by": "points", "plies": [1, 2], "ply": 2,
            "fen": "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 2 2",
        }})
    );
}

#[test]
fn faults_of_a_position_name_side_piece_and_point() {
    let facts = |rules: &str, fen: &str| {
        let answer: Value =
            serde_json::from_str(&api::judge(&json!({"rules": rules, "fen": fen}).to_string())).expect("JSON");
        answer["error"]["facts"].clone()
    };
    assert_eq!(
        facts("kakao", "4k4/9/4R4/9/9/9/9/9/9/A8 w - - 0 1"),
        json!({
            "reason": "bad_position",
            "faults": ["no_general", "outside_palace", "opponent_in_check"],
            "where": ["cho", "cho a", "han"],
        })
    );
    assert_eq!(
        facts("xiangqi", "4k4/9/9/9/9/9/2B6/9/9/3K5 w - - 0 1"),
        json!({"reason": "bad_position", "faults": ["unreachable_point"], "where": ["cho b c4"]})
    );
    assert_eq!(
        facts("kakao", "4k4/9/9/9/4x4/9/9/9/4K4/9 w"),
        json!({"reason": "fen_piece", "rank": 6, "found": "x"})
    );
}

#[test]
fn every_error_has_its_code() {
    assert!(api::judge("{").contains("\"bad_json\""));
    assert_eq!(error(&json!([])).0, "bad_request");
    assert_eq!(error(&json!({"moves": []})).0, "bad_request");
    assert_eq!(error(&json!({"rules": "kakao", "colour": 1})).0, "bad_request");
    assert_eq!(
        error(&json!({"rules": "kakao", "fen": "", "start": {}})).0,
        "bad_request"
    );
    assert_eq!(error(&json!({"rules": "kakao", "moves": [1]})).0, "bad_request");
    assert_eq!(error(&json!({"rules": "nothing"})).0, "bad_rules");
    assert_eq!(
        error(&json!({"rules": {"schema": 1, "base": "kakao", "set": {"deom": "x"}}})).0,
        "bad_rules"
    );
    assert_eq!(error(&json!({"rules": "kakao", "fen": "9/9 w"})).0, "bad_fen");
    assert_eq!(
        error(&json!({"rules": "kakao", "fen": "9/9/9/9/9/9/9/9/9/9 w - - 0 1"})).0,
        "bad_position"
    );
    assert_eq!(
        error(&json!({"rules": "kakao", "start": {"setup": {"cho": "central", "han": "mssm"}}})).0,
        "bad_position"
    );
    assert_eq!(
        error(&json!({"rules": "kakao", "start": {"handicap": ["e9"]}})).0,
        "bad_position"
    );
    assert_eq!(
        error(&json!({"rules": "koopkorea-3", "fen": "4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1"})).0,
        "bad_position"
    );
    assert_eq!(
        error(&json!({"rules": "kakao", "moves": ["a4b4", "z1"]})),
        ("bad_move".into(), Some(1))
    );
    assert_eq!(
        error(&json!({"rules": "kakao", "moves": ["a4b4", "a4b4"]})),
        ("illegal_move".into(), Some(1))
    );
    assert_eq!(
        error(&json!({"rules": "kakao", "moves": ["offer"]})),
        ("refused_move".into(), Some(0))
    );
    assert_eq!(
        error(&json!({"rules": "kakao", "moves": ["pass", "pass", "a4b4"]})),
        ("game_over".into(), Some(2))
    );
}

#[test]
fn a_line_of_sight_is_foretold() {
    let fen = "rnba1abnr/4k4/1c5c1/p1p3p1p/9/9/P1P3P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    let answer = judged(&json!({"rules": "pychess", "fen": fen, "warnings": true, "why": ["a1a2", "e2e3", "e2d2"]}));
    assert_eq!(answer["warnings"]["bikjang"]["open"], true);
    assert_eq!(answer["warnings"]["bikjang"]["callable"], false);
    assert_eq!(answer["warnings"]["if_both_pass"], "han");
    assert_eq!(answer["warnings"]["endings"][0]["move"], "e2e2");
    assert_eq!(answer["warnings"]["endings"][0]["verdict"]["code"], "bikjang_accepted");
    assert_eq!(answer["why"]["a1a2"]["code"], "bikjang_unresolved");
    assert_eq!(answer["why"]["e2d2"], Value::Null);
    let refused = answer["refused"].as_array().expect("refused steps");
    assert_eq!(refused.len() + answer["legal"].as_array().expect("steps").len(), 31);
}

#[test]
fn what_agreeing_and_calling_would_come_to_is_foretold() {
    let behind = "4k4/9/9/9/p8/P8/9/9/4K4/9 w - - 0 1";
    let offered = |rules: &str, moves: &[&str]| {
        let answer = judged(&json!({"rules": rules, "fen": behind, "moves": moves, "warnings": true}));
        (
            answer["warnings"]["if_agreed"].clone(),
            answer["warnings"]["if_called"].clone(),
            answer["points"].clone(),
        )
    };
    let points = json!({"cho": 2.0, "han": 3.5});
    for moves in [&[][..], &["offer"]] {
        assert_eq!(
            offered("koopkorea-1a", moves),
            (json!("han"), Value::Null, points.clone())
        );
    }
    assert_eq!(offered("casual", &[]).0, "draw");
    assert_eq!(offered("kakao", &[]).0, Value::Null);
    assert_eq!(offered("kja-points", &[]).1, "han");
    let over = judged(&json!({"rules": "koopkorea-1a", "fen": behind, "moves": ["offer", "accept"], "warnings": true}));
    assert_eq!(over["verdict"]["outcome"], "han");
    assert_eq!(over["warnings"]["if_agreed"], Value::Null);
}

#[test]
fn all_that_a_page_shows_is_told_where_it_is_asked_for() {
    let fen = "4k4/9/4p4/9/9/9/9/9/4K4/R8 w - - 0 1";
    let moves = ["a1b1", "e10d10", "b1a1", "d10e10", "a1b1", "e10d10"];
    let told = |moves: &[&str]| {
        let answer = judged(&json!({"rules": "pychess", "fen": fen, "moves": moves, "present": true}));
        answer["present"].clone()
    };
    let present = told(&moves);
    let game = janggi::api::game_of(&json!({"rules": "pychess", "fen": fen, "moves": moves}).to_string());
    let checksum = game.expect("a game").present().checksum();
    assert_eq!(present["checksum"], json!(format!("{checksum:08x}")));
    assert_eq!((&present["ply"], &present["deom_half"]), (&json!(6), &json!(3)));
    assert_eq!(present["bikjang"], Value::Null);
    // Every action changes the checksum, even if the position has occurred before.
    let sums: BTreeSet<String> = (0..=moves.len())
        .map(|ply| told(&moves[..ply])["checksum"].to_string())
        .collect();
    assert_eq!(sums.len(), moves.len() + 1);
    let silent = judged(&json!({"rules": "pychess", "fen": fen, "present": false}));
    assert_eq!(silent.get("present"), None);
}

#[test]
fn every_revision_is_told_in_full() {
    let listed: Value = serde_json::from_str(&api::presets()).expect("JSON");
    let mut revisions = 0;
    for (preset, entry) in Preset::ALL.into_iter().zip(listed.as_array().expect("a list")) {
        let earlier = entry["earlier"].as_array().expect("revisions");
        let all: Vec<(String, Rules)> = preset.revisions().collect();
        assert_eq!(all.len(), 1 + earlier.len(), "{entry}");
        for (at, (id, rules)) in all.into_iter().enumerate() {
            let told = if at == 0 { entry } else { &earlier[at - 1] };
            assert_eq!(id, format!("{}@{}", preset.id(), told["revision"]));
            assert_eq!(told["rules"], rules.to_value(), "{id}");
            let answer = judged(&json!({"rules": id, "in_full": true}));
            for field in Field::ALL {
                let path = field.path();
                let newest = &entry["fields"][path]["value"];
                let shown = told["values"].get(path).unwrap_or(newest);
                assert_eq!(
                    (shown, &answer["rules"][path]),
                    (&rules.value(field), shown),
                    "{id} {path}"
                );
            }
            revisions += 1;
        }
    }
    assert!(revisions > 30, "{revisions}");
    let changed = json!({"schema": 1, "base": "kakao@1", "set": {"limit.total_plies.n": 300}});
    let answer = judged(&json!({"rules": changed, "in_full": true}));
    assert_eq!(answer["rules"]["limit.total_plies"]["n"], 300);
    assert_eq!(judged(&json!({"rules": "kakao"})).get("rules"), None);
}
