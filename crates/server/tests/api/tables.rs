//! Endgame queries: values and moves from the tables in the data folder, and error codes. Also the building of tables
//! in the background.

use crate::test_server::TestServer;
use serde_json::{Value, json};
use server::TableMaking;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tablebase::{Folder, Objective, Signature, Work};

/// A chariot against a bare general; Cho to move.
const CHARIOT: &str = "4k4/9/9/9/9/9/9/9/R8/3K5 w";

async fn house_with_tables() -> TestServer {
    let site = TestServer::new().await;
    make_tables(&site);
    site
}

/// Builds tables while the server runs, as `janggun tables build` does.
fn make_tables(site: &TestServer) {
    let folder = Folder::new(&site.folder().join("tables"));
    let stop = AtomicBool::new(false);
    let work = Work {
        threads: 1,
        stop: &stop,
    };
    let signature = Signature::parse("KR-K").unwrap();
    for objective in [Objective::Mate, Objective::PointsFacing] {
        folder.build(objective, &[signature], &work, |_, _, _, _| {}).unwrap();
    }
}

async fn look_up(site: &TestServer, rules: &str, fen: &str) -> Value {
    let path = format!("/api/tables/{rules}?fen={}", fen.replace(' ', "%20"));
    let answer = site.visitor().get(&path).await;
    answer.json()
}

#[tokio::test]
async fn a_position_and_its_moves_are_told() {
    let site = house_with_tables().await;
    let drawn = look_up(&site, "fsf-casual", CHARIOT).await;
    assert_eq!(drawn["value"], json!({"t": "draw"}));
    let moves = drawn["moves"].as_array().unwrap();
    assert!(moves.iter().all(|row| row["value"] == json!({"t": "draw"})), "{drawn}");
    assert!(moves.iter().any(|row| row["action"] == "a2a10"), "{drawn}");
    // Under these rules points decide, and Cho's lead is already permanent.
    let ahead = look_up(&site, "pychess", CHARIOT).await;
    assert_eq!(ahead["value"], json!({"t": "win", "plies": null}));
    let given = ahead["moves"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["action"] == "a2a10")
        .unwrap();
    assert_eq!(given["value"]["t"], "win");
    // With Han to move, the same position is a loss.
    let behind = look_up(&site, "pychess", &CHARIOT.replace(" w", " b")).await;
    assert_eq!(behind["value"]["t"], "loss");
    let unknown = look_up(&site, "kakao", CHARIOT).await;
    assert_eq!(
        unknown,
        json!({"value": {"t": "unknown", "reason": "low_points"}, "moves": []})
    );
}

#[tokio::test]
async fn house_rules_are_asked_about_by_their_text() {
    let site = house_with_tables().await;
    for (base, value) in [
        ("fsf-casual@1", json!({"t": "draw"})),
        ("kakao@1", json!({"t": "unknown", "reason": "low_points"})),
    ] {
        // Draw offers do not change the values in the tables.
        let rules = json!({"schema": 1, "base": base, "set": {"draw_offer": "never"}}).to_string();
        let answer = look_up(&site, &encoded(&rules), CHARIOT).await;
        assert_eq!(answer["value"], value, "{rules}: {answer}");
    }
    for text in ["{", r#"{"schema":1,"base":"nobody@1","set":{}}"#] {
        let answer = look_up(&site, &encoded(text), CHARIOT).await;
        assert_eq!(answer["error"]["code"], "bad_rules", "{text}: {answer}");
    }
}

/// Percent-encodes a string as one segment of a path.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[tokio::test]
async fn tables_that_are_made_beside_the_server_are_read() {
    let site = TestServer::new().await;
    let before = look_up(&site, "fsf-casual", CHARIOT).await;
    assert_eq!(before["error"]["code"], "no_table", "{before}");
    make_tables(&site);
    let after = look_up(&site, "fsf-casual", CHARIOT).await;
    assert_eq!(after["value"], json!({"t": "draw"}), "{after}");
}

#[tokio::test]
async fn what_cannot_be_looked_up_is_refused_with_a_code() {
    let site = house_with_tables().await;
    let long = "9/".repeat(200);
    for (rules, fen, code, reason) in [
        ("nobody", CHARIOT, "bad_rules", None),
        ("pychess", "x", "bad_fen", Some("fen_ranks")),
        ("pychess", &long, "bad_fen", Some("fen_length")),
        ("pychess", "9/9/9/9/9/9/9/9/9/9 w", "bad_position", Some("bad_position")),
        ("pychess", "3rk4/9/9/9/9/9/9/9/R8/3K5 w", "no_table", Some("no_table")),
        ("fsf-casual", "4k4/9/9/9/9/9/9/9/9/3KP4 w", "no_table", None),
    ] {
        let answer = look_up(&site, rules, fen).await;
        assert_eq!(answer["error"]["code"], code, "{rules} {fen}: {answer}");
        if let Some(reason) = reason {
            assert_eq!(answer["error"]["facts"]["reason"], reason, "{rules} {fen}: {answer}");
        }
    }
    for path in ["/api/tables/pychess", "/api/tables/pychess?fen=x&more=1"] {
        assert_eq!(
            site.visitor().get(path).await.json()["error"]["code"],
            "bad_request",
            "{path}"
        );
    }
}

#[tokio::test]
async fn small_tables_are_made_in_the_background_and_kept_when_the_server_stops() {
    let mut site = TestServer::with(|config| config.tables = TableMaking::After(Duration::ZERO)).await;
    let bare = "4k4/9/9/9/9/9/9/9/9/3K5 w";
    let first = site.folder().join("tables/mate/K-K.jgt");
    // The value becomes available as soon as the first table, which is small, has been built.
    while look_up(&site, "fsf-casual", bare).await["value"] != json!({"t": "draw"}) {
        tokio::task::yield_now().await;
    }
    site.stop().await;
    assert!(first.exists());
    let parts = walk(&site.folder().join("tables"));
    site.restart_stopped().await;
    assert_eq!(look_up(&site, "fsf-casual", bare).await["value"], json!({"t": "draw"}));
    site.stop().await;
    assert!(walk(&site.folder().join("tables")) >= parts);
}

/// Returns the number of complete tables in the subfolders of a folder.
fn walk(folder: &std::path::Path) -> usize {
    let objectives = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = objectives.flat_map(|path| std::fs::read_dir(path).unwrap());
    files
        .filter(|file| {
            file.as_ref()
                .unwrap()
                .path()
                .extension()
                .is_some_and(|end| end == "jgt")
        })
        .count()
}
