//! ASCII handles of accounts, which API clients use to name players.

use crate::access_tokens::token;
use crate::account::member;
use crate::programs::Program;
use crate::test_server::TestServer;
use serde_json::{Value, json};

#[tokio::test]
async fn an_account_has_a_handle_and_becomes_a_bot_before_its_first_game() {
    let site = TestServer::new().await;
    let mut owner = member(&site, "한신대장").await;
    let text = token(&mut owner, &["bot:play", "challenge:read"]).await;
    let mut program = Program {
        client: site.visitor(),
        token: text.clone(),
    };
    let account = program.get("/api/account").await.expect(200);
    assert_eq!(
        (&account["id"], &account["username"], &account["displayName"]),
        (&json!("hansindaejang"), &json!("hansindaejang"), &json!("한신대장"))
    );
    assert!(account["title"].is_null() && account["createdAt"].is_i64());
    program.post("/api/bot/account/upgrade", &Value::Null).await.expect(200);
    assert_eq!(program.get("/api/account").await.expect(200)["title"], "BOT");
    // The body is plain text, as lichess-bot sends it.
    let tested = program
        .client
        .request("POST", "/api/token/test", &[], &format!("{text},wrong"))
        .await;
    let tested = tested.expect(200);
    assert_eq!(
        (&tested[&text]["userId"], &tested[&text]["scopes"], &tested["wrong"]),
        (&json!("hansindaejang"), &json!("bot:play,challenge:read"), &Value::Null)
    );
}

#[tokio::test]
async fn a_handle_is_chosen_once_and_the_old_one_leads_to_the_account_too() {
    let site = TestServer::new().await;
    let mut owner = member(&site, "한신대장").await;
    let mut program = Program {
        client: site.visitor(),
        token: token(&mut owner, &["bot:play"]).await,
    };
    program.post("/api/bot/account/upgrade", &Value::Null).await.expect(200);
    let me = owner.get("/api/me").await.expect(200);
    assert_eq!(
        (&me["account"]["handle"], &me["account"]["may_choose_handle"]),
        (&json!("hansindaejang"), &json!(true))
    );
    for (handle, code, status) in [("한신", "bad_handle", 422), ("admin", "handle_taken", 409)] {
        let refused = owner.post("/api/account/handle", &json!({"handle": handle})).await;
        refused.expect_code(status, code);
    }
    owner
        .post("/api/account/handle", &json!({"handle": "Generaal"}))
        .await
        .expect(200);
    let again = owner.post("/api/account/handle", &json!({"handle": "Other"})).await;
    again.expect_code(409, "handle_chosen");
    // The old handle still leads to the account, as do the account's key and its Hangul name.
    let key = me["player"]["id"].as_str().unwrap();
    for name in [
        "generaal",
        "GENERAAL",
        "hansindaejang",
        key,
        "%ED%95%9C%EC%8B%A0%EB%8C%80%EC%9E%A5",
    ] {
        let user = program.get(&format!("/api/user/{name}")).await.expect(200);
        assert_eq!(
            (&user["id"], &user["username"]),
            (&json!("generaal"), &json!("Generaal")),
            "{name}"
        );
    }
    program.get("/api/user/nobody").await.expect_code(404, "unknown_player");
    let status = program.get("/api/users/status?ids=generaal,nobody").await.expect(200);
    assert_eq!(
        status,
        json!([{"id": "generaal", "name": "Generaal", "title": "BOT", "online": false}])
    );
    let events = program.stream("GET", "/api/stream/event").await;
    let status = program.get("/api/users/status?ids=generaal").await.expect(200);
    assert_eq!(status[0]["online"], true);
    let bots = site.visitor().get("/api/bot/online").await;
    assert_eq!((bots.status, bots.body.lines().count()), (200, 1));
    drop(events);
}
