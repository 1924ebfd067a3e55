//! Tournaments of clubs: making, entering, leaving the club before and after the beginning, and dissolving it.

use crate::account::{PASSWORD, key, member};
use crate::client::Client;
use crate::clubs::new_club;
use crate::test_server::TestServer;
use crate::tournaments::{games, order, site, until, view, wanted};
use serde_json::{Value, json};

async fn act(client: &mut Client, path: &str, status: u16) -> Value {
    client.post(path, &json!({})).await.expect(status)
}

/// Returns the names of the players who take part.
fn playing(view: &Value) -> Vec<&str> {
    let entries = view["state"]["entries"].as_array().unwrap().iter();
    let playing = entries.filter(|entry| entry["withdrawn_after"].is_null());
    playing.map(|entry| entry["entry"]["name"].as_str().unwrap()).collect()
}

/// Creates a tournament for a club.
async fn make(by: &mut Client, club: &str) -> crate::client::Answer {
    let created = by.get("/api/me").await.expect(200)["account"]["created_ms"].as_i64();
    let mut body = wanted(created.unwrap(), &json!({}));
    body["club"] = club.into();
    by.post("/api/tournaments", &body).await
}

/// Returns an owner, an officer and two members of a club, and its id.
async fn four_people(site: &TestServer) -> ([Client; 4], String) {
    let mut people = [
        member(site, "hoejang").await,
        member(site, "chongmu").await,
        member(site, "hoewon").await,
        member(site, "nagage").await,
    ];
    let id = new_club(&mut people[0], "open").await;
    for player in &mut people[1..] {
        act(player, &format!("/api/clubs/{id}/join"), 200).await;
    }
    let path = format!("/api/clubs/{id}/members/{}", key(&mut people[1]).await);
    people[0]
        .send("PUT", &path, &json!({"role": "officer"}))
        .await
        .expect(200);
    (people, id)
}

#[tokio::test]
async fn only_members_enter_and_who_leaves_before_the_beginning_is_not_paired() {
    let site = site().await;
    let ([mut owner, mut officer, mut third, mut fourth], club) = four_people(&site).await;
    let mut stranger = member(&site, "sonnim").await;
    make(&mut third, &club).await.expect_code(403, "not_officer");
    make(&mut officer, "00000000000").await.expect_code(404, "unknown_club");
    let made = make(&mut officer, &club).await.expect(201);
    assert_eq!(made["club"], json!({"id": club, "name": "종로 장기회"}));
    let id = made["id"].as_str().unwrap().to_owned();
    let join = format!("/api/tournaments/{id}/join");
    stranger.post(&join, &json!({})).await.expect_code(403, "members_only");
    assert_eq!(view(&mut stranger, &id).await["you"]["bar"], "not_member");
    for player in [&mut owner, &mut officer, &mut third, &mut fourth] {
        assert_eq!(act(player, &join, 200).await["you"].get("bar"), None);
    }
    let shown = stranger.get(&format!("/api/clubs/{club}")).await.expect(200);
    assert_eq!(
        (&shown["tournaments"][0]["id"], &shown["tournaments"][0]["entries"]),
        (&json!(id), &json!(4))
    );

    act(&mut fourth, &format!("/api/clubs/{club}/leave"), 200).await;
    let left = view(&mut fourth, &id).await;
    assert_eq!(
        (&left["you"]["plays"], &left["you"]["bar"]),
        (&json!(false), &json!("not_member"))
    );
    assert_eq!(playing(&left), ["hoejang", "chongmu", "hoewon"]);
    let back = json!({"do": "return", "entry": left["you"]["entry"]});
    let path = format!("/api/tournaments/{id}/orders");
    officer.post(&path, &back).await.expect_code(403, "members_only");
    // A player who has rejoined the club may enter again.
    act(&mut fourth, &format!("/api/clubs/{club}/join"), 200).await;
    act(&mut fourth, &join, 200).await;

    order(&mut officer, &id, json!({"do": "pair"})).await;
    let running = until(&mut owner, &id, |view| view["phase"] == "running").await;
    assert_eq!(games(&running).len(), 2);
    let member = format!("/api/clubs/{club}/members/{}", key(&mut fourth).await);
    owner.send("DELETE", &member, &Value::Null).await.expect(200);
    assert_eq!(
        view(&mut fourth, &id).await["you"]["plays"],
        true,
        "after the beginning, the player plays on"
    );
}

#[tokio::test]
async fn a_tournament_of_a_dissolved_club_stays_for_those_who_have_entered() {
    let site = site().await;
    let ([mut owner, mut officer, mut third, mut fourth], club) = four_people(&site).await;
    let id = make(&mut owner, &club).await.expect(201)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let join = format!("/api/tournaments/{id}/join");
    for player in [&mut officer, &mut third] {
        act(player, &join, 200).await;
    }
    owner.send("DELETE", &format!("/api/clubs/{club}"), &Value::Null).await;
    fourth.post(&join, &json!({})).await.expect_code(403, "members_only");
    assert_eq!(view(&mut fourth, &id).await["you"]["bar"], "dissolved");
    order(&mut owner, &id, json!({"do": "pair"})).await;
    let running = until(&mut fourth, &id, |view| view["phase"] == "running").await;
    assert_eq!(running["club"], json!({"id": club, "name": null}));
    assert_eq!(playing(&running), ["chongmu", "hoewon"]);
}

#[tokio::test]
async fn who_has_left_the_club_by_closing_the_account_is_withdrawn_at_the_beginning() {
    let site = site().await;
    let ([mut owner, mut officer, mut third, mut fourth], club) = four_people(&site).await;
    let id = make(&mut officer, &club).await.expect(201)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    for player in [&mut owner, &mut third, &mut fourth] {
        act(player, &format!("/api/tournaments/{id}/join"), 200).await;
    }
    let close = json!({"password": PASSWORD});
    third.post("/api/account/close", &close).await.expect(200);
    order(&mut officer, &id, json!({"do": "pair"})).await;
    let running = until(&mut owner, &id, |view| view["phase"] == "running").await;
    assert_eq!(playing(&running), ["hoejang", "nagage"]);
    assert_eq!(games(&running).len(), 1);
}
