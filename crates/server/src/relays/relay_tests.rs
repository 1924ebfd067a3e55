//! Tests of a relay without a server.

use super::relay::{Relay, hash_of};
use serde_json::json;
use wire::Code;
use wire::relay::{NewRelayReport, RelayResult, RelayState, RelayUpload};

const MOST: u32 = 20;

fn upload(version: u64, round: u32) -> RelayUpload {
    let board = |table: u32| json!({"key": format!("{round}.{table}"), "label": table.to_string(), "cho": "Kim", "han": "Lee", "result": null});
    let codes = |table: u32| {
        let hash = |side| hash_of(&format!("{round} {table} {side}"));
        json!({"board": format!("{round}.{table}"), "cho": hash("cho"), "han": hash("han")})
    };
    serde_json::from_value(json!({
        "secret": "0".repeat(64),
        "version": version,
        "sheet": {
            "title": "Cup",
            "rounds": [{
                "title": "Round", "results": ["cho_full", "han_full"], "boards": [board(1), board(2)], "byes": [],
            }],
            "standings": [],
        },
        "codes": [codes(1), codes(2)],
    }))
    .unwrap()
}

fn open() -> Relay {
    Relay::open(upload(1, 1), MOST, 0).unwrap()
}

fn report(relay: &mut Relay, code: &str, result: Option<RelayResult>, call: bool) -> Result<(), Code> {
    let said = NewRelayReport {
        code: code.to_owned(),
        result,
        call,
    };
    relay.report(&hash_of(code), &said, MOST).map_err(|error| error.code)
}

fn state(relay: &Relay, code: &str) -> RelayState {
    relay.seat(&hash_of(code)).unwrap().state
}

const CHO: Option<RelayResult> = Some(RelayResult::ChoFull);
const HAN: Option<RelayResult> = Some(RelayResult::HanFull);

#[test]
fn two_equal_reports_agree_and_then_stay() {
    let mut relay = open();
    assert_eq!(report(&mut relay, "1 1 cho", CHO, false), Ok(()));
    assert_eq!(state(&relay, "1 1 han"), RelayState::Waiting);
    assert_eq!(report(&mut relay, "1 1 han", HAN, false), Ok(()));
    assert_eq!(state(&relay, "1 1 cho"), RelayState::Differ);
    assert_eq!(report(&mut relay, "1 1 han", CHO, false), Ok(()));
    assert_eq!(state(&relay, "1 1 cho"), RelayState::Agreed);
    // A repeated report changes nothing, and a different one is refused.
    assert_eq!(report(&mut relay, "1 1 cho", CHO, false), Ok(()));
    assert_eq!(report(&mut relay, "1 1 cho", HAN, false), Err(Code::BoardSettled));
    // The other board is not affected.
    assert_eq!(state(&relay, "1 2 cho"), RelayState::Open);
    assert_eq!(relay.reports().len(), 1);
}

#[test]
fn a_call_and_two_different_reports_last_until_the_director_clears_them() {
    let mut relay = open();
    report(&mut relay, "1 1 cho", CHO, true).unwrap();
    relay.clear("1.1");
    // A single report is kept, because nothing contradicts it.
    assert_eq!(state(&relay, "1 1 cho"), RelayState::Waiting);
    assert!(!relay.reports()[0].cho.call);
    report(&mut relay, "1 1 han", HAN, false).unwrap();
    relay.clear("1.1");
    assert_eq!(state(&relay, "1 1 cho"), RelayState::Open);
    assert_eq!(relay.reports()[0].cleared, 1);
    relay.clear("9.9");
}

#[test]
fn codes_end_with_their_round_and_reports_survive_a_new_sheet_of_it() {
    let mut relay = open();
    report(&mut relay, "1 1 cho", CHO, false).unwrap();
    let mut entered = upload(2, 1);
    entered.sheet.rounds[0].boards[1].result = CHO;
    relay.replace(entered, MOST).unwrap();
    assert_eq!(state(&relay, "1 1 cho"), RelayState::Waiting);
    assert_eq!(report(&mut relay, "1 2 han", CHO, false), Err(Code::BoardSettled));
    assert_eq!(report(&mut relay, "1 2 han", None, true), Ok(()));
    relay.replace(upload(3, 2), MOST).unwrap();
    assert!(relay.seat(&hash_of("1 1 cho")).is_none());
    assert_eq!(report(&mut relay, "1 1 han", CHO, false), Err(Code::UnknownCode));
    assert_eq!(relay.reports(), []);
    // An upload from an outdated browser window does not restore the old round.
    relay.replace(upload(2, 1), MOST).unwrap();
    assert_eq!(relay.version, 3);
    assert_eq!(state(&relay, "2 1 cho"), RelayState::Open);
}

#[test]
fn a_player_changes_a_report_only_so_often_and_reports_only_possible_results() {
    let mut relay = open();
    for turn in 0..MOST {
        report(&mut relay, "1 1 cho", if turn % 2 == 0 { CHO } else { HAN }, false).unwrap();
    }
    assert_eq!(report(&mut relay, "1 1 cho", CHO, false), Err(Code::ListFull));
    for wrong in [RelayResult::Draw, RelayResult::ChoForfeit] {
        assert_eq!(report(&mut relay, "1 1 han", Some(wrong), false), Err(Code::BadRequest));
    }
}

#[test]
fn contradictory_uploads_are_refused() {
    let wrong = |change: fn(&mut RelayUpload)| {
        let mut upload = upload(1, 1);
        change(&mut upload);
        Relay::open(upload, 2, 0).map(|_| ()).unwrap_err().facts["field"].clone()
    };
    assert_eq!(
        wrong(|upload| upload.sheet.rounds.push(upload.sheet.rounds[0].clone())),
        "boards"
    );
    assert_eq!(
        wrong(|upload| upload.sheet.rounds[0].boards[1].key = "1.1".into()),
        "key"
    );
    assert_eq!(wrong(|upload| upload.codes[1] = upload.codes[0].clone()), "codes");
    assert_eq!(wrong(|upload| upload.codes[1].board = "1.1".into()), "codes");
    assert_eq!(wrong(|upload| upload.codes[0].cho = "g".repeat(32)), "codes");
    assert_eq!(wrong(|upload| upload.codes[0].board = "7".into()), "codes");
}
