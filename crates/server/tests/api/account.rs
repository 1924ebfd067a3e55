//! Helpers for tests with accounts.

use crate::client::{Answer, Client};
use crate::test_server::TestServer;
use serde_json::{Value, json};
use totp_rs::{Builder, Secret};

/// A password that the server accepts.
pub(crate) const PASSWORD: &str = "사면초가 속의 장기 한 판";

/// Signs up a new visitor, and returns its client.
pub(crate) async fn member(site: &TestServer, name: &str) -> Client {
    let mut client = site.visitor();
    sign_up(&mut client, name).await.expect(201);
    client
}

pub(crate) async fn sign_up(client: &mut Client, name: &str) -> Answer {
    let body = json!({"name": name, "password": PASSWORD});
    client.post("/api/account", &body).await
}

pub(crate) async fn sign_in(client: &mut Client, name: &str, password: &str) -> Answer {
    let body = json!({"name": name, "password": password});
    client.post("/api/session", &body).await
}

pub(crate) async fn sign_in_with(client: &mut Client, name: &str, code: &str) -> Answer {
    let body = json!({"name": name, "password": PASSWORD, "code": code});
    client.post("/api/session", &body).await
}

/// Returns the key of the client's player.
pub(crate) async fn key(client: &mut Client) -> String {
    let me = client.get("/api/me").await.expect(200);
    me["player"]["id"].as_str().unwrap().to_owned()
}

/// Returns the code that an authenticator app with this secret shows at `at_ms`.
pub(crate) fn app_code(secret: &str, at_ms: i64) -> String {
    let secret = Secret::try_from_base32(secret).unwrap();
    let app = Builder::new().with_secret(secret).build().unwrap();
    app.generate(u64::try_from(at_ms / 1000).unwrap()).to_string()
}

/// Turns the second factor on. Returns the app's secret and any new recovery codes.
pub(crate) async fn second_factor(client: &mut Client, at_ms: i64) -> (String, Vec<String>) {
    let confirm = json!({"password": PASSWORD});
    let given = client.post("/api/account/second-factor", &confirm).await.expect(200);
    let secret = given["secret"].as_str().unwrap().to_owned();
    let code = json!({"code": app_code(&secret, at_ms)});
    let confirmed = client
        .post("/api/account/second-factor/confirm", &code)
        .await
        .expect(200);
    let codes = confirmed["codes"].as_array().unwrap();
    let codes = codes.iter().map(|code: &Value| code.as_str().unwrap().to_owned());
    (secret, codes.collect())
}
