//! Access tokens: shown only once, refused by account routes, and invalid after revocation or account recovery.

use crate::account::{PASSWORD, member, sign_in};
use crate::client::{Answer, Client};
use crate::test_server::{TestServer, own_game};
use serde_json::{Value, json};

const DAY_MS: i64 = 86_400_000;

/// Returns the body of a request for a token with these scopes.
pub(crate) fn new_token(scopes: &[&str]) -> Value {
    json!({"name": "봇", "scopes": scopes, "days": 30, "password": PASSWORD})
}

/// Creates an access token and returns it.
pub(crate) async fn token(client: &mut Client, scopes: &[&str]) -> String {
    let made = client.post("/api/account/tokens", &new_token(scopes)).await.expect(201);
    made["token"].as_str().unwrap().to_owned()
}

/// Sends a request with a token, and with the client's cookie if it has one.
pub(crate) async fn with_token(client: &mut Client, token: &str, method: &str, path: &str, body: &Value) -> Answer {
    let authorization = format!("Bearer {token}");
    let headers = [
        ("Authorization", authorization.as_str()),
        ("Content-Type", "application/json"),
    ];
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    client.request(method, path, &headers, &body).await
}

#[tokio::test]
async fn a_token_is_made_for_the_password_shown_once_and_revoked() {
    let site = TestServer::new().await;
    let mut owner = member(&site, "hansin").await;
    let path = "/api/account/tokens";
    assert_eq!(owner.get(path).await.expect(200), json!({"tokens": []}));
    let wanted = new_token(&["bot:play", "challenge:read"]);
    for (field, value, status, code) in [
        ("password", json!("wrong password"), 403, "wrong_password"),
        ("name", json!("  "), 422, "bad_text"),
        ("name", json!("x".repeat(61)), 422, "text_too_long"),
        ("days", json!(0), 400, "bad_request"),
        ("days", json!(367), 400, "bad_request"),
        ("scopes", json!(["web:mod"]), 400, "bad_request"),
    ] {
        let mut wrong = wanted.clone();
        wrong[field] = value;
        owner.post(path, &wrong).await.expect_code(status, code);
    }
    let made = owner.post(path, &wanted).await.expect(201);
    let text = made["token"].as_str().unwrap().to_owned();
    assert!(text.starts_with("janggun_") && text.len() == 72, "{text}");
    let list = owner.get(path).await.expect(200);
    assert_eq!(list["tokens"], made["tokens"]);
    assert!(!list.to_string().contains(&text[8..]), "only its hash is kept");
    let one = &list["tokens"][0];
    assert_eq!(
        (&one["name"], &one["scopes"], &one["used_ms"]),
        (&json!("봇"), &json!(["bot:play", "challenge:read"]), &Value::Null)
    );
    assert_eq!(
        one["ends_ms"].as_i64().unwrap() - one["created_ms"].as_i64().unwrap(),
        30 * DAY_MS
    );
    let export = owner.get("/api/account/export").await;
    let export: Value = serde_json::from_str(&export.unchunked()).unwrap();
    assert_eq!(export["access_tokens"], list["tokens"]);

    let mut program = site.visitor();
    with_token(&mut program, &text, "GET", "/api/levels", &Value::Null)
        .await
        .expect(200);
    let mut other = member(&site, "hangu").await;
    let named = format!("{path}/{}", one["id"].as_str().unwrap());
    let theirs = other.send("DELETE", &named, &Value::Null).await;
    theirs.expect_code(404, "unknown_token");
    assert_eq!(
        owner.send("DELETE", &named, &Value::Null).await.expect(200),
        json!({"tokens": []})
    );
    let gone = with_token(&mut program, &text, "GET", "/api/levels", &Value::Null).await;
    gone.expect_code(401, "invalid_token");
}

#[tokio::test]
async fn a_token_is_never_enough_for_the_account_and_ignores_the_cookie() {
    let site = TestServer::new().await;
    let mut owner = member(&site, "hansin").await;
    let text = token(
        &mut owner,
        &["bot:play", "board:play", "challenge:read", "challenge:write"],
    )
    .await;
    let confirm = json!({"password": PASSWORD});
    for (method, path, body) in [
        ("GET", "/api/me", Value::Null),
        ("POST", "/api/games", own_game()),
        ("GET", "/api/account/tokens", Value::Null),
        ("POST", "/api/account/tokens", new_token(&[])),
        (
            "POST",
            "/api/account/password",
            json!({"password": PASSWORD, "new_password": "유방과 항우의 백 번째 판"}),
        ),
        ("POST", "/api/account/second-factor", confirm.clone()),
        ("POST", "/api/account/recovery-codes", confirm.clone()),
        (
            "POST",
            "/api/account/email",
            json!({"address": "a@b.kr", "password": PASSWORD, "language": "ko"}),
        ),
        ("GET", "/api/account/export", Value::Null),
        ("POST", "/api/account/close", confirm),
        ("DELETE", "/api/session", Value::Null),
    ] {
        for client in [&mut site.visitor(), &mut owner.clone()] {
            let answer = with_token(client, &text, method, path, &body).await;
            answer.expect_code(403, "session_required");
        }
    }
    assert_eq!(owner.get("/api/me").await.expect(200)["account"]["name"], "hansin");
}

#[tokio::test]
async fn a_password_that_was_lost_takes_the_tokens_along_and_a_new_one_does_not() {
    let site = TestServer::new().await;
    let mut owner = member(&site, "hansin").await;
    let text = token(&mut owner, &[]).await;
    let works = async |text: &str| {
        let answer = with_token(&mut site.visitor(), text, "GET", "/api/levels", &Value::Null).await;
        answer.status == 200
    };
    let codes = owner
        .post("/api/account/recovery-codes", &json!({"password": PASSWORD}))
        .await
        .expect(200);
    let new = "유방과 항우의 백 번째 판";
    let change = json!({"password": PASSWORD, "new_password": new});
    owner.post("/api/account/password", &change).await.expect(200);
    assert!(works(&text).await);
    sign_in(&mut site.visitor(), "hansin", new).await.expect(200);
    let recover = json!({"name": "hansin", "recovery_code": codes["codes"][0], "new_password": PASSWORD});
    site.visitor().post("/api/account/recover", &recover).await.expect(200);
    assert!(!works(&text).await);
}
