//! Permissions of access tokens for every declared endpoint. Requests are sent without a token, with wrong, expired and
//! revoked tokens, and with a token for each scope. The expected results come from the OpenAPI document, so new
//! endpoints are covered automatically.

use crate::access_tokens::{new_token, token};
use crate::account::{sign_in, sign_up};
use crate::client::{Answer, Client};
use crate::rights::plenty;
use crate::test_server::ClockHouse;
use play::Scope;
use serde_json::{Value, json};

const DAY_MS: i64 = 86_400_000;

/// Error codes for a request's credentials, not for its contents.
const OF_CREDENTIALS: [&str; 7] = [
    "token_needed",
    "invalid_token",
    "missing_scope",
    "session_required",
    "no_session",
    "no_account",
    "bad_token",
];

/// Credentials of a request.
#[derive(Debug, Clone, Copy)]
enum Shown {
    Nothing,
    /// An account's cookie.
    Cookie,
    /// A wrong, expired or revoked token, with the account's cookie.
    Invalid,
    /// A valid token with only this scope, or with none, and the account's cookie.
    Token(Option<Scope>),
}

#[derive(Debug, PartialEq)]
enum Outcome {
    /// The credentials are accepted.
    Reached,
    Refused(u16, String),
    /// The token lacks a scope; it needs one of these.
    TooNarrow(Value),
}

fn refused(status: u16, code: &str) -> Outcome {
    Outcome::Refused(status, code.to_owned())
}

/// Returns the result expected from the endpoint's declaration. `None` if it depends on the cookie, which other tests
/// cover.
fn expected(operation: &Value, shown: Shown) -> Option<Outcome> {
    let who = operation["x-who"].as_str().unwrap();
    let scopes = operation["x-scopes"].as_array();
    assert_eq!(scopes.is_some(), who == "programs", "{operation}");
    let outcome = match (who, shown) {
        // Workers have a different kind of token, which players cannot create.
        ("workers", _) => refused(401, "bad_token"),
        (_, Shown::Invalid) => refused(401, "invalid_token"),
        ("programs", Shown::Nothing | Shown::Cookie) => refused(401, "token_needed"),
        ("programs", Shown::Token(scope)) => {
            let scopes = scopes?;
            let is_named = scope.is_some_and(|scope| scopes.contains(&scope.code().into()));
            if scopes.is_empty() || is_named {
                Outcome::Reached
            } else {
                Outcome::TooNarrow(json!(scopes))
            }
        }
        (_, Shown::Cookie) => return None,
        ("everyone", _) | ("visitors", Shown::Nothing) => Outcome::Reached,
        ("players" | "members", Shown::Nothing) => refused(401, "no_session"),
        ("visitors" | "players" | "members", Shown::Token(_)) => refused(403, "session_required"),
        (other, _) => panic!("nothing is known of {other}"),
    };
    Some(outcome)
}

fn outcome(answer: &Answer) -> Outcome {
    let is_refusal = answer.status >= 400 && answer.header("content-type") == Some("application/json");
    let error = if is_refusal {
        answer.json()["error"].take()
    } else {
        Value::Null
    };
    match error["code"].as_str() {
        Some("missing_scope") if answer.status == 403 => Outcome::TooNarrow(error["facts"]["scopes"].clone()),
        Some(code) if OF_CREDENTIALS.contains(&code) => refused(answer.status, code),
        _ => Outcome::Reached,
    }
}

/// Replaces the placeholders of a path with examples from the document.
fn filled(path: &str, operation: &Value) -> String {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let in_path = parameters.filter(|parameter| parameter["in"] == "path");
    in_path.fold(path.to_owned(), |path, parameter| {
        let schema = &parameter["schema"];
        let examples = [&schema["examples"][0], &schema["enum"][0]];
        let value = examples.into_iter().find_map(Value::as_str).unwrap_or("x");
        path.replace(&format!("{{{}}}", parameter["name"].as_str().unwrap()), value)
    })
}

/// The account that owns the tokens.
struct Owner {
    client: Client,
    /// Valid tokens by scope, created on demand.
    valid: Vec<(Option<Scope>, String)>,
    invalid: Vec<String>,
}

impl Owner {
    /// Signs up the owner, and prepares wrong, expired and revoked tokens.
    async fn new(site: &ClockHouse) -> Self {
        let mut client = site.visitor();
        sign_up(&mut client, "hansin").await.expect(201);
        let all = Scope::ALL.map(Scope::code);
        let mut short = new_token(&all);
        short["days"] = json!(1);
        let path = "/api/account/tokens";
        let expired = client.post(path, &short).await.expect(201);
        site.pass(2 * DAY_MS);
        sign_in(&mut client, "hansin", crate::account::PASSWORD)
            .await
            .expect(200);
        let revoked = token(&mut client, &all).await;
        let answer = request(&client, ("DELETE", "/api/token"), (Some(&revoked), false)).await;
        answer.expect(200);
        let wrong = format!("janggun_{}", "0".repeat(64));
        let expired = expired["token"].as_str().unwrap().to_owned();
        Self {
            client,
            valid: Vec::new(),
            invalid: vec![wrong, expired, revoked, "abc".to_owned(), String::new()],
        }
    }

    /// Returns a valid token with only this scope, or with none.
    async fn token(&mut self, scope: Option<Scope>) -> String {
        if let Some((_, text)) = self.valid.iter().find(|(known, _)| *known == scope) {
            return text.clone();
        }
        let scopes: Vec<_> = scope.into_iter().map(Scope::code).collect();
        let text = token(&mut self.client, &scopes).await;
        self.valid.push((scope, text.clone()));
        text
    }

    /// Removes a token from `valid` if an endpoint has revoked it.
    async fn forget_revoked(&mut self, text: &str) {
        let answer = request(&self.client, ("GET", "/api/levels"), (Some(text), false)).await;
        if answer.status == 401 {
            self.valid.retain(|(_, known)| known != text);
        }
    }
}

/// Sends a request without a body, optionally with a token and with the cookie of `client`.
async fn request(client: &Client, (method, path): (&str, &str), (token, cookie): (Option<&str>, bool)) -> Answer {
    let mut sender = client.clone();
    if !cookie {
        sender.cookie = None;
    }
    let origin = format!("http://{}", sender.addr);
    let authorization = token.map(|token| format!("Bearer {token}"));
    let mut headers = vec![("Origin", origin.as_str()), ("Content-Type", "application/json")];
    headers.extend(authorization.as_deref().map(|value| ("Authorization", value)));
    let kept = sender.cookie.clone();
    let answer = sender.begin(method, path, &headers).await;
    let is_new = sender.cookie != kept;
    assert!(token.is_none() || !is_new, "{method} {path} made a session for a token");
    answer
}

#[tokio::test]
async fn every_endpoint_takes_the_tokens_that_its_declaration_says_and_no_others() {
    let mut site = ClockHouse::with(|config| {
        let work = &mut config.limits.work;
        for limit in [&mut work.create, &mut work.account, &mut work.socket, &mut work.message] {
            *limit = plenty();
        }
        work.get = plenty().address;
    });
    let mut owner = Owner::new(&site).await;
    let document = server::openapi();
    let scopes: Vec<_> = [None].into_iter().chain(Scope::ALL.map(Some)).collect();
    let mut wrong = Vec::new();
    let mut seen = 0;
    for (template, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let (method, path) = (method.to_uppercase(), filled(template, operation));
            let mut shows = vec![(Shown::Nothing, None), (Shown::Cookie, None)];
            shows.extend(owner.invalid.iter().map(|text| (Shown::Invalid, Some(text.clone()))));
            for scope in &scopes {
                shows.push((Shown::Token(*scope), None));
            }
            for (shown, text) in shows {
                let Some(expected) = expected(operation, shown) else {
                    continue;
                };
                let text = match shown {
                    Shown::Token(scope) => Some(owner.token(scope).await),
                    Shown::Nothing | Shown::Cookie | Shown::Invalid => text,
                };
                let cookie = !matches!(shown, Shown::Nothing);
                let answer = request(&owner.client, (&method, &path), (text.as_deref(), cookie)).await;
                let outcome = outcome(&answer);
                if outcome != expected {
                    wrong.push(format!("{method} {path} with {shown:?}: {outcome:?}, not {expected:?}"));
                }
                if let (Shown::Token(_), Some(text)) = (shown, text)
                    && method != "GET"
                    && answer.status < 300
                {
                    owner.forget_revoked(&text).await;
                }
                seen += 1;
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 1_000, "only {seen} requests");
    site.stop().await;
}
