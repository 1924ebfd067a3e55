//! Tests of rule sets in JSON: round trips, changes to a preset, and faults with their paths.
#![cfg(feature = "serde")]

use janggi::ruleset::json::RulesFaults;
use janggi::ruleset::{DeadPosition, SetupOrder, Touch};
use janggi::{Preset, Rules, Side};
use serde_json::{Value, json};

fn faults(value: &Value) -> Vec<String> {
    let RulesFaults(faults) = Rules::from_value(value).expect_err("faulty rules");
    faults
        .iter()
        .map(|fault| format!("{} {}", fault.path, fault.problem.code()))
        .collect()
}

#[test]
fn every_preset_survives_the_way_out_and_back() {
    for preset in Preset::ALL {
        let rules = preset.rules();
        assert_eq!(Rules::from_value(&rules.to_value()), Ok(rules.clone()), "{preset:?}");
        assert_eq!(
            Rules::from_json(&serde_json::to_string(&rules).expect("JSON")),
            Ok(rules.clone())
        );
        assert_eq!(Rules::from_value(&json!(preset.id())), Ok(rules.clone()));
        let based = json!({"schema": 1, "base": format!("{}@{}", preset.id(), preset.revision()), "set": {}});
        assert_eq!(Rules::from_value(&based), Ok(rules));
    }
}

/// House rules and games refer to a preset as `id@revision`, even if the preset has changed since.
#[test]
fn an_older_revision_keeps_its_values() {
    let then = Rules::from_value(&json!("chesswar@1")).expect("rules");
    assert_eq!(then.to_value()["movement"], "janggi");
    let based = json!({"schema": 1, "base": "chesswar@1", "set": {"deom": 3}});
    assert_eq!(
        Rules::from_value(&based).expect("rules").to_value()["movement"],
        "janggi"
    );
    for now in ["chesswar", "chesswar@3"] {
        assert_eq!(Rules::from_value(&json!(now)), Ok(Preset::Chesswar.rules()));
    }
    assert!(Rules::from_value(&json!("chesswar@4")).is_err());
    for preset in Preset::ALL {
        for revision in 1..=preset.revision() {
            let id = format!("{}@{revision}", preset.id());
            assert!(Rules::from_value(&json!(id)).is_ok(), "{id} cannot be named any more");
        }
    }
}

/// `touch` may be absent, because stored rule sets may be older than the field. `free` is not written.
#[test]
fn touching_means_nothing_where_a_rule_set_does_not_say() {
    let plain = Preset::Kakao.rules();
    assert_eq!(plain.touch, Touch::Free);
    assert!(plain.to_value().get("touch").is_none());
    for (word, touch) in [("letting_go", Touch::LettingGo), ("touch_move", Touch::TouchMove)] {
        let rules = Rules::from_value(&json!({"schema": 1, "base": "kakao@1", "set": {"touch": word}})).expect("rules");
        assert_eq!(rules, Rules { touch, ..plain.clone() });
        assert_eq!(rules.to_value()["touch"], word);
        assert_eq!(Rules::from_value(&rules.to_value()), Ok(rules));
    }
    assert_eq!(
        faults(&json!({"schema": 1, "base": "kakao", "set": {"touch": "yes"}})),
        ["touch bad_value"]
    );
}

/// `dead_position` may be absent, like `touch`. `off` is not written.
#[test]
fn dead_positions_play_on_where_a_rule_set_does_not_say() {
    for (preset, draws) in Preset::ALL.map(|preset| (preset, [Preset::Casual, Preset::Xiangqi].contains(&preset))) {
        let written = preset.rules().to_value().get("dead_position").is_some();
        assert_eq!(
            (preset.rules().dead_position == DeadPosition::Draw, written),
            (draws, draws),
            "{}",
            preset.id()
        );
    }
    let rules = Rules::from_value(&json!({"schema": 1, "base": "casual@2", "set": {"dead_position": "draw"}}));
    let rules = rules.expect("rules");
    let plain = Preset::rules_of("casual@2").expect("an earlier revision");
    assert_eq!(
        rules,
        Rules {
            dead_position: DeadPosition::Draw,
            ..plain.clone()
        }
    );
    assert_eq!(rules.to_value()["dead_position"], "draw");
    assert_eq!(Rules::from_value(&rules.to_value()), Ok(rules));
    let off = json!({"schema": 1, "base": "casual@2", "set": {"dead_position": "off"}});
    assert_eq!(Rules::from_value(&off), Ok(plain));
}

/// Games stored before `checked_side` existed keep their verdicts.
#[test]
fn the_side_in_check_is_as_any_where_a_rule_set_does_not_say() {
    let mut stored = Preset::KjaPoints.rules().to_value();
    assert_eq!(stored["checked_side"], "never_loses");
    stored.as_object_mut().expect("an object").remove("checked_side");
    assert_eq!(Rules::from_value(&stored).ok(), Preset::rules_of("kja-points@1"));
    let as_any = Preset::rules_of("kja-points@1")
        .expect("an earlier revision")
        .to_value();
    assert!(as_any.get("checked_side").is_none());
    assert_eq!(
        faults(&json!({"schema": 1, "base": "kakao", "set": {"checked_side": "yes"}})),
        ["checked_side bad_value"]
    );
}

/// A rule set in which points decide any ending except `stopped` cannot have a rule for dead positions.
#[test]
fn dead_positions_do_not_go_with_points() {
    let points = [
        json!({"pass.double": "points"}),
        json!({"bikjang.mode": "points"}),
        json!({"repetition[0].result": "points"}),
        json!({"repetition[0].both_below_30": "points"}),
        json!({"perpetual_check.both_below_30": "points"}),
        json!({"limit.no_capture_plies.result": "points"}),
        json!({"limit.total_plies": {"n": 200, "quiet_only": "no", "result": "points"}}),
        json!({"limit.low_points": {"max_half": 20, "counts_deom": "no", "quiet_only": "no", "result": "points"}}),
        json!({"draw_offer.result": "points"}),
    ];
    for mut set in points {
        let alone = json!({"schema": 1, "base": "casual", "set": set});
        let rules = Rules::from_value(&alone).expect("the base's value gives way");
        assert_eq!(rules.dead_position, DeadPosition::Off, "{set}");
        set["dead_position"] = "draw".into();
        let both = json!({"schema": 1, "base": "casual", "set": set});
        assert_eq!(faults(&both), ["dead_position invalid_pair"], "{set}");
    }
    assert_eq!(
        faults(&json!({"schema": 1, "base": "casual", "set": {"dead_position": "points"}})),
        ["dead_position bad_value"]
    );
}

#[test]
fn who_places_the_first_piece_belongs_to_placing_in_turns() {
    for side in Side::ALL {
        let set = json!({"setup.order": "piece_by_piece", "setup.first": side.id()});
        let rules = Rules::from_value(&json!({"schema": 1, "base": "chesswar", "set": set})).expect("rules");
        assert_eq!(rules.setup.order, SetupOrder::PieceByPiece { first: side });
        assert_eq!(Rules::from_value(&rules.to_value()), Ok(rules));
    }
    let nobody = json!({"setup.order": "piece_by_piece", "setup.first": null});
    assert_eq!(
        faults(&json!({"schema": 1, "base": "chesswar", "set": nobody})),
        ["setup.first bad_value"]
    );
}

#[test]
fn what_the_law_of_movement_gives_cannot_be_changed() {
    let paths = |base: &str, set: Value| {
        let faults = Rules::from_value(&json!({"schema": 1, "base": base, "set": set})).expect_err("a bad pair");
        faults.0.into_iter().map(|fault| fault.path).collect::<Vec<_>>()
    };
    assert_eq!(
        paths("xiangqi", json!({"pass.allowed": "not_in_check"})),
        ["pass.allowed"]
    );
    assert_eq!(
        paths("xiangqi", json!({"setup.allowed": "any", "pass.double": "draw"})),
        ["setup.allowed", "pass.double"]
    );
    assert_eq!(paths("xiangqi", json!({"bikjang.mode": "off"})), ["bikjang.mode"]);
    assert_eq!(paths("kakao", json!({"pass.allowed": "never"})), ["pass.allowed"]);
    assert_eq!(
        paths("kakao", json!({"setup.allowed": "of_the_law"})),
        ["setup.allowed"]
    );
    assert_eq!(
        paths("kakao", json!({"movement": "xiangqi"})),
        [
            "setup.order",
            "setup.allowed",
            "bikjang.mode",
            "pass.allowed",
            "pass.double"
        ]
    );
}

#[test]
fn a_nested_group_reads_like_its_dotted_paths() {
    let rules = Preset::Kakao.rules();
    let mut value = rules.to_value();
    let object = value.as_object_mut().expect("an object");
    let pass = json!({
        "allowed": object.remove("pass.allowed"),
        "double": object.remove("pass.double"),
        "counts_as_ply": object.remove("pass.counts_as_ply"),
    });
    object.insert("pass".into(), pass);
    assert_eq!(Rules::from_value(&value), Ok(rules));
}

#[test]
fn a_change_reaches_a_field_or_a_part_of_one() {
    let changed = json!({"schema": 1, "base": "kakao", "set": {
        "deom": 0, "limit.low_points.max_half": 30, "repetition[0].both_below_30": "exempt"
    }});
    let rules = Rules::from_value(&changed).expect("rules").to_value();
    assert_eq!(rules["deom"], 0);
    assert_eq!(rules["limit.low_points"]["max_half"], 30);
    assert_eq!(rules["repetition"][0]["both_below_30"], "exempt");
    assert_eq!(rules["limit.total_plies"]["n"], 200);
}

#[test]
fn every_fault_is_named() {
    let mut value = Preset::Pychess.rules().to_value();
    let object = value.as_object_mut().expect("an object");
    object.insert("deom".into(), json!(1.5));
    object.insert("bikjang.accept".into(), json!("any_nonresolving_action"));
    object.insert("repetition".into(), json!([{"kind": "position", "n": 1, "result": "points", "count_passes": "yes",
        "both_below_30": "same", "chaser_loses": "no"}, {"kind": "shuttle", "n": 3, "result": "draw", "both_below_30": "same"}]));
    object.insert("colour".into(), json!("blue"));
    object.remove("flag");
    assert_eq!(
        faults(&value),
        [
            "deom bad_value",
            "bikjang.nonresolving_step invalid_pair",
            "repetition[0].n bad_value",
            "repetition[1].result bad_value",
            "repetition[1].n invalid_pair",
            "flag missing",
            "colour unknown_field",
        ]
    );
}

#[test]
fn a_field_of_bikjang_means_nothing_while_bikjang_is_off() {
    let value = json!({"schema": 1, "base": "kakao", "set": {"bikjang.gate": "none", "bikjang.resolve_by": "any"}});
    assert_eq!(
        faults(&value),
        ["bikjang.gate invalid_pair", "bikjang.resolve_by invalid_pair"]
    );
    let value = json!({"schema": 1, "base": "pychess", "set": {"bikjang.mode": "illegal"}});
    assert_eq!(faults(&value).len(), 6);
}

#[test]
fn wrong_forms_are_refused() {
    assert_eq!(faults(&json!("kakao@2")), [" unknown_preset"]);
    assert_eq!(faults(&json!(7)), [" bad_value"]);
    assert_eq!(faults(&json!({"base": "kakao"})), ["schema missing"]);
    assert_eq!(faults(&json!({"schema": 2, "base": "kakao"})), ["schema newer_schema"]);
    assert_eq!(
        faults(&json!({"schema": 1, "base": "nothing", "set": {}})),
        ["base unknown_preset"]
    );
    let value = json!({"schema": 1, "base": "kakao", "set": {"limit.total_plies.x.y": 1, "colour": 1}, "more": 0});
    assert_eq!(
        faults(&value),
        [
            "colour unknown_field",
            "limit.total_plies.x.y unknown_field",
            "more unknown_field"
        ]
    );
    assert_eq!(faults(&json!({})).len(), 18);
    assert!(Rules::from_json("{").is_err());
}
