//! Tests that bots cannot play rated games, whether by link, challenge, seek or pool, on a page or through the API.

use crate::access_tokens::{token, with_token};
use crate::account::member;
use crate::client::{Answer, Client};
use crate::lobby::enter;
use crate::socket::Socket;
use crate::test_server::TestServer;
use serde_json::{Value, json};

const UPGRADE: (&str, &Value) = ("/api/bot/account/upgrade", &Value::Null);

/// An account that is signed in on a page and has an access token.
struct Account {
    page: Client,
    token: String,
}

impl Account {
    async fn person(site: &TestServer, name: &str) -> Self {
        let mut page = member(site, name).await;
        let scopes = ["bot:play", "board:play", "challenge:read", "challenge:write"];
        let token = token(&mut page, &scopes).await;
        Self { page, token }
    }

    async fn bot(site: &TestServer, name: &str) -> Self {
        let mut bot = Self::person(site, name).await;
        bot.api(UPGRADE.0, UPGRADE.1).await.expect(200);
        bot
    }

    async fn api(&mut self, path: &str, body: &Value) -> Answer {
        with_token(&mut self.page, &self.token, "POST", path, body).await
    }
}

fn clock() -> Value {
    json!({"kind": "fischer", "main_ms": 300_000, "increment_ms": 5_000})
}

fn friend_game(rated: bool) -> Value {
    let opponent = json!({"kind": "friend"});
    json!({
        "rules": "kakao", "opponent": opponent, "side": "cho", "time": clock(), "rated": rated,
        "takeback": if rated { "never" } else { "allowed" },
    })
}

fn challenge(name: &str, rated: bool) -> Value {
    json!({"to": {"name": name}, "game": friend_game(rated)})
}

fn seek(rated: bool) -> Value {
    json!({"t": "seek", "seek": {"rules": "kakao", "time": clock(), "rated": rated}})
}

async fn acknowledged(socket: &mut Socket, command: Value) -> Value {
    let answer = socket.command(command).await;
    assert_eq!(answer["t"], "ack", "{answer}");
    answer
}

/// Returns the path for joining a game.
fn joining(view: &Value) -> String {
    format!("/api/games/{}/join", view["id"].as_str().unwrap())
}

#[tokio::test]
async fn a_bot_plays_no_rated_game_by_a_link_or_a_challenge() {
    let site = TestServer::new().await;
    let mut person = Account::person(&site, "hansin").await;
    let mut bot = Account::bot(&site, "hangu").await;
    let fields = |rated: bool| json!({"rated": rated, "clock.limit": 300, "clock.increment": 5});
    for (rated, status) in [(true, 422), (false, 200)] {
        let check = |answer: &Answer, what: &str| {
            let code = answer.json()["error"]["code"].take();
            let expected = if rated { json!("bot_unrated") } else { Value::Null };
            // Some of the requests respond with 201 instead of 200.
            let usual = if answer.status == 201 { 200 } else { answer.status };
            assert_eq!((usual, code), (status, expected), "{what}, rated: {rated}");
        };
        check(
            &bot.page.post("/api/games", &friend_game(rated)).await,
            "a link of a bot",
        );
        let open = person.page.post("/api/games", &friend_game(rated)).await.expect(201);
        check(&bot.page.post(&joining(&open), &json!({})).await, "a link of a person");
        check(
            &bot.page.post("/api/challenges", &challenge("hansin", rated)).await,
            "a bot challenges",
        );
        check(
            &person.page.post("/api/challenges", &challenge("hangu", rated)).await,
            "a bot is challenged",
        );
        check(
            &bot.api("/api/challenge/hansin", &fields(rated)).await,
            "a bot challenges through the API",
        );
        check(
            &person.api("/api/challenge/hangu", &fields(rated)).await,
            "a bot is challenged through the API",
        );
        let open = person.api("/api/challenge/open", &fields(rated)).await.expect(200);
        let path = format!("/api/challenge/{}/accept", open["id"].as_str().unwrap());
        check(&bot.api(&path, &Value::Null).await, "an open challenge");
    }
    let seek = json!({"rated": true, "time": 5, "increment": 5});
    let refused = bot.api("/api/board/seek", &seek).await;
    refused.expect_code(422, "bot_unrated");
}

#[tokio::test]
async fn a_bot_plays_no_rated_game_from_the_lobby() {
    let site = TestServer::new().await;
    let (person, bot) = (
        Account::person(&site, "hansin").await,
        Account::bot(&site, "hangu").await,
    );
    let (mut one, _) = enter(&person.page).await;
    let (mut two, _) = enter(&bot.page).await;
    assert_eq!(two.refused(seek(true)).await, "bot_unrated");
    let open = acknowledged(&mut one, seek(true)).await;
    let accept = json!({"t": "accept", "seek": open["seek"]});
    assert_eq!(two.refused(accept).await, "bot_unrated");
    acknowledged(&mut one, json!({"t": "cancel", "seek": open["seek"]})).await;
    // Both players request a rated game, but get an unrated one.
    for socket in [&mut one, &mut two] {
        acknowledged(socket, json!({"t": "pool", "pool": "5+10x3", "rated": true})).await;
    }
    let game = one.read_kind("paired").await["game"].clone();
    let path = format!("/api/games/{}", game.as_str().unwrap());
    assert_eq!(site.visitor().get(&path).await.expect(200)["rated"], json!(false));
}

#[tokio::test]
async fn nobody_becomes_a_bot_for_a_rated_game_that_waits() {
    let site = TestServer::new().await;
    let mut inviter = Account::person(&site, "hansin").await;
    let open = inviter.page.post("/api/games", &friend_game(true)).await.expect(201);
    let late = inviter.api(UPGRADE.0, UPGRADE.1).await;
    late.expect_code(400, "has_played");
    // This account is invited, but has no seat yet.
    let mut invited = Account::person(&site, "hangu").await;
    let wanted = challenge("hangu", true);
    let made = inviter.page.post("/api/challenges", &wanted).await.expect(201);
    // This account is in the lobby, with an open seek.
    let mut waiting = Account::person(&site, "paeng").await;
    let (mut lobby, _) = enter(&waiting.page).await;
    let offer = acknowledged(&mut lobby, seek(true)).await;
    for account in [&mut invited, &mut waiting] {
        account.api(UPGRADE.0, UPGRADE.1).await.expect(200);
    }
    for view in [&open, &made] {
        let refused = invited.page.post(&joining(view), &json!({})).await;
        refused.expect_code(422, "bot_unrated");
    }
    let (mut other, _) = enter(&inviter.page).await;
    acknowledged(&mut other, json!({"t": "accept", "seek": offer["seek"]})).await;
    for socket in [&mut lobby, &mut other] {
        assert_eq!(socket.read_kind("unpaired").await["error"]["code"], "bot_unrated");
    }
}
