//! Shared analyses, which are stored because they are too long for a link.

use crate::test_server::{ClockHouse, TestServer, soon};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde_json::{Value, json};
use server::Allowance;
use std::io::Write;
use std::time::Duration;
use store::sqlite::backup;

const ROUTE: &str = "/api/shared-analyses";

fn analysis(comment: &str) -> Value {
    let start = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    let line = json!(["a4a5", ["a7a6", {"c": comment}, ["i7i6"]]]);
    json!({"v": 1, "movement": "janggi", "rules": "kakao", "start": start, "line": line})
}

/// Returns a request body with `text` compressed as in the web app.
fn packed(text: &str) -> Value {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    json!({"packed": URL_SAFE_NO_PAD.encode(encoder.finish().unwrap())})
}

/// Returns a request body with a valid analysis.
pub(crate) fn shared_analysis() -> Value {
    packed(&analysis("x").to_string())
}

#[tokio::test]
async fn an_analysis_is_kept_once_and_read_by_anybody_after_a_restart_and_from_a_backup() {
    let mut site = TestServer::new().await;
    let hostile = analysis("</script><img src=x onerror=alert(1)> 장군");
    let made = site
        .visitor()
        .post(ROUTE, &packed(&hostile.to_string()))
        .await
        .expect(201);
    let again = packed(&format!("{hostile:#}"));
    assert_eq!(site.visitor().post(ROUTE, &again).await.expect(201), made);
    let path = format!("{ROUTE}/{}", made["id"].as_str().unwrap());
    site.restart().await;
    let read = site.visitor().get(&path).await;
    assert_eq!(read.header("content-type"), Some("application/json"));
    assert_eq!(read.header("x-content-type-options"), Some("nosniff"));
    let tag = read.header("etag").unwrap().to_owned();
    assert_eq!(read.expect(200), hostile);
    let known = [("If-None-Match", tag.as_str())];
    let same = site.visitor().request("GET", &path, &known, "").await;
    assert_eq!((same.status, same.body.as_str()), (304, ""));
    site.visitor()
        .get(&format!("{ROUTE}/x"))
        .await
        .expect_code(404, "unknown_analysis");
    let copy = site.folder().join("copy.db");
    backup(site.folder(), &copy).unwrap();
    let kept: String = rusqlite::Connection::open(copy)
        .unwrap()
        .query_row("SELECT id FROM shared", [], |row| row.get(0))
        .unwrap();
    assert_eq!(made["id"], kept);
}

#[tokio::test]
async fn what_is_no_analysis_is_refused_and_nothing_of_it_stored() {
    let site = TestServer::with(|config| config.limits.shared_bytes = 2_000).await;
    let mut visitor = site.visitor();
    let other_version = analysis("x").to_string().replace("\"v\":1", "\"v\":3");
    for wrong in ["", "{", "[]", "{\"v\":1}", &other_version] {
        visitor
            .post(ROUTE, &packed(wrong))
            .await
            .expect_code(422, "bad_analysis");
    }
    visitor
        .post(ROUTE, &json!({"packed": "%"}))
        .await
        .expect_code(422, "bad_analysis");
    visitor.post(ROUTE, &json!({})).await.expect_code(400, "bad_request");
    let long = analysis(&"x".repeat(3_000)).to_string();
    visitor.post(ROUTE, &packed(&long)).await.expect_code(413, "too_large");
    let count: u32 = rusqlite::Connection::open(site.folder().join(store::sqlite::DATABASE_FILE))
        .unwrap()
        .query_row("SELECT count(*) FROM shared", [], |row| row.get(0))
        .unwrap();
    assert_eq!(count, 0);
}

#[tokio::test]
async fn analyses_are_shared_at_a_bounded_rate() {
    let site = TestServer::with(|config| config.limits.work.share = Allowance { burst: 2, a_minute: 1 }).await;
    let mut visitor = site.visitor();
    for _ in 0..2 {
        visitor.post(ROUTE, &shared_analysis()).await.expect(201);
    }
    visitor
        .post(ROUTE, &shared_analysis())
        .await
        .expect_code(429, "too_fast");
}

#[tokio::test]
async fn an_analysis_that_was_not_shared_again_for_long_is_forgotten() {
    let mut site = ClockHouse::with(|config| {
        config.limits.sweep_every = Duration::from_millis(20);
        config.limits.shared_kept = Duration::from_secs(3_600);
    });
    let old = site.visitor().post(ROUTE, &shared_analysis()).await.expect(201);
    site.pass(3_000_000);
    let new = packed(&analysis("y").to_string());
    let new = site.visitor().post(ROUTE, &new).await.expect(201);
    site.pass(700_000);
    let path = |made: &Value| format!("{ROUTE}/{}", made["id"].as_str().unwrap());
    soon(async { while site.visitor().get(&path(&old)).await.status == 200 {} }).await;
    site.visitor()
        .get(&path(&old))
        .await
        .expect_code(404, "unknown_analysis");
    assert_eq!(site.visitor().get(&path(&new)).await.status, 200);
    site.stop().await;
}
