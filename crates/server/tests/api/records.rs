//! Records that players keep in their accounts.

use crate::account::{PASSWORD, member, sign_in};
use crate::client::{Answer, Client};
use crate::test_server::{TestServer, soon};
use serde_json::{Value, json};
use server::Allowance;
use store::sqlite::backup;

/// A valid record id.
pub(crate) const ID: &str = "0123456789abcdef0123456789abcdef";
const ROUTE: &str = "/api/account/records";

/// Returns a record with one move.
pub(crate) fn record(step: &str) -> String {
    json!({"janggun": 1, "start": {"setup": {"cho": "mssm", "han": "mssm"}}, "moves": [{"move": step}]}).to_string()
}

fn id(number: usize) -> String {
    format!("{number:032x}")
}

async fn put(client: &mut Client, id: &str, record: &str) -> Answer {
    let body = json!({"record": record});
    client.send("PUT", &format!("{ROUTE}/{id}"), &body).await
}

async fn delete(client: &mut Client, id: &str) -> Answer {
    client.send("DELETE", &format!("{ROUTE}/{id}"), &Value::Null).await
}

async fn after(client: &mut Client, seq: u32) -> Value {
    client.get(&format!("{ROUTE}?after={seq}")).await.expect(200)
}

#[tokio::test]
async fn a_record_is_kept_once_and_is_on_the_players_other_device_after_a_restart_and_in_a_backup() {
    let mut site = TestServer::new().await;
    let mut player = member(&site, "hansin").await;
    // The server stores the text unchanged, including spaces.
    let text = format!(" {}\n", record("a4b4").replace("mssm\",\"han", "mssm\", \"han"));
    let change = put(&mut player, ID, &text).await.expect(200);
    assert_eq!(change, json!({"id": ID, "seq": 1}));
    assert_eq!(put(&mut player, ID, &text).await.expect(200), change);
    put(&mut player, ID, &record("a4b4"))
        .await
        .expect_code(409, "record_differs");
    site.restart().await;
    let mut other = site.visitor();
    sign_in(&mut other, "hansin", PASSWORD).await.expect(200);
    let kept = json!({"records": [{"id": ID, "seq": 1, "record": text}], "more": false});
    assert_eq!(after(&mut other, 0).await, kept);
    assert_eq!(other.get(ROUTE).await.expect(200), kept);
    assert_eq!(after(&mut other, 1).await, json!({"records": [], "more": false}));
    let copy = site.folder().join("copy.db");
    backup(site.folder(), &copy).unwrap();
    let stored: String = rusqlite::Connection::open(copy)
        .unwrap()
        .query_row("SELECT id FROM account_records", [], |row| row.get(0))
        .unwrap();
    assert_eq!(stored, ID);
}

#[tokio::test]
async fn nobody_else_sees_changes_or_deletes_a_record() {
    let site = TestServer::new().await;
    let mut player = member(&site, "hansin").await;
    let mut other = member(&site, "hangu").await;
    put(&mut player, ID, &record("a4b4")).await.expect(200);
    assert_eq!(after(&mut other, 0).await["records"], json!([]));
    put(&mut other, ID, &record("c4d4")).await.expect(200);
    assert_eq!(delete(&mut other, ID).await.expect(200)["seq"], 2);
    let kept = after(&mut player, 0).await;
    assert_eq!(kept["records"][0]["record"], record("a4b4"));
}

#[tokio::test]
async fn a_deleted_record_is_told_to_the_other_devices_and_may_come_back() {
    let site = TestServer::new().await;
    let mut player = member(&site, "hansin").await;
    for number in [1, 2] {
        put(&mut player, &id(number), &record("a4b4")).await.expect(200);
    }
    for _ in 0..2 {
        let change = delete(&mut player, &id(1)).await.expect(200);
        assert_eq!(change, json!({"id": id(1), "seq": 3}));
    }
    let news = after(&mut player, 1).await;
    let [kept, gone] = [2, 1].map(id);
    assert_eq!(
        news["records"],
        json!([{"id": kept, "seq": 2, "record": record("a4b4")}, {"id": gone, "seq": 3}])
    );
    assert_eq!(put(&mut player, &id(1), &record("c4d4")).await.expect(200)["seq"], 4);
    assert_eq!(delete(&mut player, &id(9)).await.expect(200)["seq"], 0);
}

#[tokio::test]
async fn what_is_no_game_too_large_or_one_too_many_is_refused_and_not_stored() {
    let site = TestServer::with(|config| {
        config.limits.records = 2;
        config.limits.record_bytes = 1_000;
    })
    .await;
    let mut player = member(&site, "hansin").await;
    let refused = put(&mut player, ID, &record("a4c4")).await;
    assert_eq!(refused.json()["error"]["facts"]["ply"], 1);
    refused.expect_code(422, "bad_record");
    for wrong in ["", "{}", "{\"janggun\":2}", "\u{0}"] {
        put(&mut player, ID, wrong).await.expect_code(422, "bad_record");
    }
    let long = format!("{}{}", record("a4b4"), " ".repeat(1_000));
    put(&mut player, ID, &long).await.expect_code(413, "too_large");
    for name in ["x", "%00", &ID.to_uppercase(), &format!("{ID}0")] {
        put(&mut player, name, &record("a4b4"))
            .await
            .expect_code(400, "bad_request");
        delete(&mut player, name).await.expect_code(400, "bad_request");
    }
    for number in [1, 2, 1] {
        put(&mut player, &id(number), &record("a4b4")).await.expect(200);
    }
    put(&mut player, &id(3), &record("a4b4"))
        .await
        .expect_code(409, "too_many_records");
    delete(&mut player, &id(1)).await.expect(200);
    put(&mut player, &id(3), &record("a4b4")).await.expect(200);
    for query in ["?after=-1", "?after=x", "?before=1"] {
        player
            .get(&format!("{ROUTE}{query}"))
            .await
            .expect_code(400, "bad_request");
    }
    assert_eq!(after(&mut player, u32::MAX).await["records"], json!([]));
}

#[tokio::test]
async fn records_come_a_page_at_a_time_and_at_a_bounded_rate() {
    let site = TestServer::with(|config| config.limits.work.record.guest = Allowance { burst: 53, a_minute: 1 }).await;
    let mut player = member(&site, "hansin").await;
    for number in 1..=53 {
        put(&mut player, &id(number), &record("a4b4")).await.expect(200);
    }
    put(&mut player, &id(54), &record("a4b4"))
        .await
        .expect_code(429, "too_fast");
    delete(&mut player, &id(1)).await.expect_code(429, "too_fast");
    let (mut seen, mut cursor) = (Vec::new(), 0);
    loop {
        let page = after(&mut player, cursor).await;
        let records = page["records"].as_array().unwrap();
        seen.extend(records.iter().map(|row| row["id"].as_str().unwrap().to_owned()));
        cursor = u32::try_from(records.last().unwrap()["seq"].as_u64().unwrap()).unwrap();
        if page["more"] == false {
            break;
        }
    }
    assert_eq!(seen, (1..=53).map(id).collect::<Vec<_>>());
}

#[tokio::test]
async fn kept_records_are_in_the_export_and_go_with_the_account() {
    let site = TestServer::new().await;
    let mut player = member(&site, "hansin").await;
    for number in 1..=52 {
        put(&mut player, &id(number), &record("a4b4")).await.expect(200);
    }
    delete(&mut player, &id(7)).await.expect(200);
    let body = soon(player.get("/api/account/export")).await.unchunked();
    let export: Value = serde_json::from_str(&body).unwrap_or_else(|error| panic!("{error}: {body}"));
    let records = export["records"].as_array().unwrap();
    assert_eq!(records.len(), 51);
    let text: Value = serde_json::from_str(&record("a4b4")).unwrap();
    assert_eq!((&records[0]["id"], &records[0]["record"]), (&json!(id(1)), &text));
    let confirm = json!({"password": PASSWORD});
    player.post("/api/account/close", &confirm).await.expect(200);
    let left: u32 = rusqlite::Connection::open(site.folder().join(store::sqlite::DATABASE_FILE))
        .unwrap()
        .query_row("SELECT count(*) FROM account_records", [], |row| row.get(0))
        .unwrap();
    assert_eq!(left, 0);
}
