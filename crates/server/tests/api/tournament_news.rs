//! Notices of a tournament's start: an entry in the news and an email, for entered players who are not on its page.

use crate::account::{PASSWORD, member};
use crate::client::Client;
use crate::mail_server::MailServer;
use crate::test_server::TestServer;
use crate::tournaments::{new_tournament, order, until, view};
use serde_json::json;
use std::time::Duration;

/// Adds an address to the client's account and confirms it.
async fn give(client: &mut Client, mail: &mut MailServer, (address, language): (&str, &str)) {
    let body = json!({"address": address, "password": PASSWORD, "language": language});
    client.post("/api/account/email", &body).await.expect(200);
    let token = mail.letter().await.token("confirm-email");
    client
        .post("/api/account/email/confirm", &json!({"token": token}))
        .await
        .expect(200);
}

async fn news(client: &mut Client) -> Vec<String> {
    let news = client.get("/api/news").await.expect(200);
    let tournaments = news["tournaments"].as_array().unwrap().iter();
    tournaments.map(|one| one["id"].as_str().unwrap().to_owned()).collect()
}

/// Signs up players with and without a confirmed address.
async fn people(site: &TestServer, mail: &mut MailServer) -> Vec<Client> {
    let mut players = Vec::new();
    for (name, address) in [
        ("away", "a@b.kr"),
        ("quiet", "q@b.kr"),
        ("bare", ""),
        ("there", "t@b.kr"),
        ("gone", "g@b.kr"),
    ] {
        let mut player = member(site, name).await;
        if !address.is_empty() {
            give(&mut player, mail, (address, "ko")).await;
        }
        players.push(player);
    }
    players
}

/// Checks that opening the page removes a player's notice, then ends the tournament, which removes the other notices.
async fn end(owner: &mut Client, id: &str, (away, bare): (&mut Client, &mut Client)) {
    view(away, id).await;
    assert_eq!(news(away).await, [""; 0]);
    assert_eq!(news(bare).await, [id]);
    let running = view(owner, id).await;
    for game in running["games"].as_array().unwrap() {
        let outcome = json!({"result": "both_forfeit"});
        let report = json!({"do": "report", "round": 1, "table": game["table"], "outcome": outcome});
        order(owner, id, report).await;
    }
    order(owner, id, json!({"do": "close"})).await;
    until(owner, id, |view| view["phase"] == "over").await;
    assert_eq!(news(bare).await, [""; 0]);
}

#[tokio::test]
async fn who_is_not_there_when_a_tournament_begins_is_told_under_the_bell_and_by_email() {
    let mut mail = MailServer::start().await;
    let config = mail.config();
    let mut site = TestServer::with(|site| {
        site.mail = Some(config);
        site.limits.tournament_tick = Duration::from_millis(10);
        site.limits.work.account.address.burst = 1_000;
    })
    .await;
    let mut owner = member(&site, "director").await;
    let notices = json!({"tournaments": true});
    let path = "/api/account/email/notices";
    owner.send("PUT", path, &notices).await.expect_code(409, "no_email");
    let id = new_tournament(&mut owner, &json!({})).await;
    let mut players = people(&site, &mut mail).await;
    let me = players[1].get("/api/me").await.expect(200);
    assert_eq!(me["account"]["tournament_emails"], true, "on by default");
    let me = players[1]
        .send("PUT", path, &json!({"tournaments": false}))
        .await
        .expect(200);
    assert_eq!(me["account"]["tournament_emails"], false);
    for player in &mut players {
        player
            .post(&format!("/api/tournaments/{id}/join"), &json!({}))
            .await
            .expect(200);
    }
    players[4]
        .post(&format!("/api/tournaments/{id}/leave"), &json!({}))
        .await
        .expect(200);
    // Entering counts as a visit to the page. Visits are kept in memory, so a restart clears them.
    site.restart().await;
    owner.addr = site.addr();
    players.iter_mut().for_each(|player| player.addr = site.addr());
    let [away, quiet, bare, there, gone] = &mut players[..] else {
        panic!()
    };
    view(there, &id).await;
    for player in [&mut *away, quiet, bare, there, gone] {
        assert_eq!(news(player).await, [""; 0]);
    }
    order(&mut owner, &id, json!({"do": "pair"})).await;
    for player in [&mut *away, quiet, bare] {
        assert_eq!(news(player).await, std::slice::from_ref(&id));
    }
    for player in [&mut *there, gone, &mut owner] {
        assert_eq!(news(player).await, [""; 0]);
    }
    let letter = mail.letter().await;
    assert_eq!(letter.header("to"), "a@b.kr");
    assert!(letter.body.starts_with("away 님, 안녕하세요."), "{}", letter.body);
    assert!(letter.body.contains(&format!("/tournaments/{id}")), "{}", letter.body);
    assert!(
        letter.body.lines().any(|line| line.trim_end().ends_with("/account")),
        "{}",
        letter.body
    );
    assert!(mail.waiting().is_empty(), "nobody else wants or needs one");
    end(&mut owner, &id, (away, bare)).await;
    site.visitor().get("/api/news").await.expect_code(401, "no_session");
}
