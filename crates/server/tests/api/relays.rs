//! Relays of results that players report from their phones, from the director's upload to the next round.

use crate::client::Client;
use crate::test_server::{ClockHouse, TestServer};
use serde_json::{Value, json};

/// A director's secret.
pub(crate) const SECRET: &str = "7777777777777777777777777777777777777777777777777777777777777777";
/// Codes of the Cho and Han players, each with the hash that is uploaded.
const CHO: (&str, &str) = ("0123456789ab", "d407ad901895723f32d31e6515f5284b");
const HAN: (&str, &str) = ("ba9876543210", "af16ba6b7e414b893a35c5e9a7db2d18");

/// Returns an upload with one board and its two code hashes.
fn upload(version: u32, key: &str, hashes: [&str; 2]) -> Value {
    let board = json!({"key": key, "label": "1", "cho": "김철수", "han": "이영희", "result": null});
    let round = json!({
        "title": "1회전", "results": ["cho_full", "han_full", "draw"], "boards": [board], "byes": ["박 (쉼)"],
    });
    let row = json!({"rank": 1, "name": "김철수", "points": "7"});
    json!({
        "secret": SECRET,
        "version": version,
        "sheet": {"title": "봄 대회", "rounds": [round], "standings": [{"title": "순위", "rows": [row]}]},
        "codes": [{"board": key, "cho": hashes[0], "han": hashes[1]}],
    })
}

/// Opens the relay of [`SECRET`] and returns its id.
pub(crate) async fn new_relay(client: &mut Client) -> String {
    let view = client
        .post("/api/relays", &upload(1, "a", [CHO.1, HAN.1]))
        .await
        .expect(200);
    view["id"].as_str().unwrap().to_owned()
}

async fn report(client: &mut Client, id: &str, (code, _): (&str, &str), result: &str) -> Value {
    let path = format!("/api/relays/{id}/reports");
    client
        .post(&path, &json!({"code": code, "result": result}))
        .await
        .expect(200)
}

async fn direct(client: &mut Client, id: &str, clear: &[&str]) -> Value {
    let question = json!({"secret": SECRET, "clear": clear});
    client
        .post(&format!("/api/relays/{id}/director"), &question)
        .await
        .expect(200)
}

#[tokio::test]
async fn a_result_counts_once_both_players_report_it_and_nothing_outlives_a_restart() {
    let mut site = TestServer::new().await;
    let [mut director, mut cho, mut han] = [(); 3].map(|()| site.visitor());
    let id = new_relay(&mut director).await;
    let seat = cho
        .post(&format!("/api/relays/{id}/seat"), &json!({"code": CHO.0}))
        .await
        .expect(200);
    assert_eq!(seat["side"], "cho");
    assert_eq!(seat["board"]["han"], "이영희");
    assert_eq!(seat["state"], "open");

    assert_eq!(report(&mut cho, &id, CHO, "cho_full").await["state"], "waiting");
    assert_eq!(report(&mut han, &id, HAN, "draw").await["state"], "differ");
    let reports = direct(&mut director, &id, &[]).await;
    assert_eq!(reports["boards"][0]["han"], json!({"result": "draw", "call": false}));
    assert_eq!(direct(&mut director, &id, &["a"]).await["boards"][0]["cleared"], 1);
    report(&mut cho, &id, CHO, "cho_full").await;
    assert_eq!(report(&mut han, &id, HAN, "cho_full").await["state"], "agreed");
    let path = format!("/api/relays/{id}/reports");
    let late = han.post(&path, &json!({"code": HAN.0, "result": "draw"})).await;
    late.expect_code(409, "board_settled");
    let call = han.post(&path, &json!({"code": HAN.0, "call": true})).await.expect(200);
    assert_eq!(call["own"], json!({"result": "cho_full", "call": true}));

    // Everyone can see the boards and standings, but not the hashes of the codes.
    let shown = site.visitor().get(&format!("/api/relays/{id}")).await;
    let tag = shown.header("etag").unwrap().to_owned();
    assert!(!shown.body.contains(CHO.1), "{}", shown.body);
    assert_eq!(shown.expect(200)["standings"][0]["rows"][0]["name"], "김철수");
    let known = [("If-None-Match", tag.as_str())];
    assert_eq!(
        site.visitor()
            .request("GET", &format!("/api/relays/{id}"), &known, "")
            .await
            .status,
        304
    );

    // Only the director's secret gives access to the reports.
    let wrong = json!({"secret": "0".repeat(64)});
    let refused = cho.post(&format!("/api/relays/{id}/director"), &wrong).await;
    refused.expect_code(403, "not_director");

    site.restart().await;
    let [mut director, mut cho] = [(); 2].map(|()| site.visitor());
    let lost = cho
        .post(&format!("/api/relays/{id}/seat"), &json!({"code": CHO.0}))
        .await;
    lost.expect_code(404, "unknown_relay");
    // The same secret yields the same relay id, so printed codes stay valid.
    assert_eq!(new_relay(&mut director).await, id);
    assert_eq!(report(&mut cho, &id, CHO, "draw").await["state"], "waiting");
    // The next round starts without reports.
    director
        .post("/api/relays", &upload(9, "b", [HAN.1, CHO.1]))
        .await
        .expect(200);
    assert_eq!(direct(&mut director, &id, &[]).await["boards"], json!([]));
}

#[tokio::test]
async fn relays_expire_and_are_limited_and_so_are_wrong_codes() {
    let house = ClockHouse::with(|config| {
        config.limits.relay.relays_of_address = 1;
        config.limits.relay.codes.burst = 3;
    });
    let mut client = house.visitor();
    let id = new_relay(&mut client).await;
    let mut other = upload(1, "a", [CHO.1, HAN.1]);
    other["secret"] = json!("1".repeat(64));
    client
        .post("/api/relays", &other)
        .await
        .expect_code(429, "too_many_relays");
    other["secret"] = json!("g".repeat(64));
    client.post("/api/relays", &other).await.expect_code(422, "bad_relay");

    let path = format!("/api/relays/{id}/seat");
    for _ in 0..3 {
        let wrong = client.post(&path, &json!({"code": "000000000000"})).await;
        wrong.expect_code(403, "unknown_code");
    }
    let right = json!({"code": CHO.0});
    client.post(&path, &right).await.expect_code(429, "too_fast");
    house.pass(60_000);
    client.post(&path, &right).await.expect(200);
    for _ in 0..30 {
        client.post(&path, &right).await.expect(200);
    }

    // Requests from phones do not extend a relay's lifetime.
    house.pass(6 * 3_600_000 - 60_000 - 1);
    client.post(&path, &right).await.expect(200);
    house.pass(1);
    client.post(&path, &right).await.expect_code(404, "unknown_relay");
}
