//! Tournament chat: permissions, limits, blocks, removal by directors, exports and closed accounts. Also the boards of
//! games in progress.

use crate::account::{PASSWORD, key, member};
use crate::client::Client;
use crate::socket::{Socket, arrange_both};
use crate::test_server::soon;
use crate::tournaments::{games, new_tournament, order, players, site, until};
use serde_json::{Value, json};

async fn say(client: &mut Client, id: &str, text: &str) -> Value {
    let says = json!({"says": {"text": text}});
    client
        .post(&format!("/api/tournaments/{id}/chat"), &says)
        .await
        .expect(200)
}

/// Returns the author and text of each message that `client` sees.
async fn read(client: &mut Client, id: &str) -> Vec<(String, String)> {
    let chat = client.get(&format!("/api/tournaments/{id}/chat")).await.expect(200);
    let lines = chat["lines"].as_array().unwrap().iter();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    lines
        .map(|line| (text(&line["by"]["name"]), text(&line["says"]["text"])))
        .collect()
}

fn said(lines: &[(&str, &str)]) -> Vec<(String, String)> {
    lines
        .iter()
        .map(|(by, text)| ((*by).to_owned(), (*text).to_owned()))
        .collect()
}

#[tokio::test]
async fn readers_talk_and_a_director_removes_what_is_out_of_place() {
    let mut site = site().await;
    let mut owner = member(&site, "director").await;
    let id = new_tournament(&mut owner, &json!({})).await;
    let path = format!("/api/tournaments/{id}/chat");
    let [mut first] = players(&site, &id, &["first"]).await.try_into().ok().unwrap();
    let mut reader = member(&site, "reader").await;
    say(&mut first, &id, "안녕하세요, 잘 부탁드립니다").await;
    say(&mut reader, &id, "<b>행운을 빕니다</b>").await;
    let both = said(&[
        ("first", "안녕하세요, 잘 부탁드립니다"),
        ("reader", "<b>행운을 빕니다</b>"),
    ]);
    assert_eq!(read(&mut owner, &id).await, both);
    let own = first.get(&path).await.expect(200);
    assert_eq!(
        (&own["lines"][0]["mine"], &own["lines"][1]["mine"]),
        (&json!(true), &json!(false))
    );
    // The chat survives a restart.
    site.restart().await;
    for client in [&mut owner, &mut first, &mut reader] {
        client.addr = site.addr();
    }
    assert_eq!(read(&mut owner, &id).await, both);
    // Repeated, invisible and overlong messages are refused.
    say(&mut first, &id, "오늘은 몇 회전까지 하나요?").await;
    let again = json!({"says": {"text": "오늘은 몇 회전까지 하나요??"}});
    first.post(&path, &again).await.expect_code(429, "said_already");
    for (text, code) in [("\u{200b}".to_owned(), "bad_text"), ("가".repeat(201), "text_too_long")] {
        first
            .post(&path, &json!({"says": {"text": text}}))
            .await
            .expect_code(422, code);
    }
    // A block hides messages only from the player who set it.
    let blocked = key(&mut reader).await;
    first
        .send("PUT", &format!("/api/account/blocks/{blocked}"), &Value::Null)
        .await
        .expect(200);
    assert_eq!(read(&mut first, &id).await.len(), 2);
    // Only a director can remove a message.
    let at_ms = &own["lines"][1]["at_ms"];
    let line = format!("{path}/{at_ms}");
    first
        .send("DELETE", &line, &Value::Null)
        .await
        .expect_code(403, "not_director");
    let changed = owner.get(&format!("/api/tournaments/{id}")).await.expect(200)["chat_ms"].clone();
    for _ in 0..2 {
        owner.send("DELETE", &line, &Value::Null).await.expect(200);
    }
    let after = owner.get(&format!("/api/tournaments/{id}")).await.expect(200)["chat_ms"].clone();
    assert!(
        after.as_i64() > changed.as_i64(),
        "pages notice the removal: {changed}, {after}"
    );
    assert!(read(&mut owner, &id).await.iter().all(|(by, _)| by == "first"));
}

#[tokio::test]
async fn an_export_has_the_own_messages_and_a_closed_account_leaves_none() {
    let site = site().await;
    let mut owner = member(&site, "director").await;
    let id = new_tournament(&mut owner, &json!({})).await;
    let mut first = member(&site, "first").await;
    say(&mut first, &id, "오늘은 몇 회전까지 하나요?").await;
    say(&mut owner, &id, "행운을 빕니다").await;
    let export = first.get("/api/account/export").await.body;
    assert!(export.contains("몇 회전까지") && !export.contains("행운을"), "{export}");
    let confirmed = json!({"password": PASSWORD});
    first.post("/api/account/close", &confirmed).await.expect(200);
    assert_eq!(read(&mut owner, &id).await, said(&[("director", "행운을 빕니다")]));
}

#[tokio::test]
async fn a_player_cannot_be_told_what_to_play_and_spectators_see_the_boards() {
    let site = site().await;
    let mut owner = member(&site, "director").await;
    let id = new_tournament(&mut owner, &json!({})).await;
    let mut players = players(&site, &id, &["first", "second"]).await;
    let path = format!("/api/tournaments/{id}/boards");
    assert_eq!(owner.get(&path).await.expect(200), json!({"games": []}));
    order(&mut owner, &id, json!({"do": "pair"})).await;
    let running = until(&mut players[0], &id, |view| view["you"]["game"].is_string()).await;
    let game = games(&running).pop().unwrap();
    let hint = json!({"says": {"text": "포를 잡으세요"}});
    for player in &mut players {
        let chat = format!("/api/tournaments/{id}/chat");
        player.get(&chat).await.expect_code(403, "chat_closed");
        player.post(&chat, &hint).await.expect_code(403, "chat_closed");
    }
    say(&mut owner, &id, "포를 잡으면 좋을 텐데").await;
    let mut sockets = Vec::new();
    let seats = owner.get(&format!("/api/games/{game}")).await.expect(200)["seats"].clone();
    for side in ["cho", "han"] {
        for player in &mut players {
            if seats[side]["player"]["id"] == key(player).await.as_str() {
                sockets.push(Socket::open(player, &game).await.0);
            }
        }
    }
    let [mut cho, mut han]: [Socket; 2] = sockets.try_into().ok().unwrap();
    arrange_both(&mut cho, &mut han).await;
    let boards = soon(async {
        loop {
            let boards = site.visitor().get(&path).await.expect(200);
            if boards["games"] != json!([]) {
                return boards;
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(
        (&boards["games"][0]["id"], &boards["games"][0]["ply"]),
        (&json!(game), &json!(0))
    );
    cho.done(json!({"t": "act", "ply": 0, "action": "resign"})).await;
    drop((cho, han));
    until(&mut players[0], &id, |view| view["you"]["game"].is_null()).await;
    assert_eq!(
        read(&mut players[0], &id).await,
        said(&[("director", "포를 잡으면 좋을 텐데")])
    );
}
