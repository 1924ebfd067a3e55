//! Who may use the API for programs: every address that needs a token, for every scope and for requests without a valid one.

use crate::access_tokens::{token, with_token};
use crate::account::member;
use crate::test_server::TestServer;
use serde_json::{Value, json};

/// All scopes.
const ALL: [&str; 4] = ["bot:play", "board:play", "challenge:read", "challenge:write"];

/// Every address that needs a token, and the scopes of which it needs one.
const NEEDS: [(&str, &str, &[&str]); 33] = [
    ("GET", "/api/account", &[]),
    ("GET", "/api/account/playing", &[]),
    ("DELETE", "/api/token", &[]),
    ("POST", "/api/bot/account/upgrade", &["bot:play"]),
    ("POST", "/api/bot/account/setup/msms", &["bot:play"]),
    (
        "GET",
        "/api/stream/event",
        &["bot:play", "board:play", "challenge:read"],
    ),
    ("GET", "/api/challenge", &["challenge:read"]),
    ("POST", "/api/challenge/ai", &["challenge:write"]),
    ("POST", "/api/challenge/open", &["challenge:write"]),
    ("POST", "/api/challenge/nobody", &["challenge:write"]),
    ("POST", "/api/challenge/{id}/accept", &["challenge:write"]),
    ("POST", "/api/challenge/{id}/decline", &["challenge:write"]),
    ("POST", "/api/challenge/{id}/cancel", &["challenge:write"]),
    ("POST", "/api/board/seek", &["board:play"]),
    ("GET", "/api/bot/game/stream/{id}", &["bot:play"]),
    ("GET", "/api/board/game/stream/{id}", &["board:play"]),
    ("POST", "/api/bot/game/{id}/move/a4b4", &["bot:play"]),
    ("POST", "/api/board/game/{id}/move/a4b4", &["board:play"]),
    ("GET", "/api/bot/game/{id}/chat", &["bot:play"]),
    ("GET", "/api/board/game/{id}/chat", &["board:play"]),
    ("POST", "/api/bot/game/{id}/chat", &["bot:play"]),
    ("POST", "/api/board/game/{id}/chat", &["board:play"]),
    ("POST", "/api/bot/game/{id}/abort", &["bot:play"]),
    ("POST", "/api/board/game/{id}/abort", &["board:play"]),
    ("POST", "/api/bot/game/{id}/resign", &["bot:play"]),
    ("POST", "/api/board/game/{id}/resign", &["board:play"]),
    ("POST", "/api/bot/game/{id}/draw/yes", &["bot:play"]),
    ("POST", "/api/board/game/{id}/draw/yes", &["board:play"]),
    ("POST", "/api/bot/game/{id}/takeback/yes", &["bot:play"]),
    ("POST", "/api/board/game/{id}/takeback/yes", &["board:play"]),
    ("POST", "/api/board/game/{id}/claim-victory", &["board:play"]),
    ("POST", "/api/board/game/{id}/bikjang", &["board:play"]),
    ("POST", "/api/bot/game/{id}/setup/msms", &["bot:play"]),
];

#[tokio::test]
async fn every_address_takes_the_tokens_that_its_scopes_say_and_no_others() {
    let site = TestServer::with(|config| {
        config.limits.work.account.address.burst = 1_000;
        config.limits.work.account.guest.burst = 1_000;
    })
    .await;
    let mut owner = member(&site, "hansin").await;
    let mut tokens = Vec::new();
    for scope in ALL {
        tokens.push((scope, token(&mut owner, &[scope]).await));
    }
    let none = token(&mut owner, &[]).await;
    let wrong = format!("janggun_{}", "0".repeat(64));
    for (method, path, scopes) in NEEDS {
        let path = path.replace("{id}", "6NvQ54YFe0P");
        let mut visitor = site.visitor();
        visitor
            .request(method, &path, &[], "")
            .await
            .expect_code(401, "token_needed");
        // The cookie of a session is no token.
        owner
            .send(method, &path, &Value::Null)
            .await
            .expect_code(401, "token_needed");
        let refused = with_token(&mut visitor, &wrong, method, &path, &Value::Null).await;
        refused.expect_code(401, "invalid_token");
        if scopes.is_empty() {
            continue;
        }
        let refused = with_token(&mut visitor, &none, method, &path, &Value::Null).await;
        refused.expect_code(403, "missing_scope");
        assert_eq!(refused.json()["error"]["facts"]["scopes"], json!(scopes));
        for (scope, text) in &tokens {
            if scopes.contains(scope) {
                continue;
            }
            let refused = with_token(&mut visitor, text, method, &path, &Value::Null).await;
            refused.expect_code(403, "missing_scope");
        }
    }
}
