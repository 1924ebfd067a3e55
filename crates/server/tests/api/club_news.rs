//! Requests to join a club: notices for its owner and officers, and for the player once the request is answered.

use crate::account::{PASSWORD, key, member};
use crate::client::Client;
use crate::clubs::new_club;
use crate::mail_server::MailServer;
use crate::test_server::TestServer;
use serde_json::{Value, json};

async fn news(client: &mut Client) -> Vec<String> {
    let news = client.get("/api/news").await.expect(200);
    let clubs = news["clubs"].as_array().unwrap().iter();
    clubs.map(|one| one["kind"].as_str().unwrap().to_owned()).collect()
}

async fn post(client: &mut Client, path: &str) {
    client.post(path, &json!({})).await.expect(200);
}

/// Adds an address to the account of `client` and confirms it.
async fn give(client: &mut Client, mail: &mut MailServer, address: &str) {
    let body = json!({"address": address, "password": PASSWORD, "language": "en"});
    client.post("/api/account/email", &body).await.expect(200);
    let token = mail.letter().await.token("confirm-email");
    client
        .post("/api/account/email/confirm", &json!({"token": token}))
        .await
        .expect(200);
}

/// Returns the path of a member.
fn path(club: &str, player: &str) -> String {
    format!("/api/clubs/{club}/members/{player}")
}

/// Repeats requests from another player. The owner and the officer see a notice while a request is pending.
async fn ask_again(id: &str, [owner, officer, third]: [&mut Client; 3]) {
    let (join, leave) = (format!("/api/clubs/{id}/join"), format!("/api/clubs/{id}/leave"));
    let (officer_key, third_key) = (key(officer).await, key(third).await);
    post(third, &join).await;
    for player in [&mut *owner, officer] {
        assert_eq!(news(player).await, ["request"]);
    }
    assert_eq!(news(third).await, [""; 0]);
    officer
        .send("DELETE", &path(id, &third_key), &Value::Null)
        .await
        .expect(200);
    assert_eq!(news(third).await, ["declined"]);
    // A player who asks again and withdraws the request causes no notice.
    post(third, &join).await;
    post(third, &leave).await;
    for player in [&mut *owner, officer, third] {
        assert_eq!(news(player).await, [""; 0]);
    }
    // A former officer gets no notice.
    owner
        .send("PUT", &path(id, &officer_key), &json!({"role": "member"}))
        .await
        .expect(200);
    post(third, &join).await;
    assert_eq!(
        (news(owner).await, news(officer).await),
        (vec!["request".to_owned()], vec![])
    );
}

#[tokio::test]
async fn officers_are_told_of_requests_and_players_of_answers() {
    let mut mail = MailServer::start().await;
    let config = mail.config();
    let site = TestServer::with(|site| {
        site.mail = Some(config);
        site.limits.work.account.address.burst = 1_000;
    })
    .await;
    let [mut owner, mut officer, mut third] = [
        member(&site, "hoejang").await,
        member(&site, "chongmu").await,
        member(&site, "hoewon").await,
    ];
    give(&mut owner, &mut mail, "o@b.kr").await;
    give(&mut third, &mut mail, "t@b.kr").await;
    let me = owner.get("/api/me").await.expect(200);
    assert_eq!(me["account"]["club_emails"], false, "off until the owner chooses it");
    let me = owner
        .send("PUT", "/api/account/email/notices", &json!({"clubs": true}))
        .await
        .expect(200);
    let emails = ["club_emails", "tournament_emails"].map(|field| me["account"][field].clone());
    assert_eq!(emails, [json!(true), json!(true)], "what is absent does not change");

    let id = new_club(&mut owner, "approval").await;
    let (club, join) = (format!("/api/clubs/{id}"), format!("/api/clubs/{id}/join"));
    let officer_key = key(&mut officer).await;
    post(&mut officer, &join).await;
    let letter = mail.letter().await;
    assert_eq!(letter.header("to"), "o@b.kr");
    assert!(letter.body.contains(&format!("/clubs/{id}")), "{}", letter.body);
    assert_eq!(news(&mut owner).await, ["request"]);
    owner
        .send("PUT", &path(&id, &officer_key), &json!({"role": "member"}))
        .await
        .expect(200);
    assert_eq!(
        (news(&mut owner).await, news(&mut officer).await),
        (vec![], vec!["admitted".to_owned()])
    );
    officer.get(&club).await.expect(200);
    assert_eq!(news(&mut officer).await, [""; 0]);
    owner
        .send("PUT", &path(&id, &officer_key), &json!({"role": "officer"}))
        .await
        .expect(200);

    // Within an hour, the owner gets no other email about a request.
    ask_again(&id, [&mut owner, &mut officer, &mut third]).await;
    assert!(mail.waiting().is_empty(), "nobody else wants an email");
}
