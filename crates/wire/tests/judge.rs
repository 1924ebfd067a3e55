//! Tests that error messages contain the same facts as the output of `janggi::api::judge`.

use std::collections::BTreeSet;

use janggi::ruleset::json::RulesFaults;
use janggi::{ActionError, Game, Move, Position, Preset, Rules, Square, Start, fen};
use serde_json::{Map, Value, json};
use wire::convert;

/// Positions whose illegal steps together cover all reasons that the test expects.
const BOARDS: [(Preset, &str); 6] = [
    (
        Preset::Record,
        "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
    ),
    (Preset::Record, "3k5/9/9/9/1C2c4/9/9/9/4K4/2c1C1C2 w - - 0 1"),
    (Preset::Record, "3k5/9/9/9/9/9/9/3A5/4K4/4r4 w - - 0 1"),
    (Preset::Record, "4k4/9/9/9/9/9/9/4A4/4K4/9 w - - 0 1"),
    (Preset::Record, "3k5/9/9/9/9/4r4/9/4A4/4K4/9 w - - 0 1"),
    (Preset::Koopkorea3, "4k4/9/9/9/9/9/4P4/9/4K4/9 w - - 0 1"),
];

fn judged(line: &Value) -> Value {
    serde_json::from_str(&janggi::api::judge(&line.to_string())).expect("the judge answers in JSON")
}

/// Returns the names of the judge's facts that are missing or different in the message.
fn differing<'a>(judge: &'a Map<String, Value>, message: &Map<String, Value>) -> Vec<&'a String> {
    let differs = |(name, fact): &(&'a String, &Value)| message.get(*name) != Some(fact);
    judge.iter().filter(differs).map(|(name, _)| name).collect()
}

fn facts(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("facts are an object")
}

/// Asserts that the message about an error has the judge's facts, and unless the game is over, the code as `reason`.
fn agrees(error: &ActionError, judge: &Value) {
    let message = convert::action_error(error);
    assert_eq!(
        differing(facts(&judge["facts"]), &message.facts),
        [""; 0],
        "{error:?}: {message}"
    );
    match error {
        ActionError::Over => assert!(message.facts.is_empty()),
        ActionError::Illegal(_) | ActionError::Refused(_) => assert_eq!(message.facts["reason"], error.code()),
    }
}

#[test]
fn illegal_steps_have_the_facts_of_the_judge() {
    let mut reasons = BTreeSet::new();
    for (rules, board) in BOARDS {
        let position = Position::try_from(fen::parse(board).expect(board)).expect(board);
        let game = Game::new(rules.rules(), Start::Fen(position)).expect(board);
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            let Err(error) = game.why(Move::Step { from, to }) else {
                continue;
            };
            if !reasons.insert(error.code()) {
                continue;
            }
            let token = format!("{from}{to}");
            let answer = judged(&json!({"rules": rules.id(), "fen": board, "why": [token]}));
            match answer["why"].get(&token) {
                Some(why) => agrees(&error, why),
                // The judge does not accept a step from a point to itself.
                None => assert_eq!(error.code(), "null_step", "{answer}"),
            }
        }
    }
    let wanted = [
        "backward",
        "exposes_general",
        "leaves_facing",
        "leaves_palace",
        "leg_blocked",
        "many_screens",
        "no_palace_line",
        "no_piece",
        "no_screen",
        "not_yours",
        "null_step",
        "own_piece",
        "path_blocked",
        "screen_is_cannon",
        "stays_in_check",
        "takes_cannon",
        "wrong_shape",
    ];
    let missing: Vec<&str> = wanted.into_iter().filter(|reason| !reasons.contains(reason)).collect();
    assert!(missing.is_empty(), "no position shows {missing:?}");
    assert_eq!(reasons.len(), wanted.len(), "{reasons:?}");
}

#[test]
fn refused_steps_have_the_facts_of_the_judge() {
    let lines = [
        json!({"rules": "pychess", "fen": "4k4/9/9/9/9/9/9/9/4K4/R8 w - - 0 1", "why": ["a1a2"]}),
        json!({"rules": "kakao", "moves": ["pass", "pass"], "why": ["a4b4"]}),
    ];
    for line in lines {
        let game = janggi::api::game_of(&line.to_string()).expect("a game");
        let token = line["why"][0].as_str().expect("a token");
        let action = janggi::Action::parse(token, game.position()).expect("an action");
        let error = game.why(action.board_move().expect("a step")).expect_err("not allowed");
        agrees(&error, &judged(&line)["why"][token]);
    }
}

#[test]
fn faults_of_rule_sets_have_the_words_of_the_judge() {
    let rules = json!({"schema": 1, "base": "kakao", "set": {"deom": "x", "nothing": 1, "pass.double": 7}});
    let faults: RulesFaults = Rules::from_value(&rules).expect_err("faults");
    let message = convert::rules_faults(&faults);
    let answer = judged(&json!({"rules": rules}));
    let judge = answer["error"]["facts"]["faults"].as_array().expect("a list");
    let rows = message.facts["faults"].as_array().expect("a list");
    assert!(judge.len() >= 3 && judge.len() == rows.len(), "{answer} {message}");
    for (judge, row) in judge.iter().zip(rows) {
        assert_eq!(differing(facts(judge), facts(row)), [""; 0], "{message}");
        assert_eq!(row["problem"], row["code"], "older clients read `problem`");
    }
}
