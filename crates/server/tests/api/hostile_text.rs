//! User-supplied text that would act as markup, commands or record syntax if it were not escaped.
//! docs/development/threats.md refers to these tests.

use crate::account::{PASSWORD, sign_up};
use crate::client::{Answer, Client};
use crate::hostile_corpus::corpus;
use crate::socket::{Socket, arrange_both};
use crate::test_server::{TestServer, friend_game, open};
use janggi::record::{gib, json, pgn, split};
use play::room::{MOST_RULED_BYTES, MOST_RULINGS};
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;
use wire::convert::recorded_rulings;

/// Texts with record syntax, such as the end of a comment or tag.
const OF_RECORDS: [&str; 6] = [
    "} 1. e4",
    "\"]\n[Event \"x\"]",
    "\n\n[Event \"x\"]\n",
    "{",
    "1-0",
    "\\\" */ --> ]]>",
];

/// Lifts the limits, because one visitor sends the whole corpus.
fn without_limits(config: &mut Config) {
    let limits = &mut config.limits;
    let work = &mut limits.work;
    for kind in [&mut work.create, &mut work.account, &mut work.chat, &mut work.message] {
        kind.address.burst = 100_000;
        kind.guest.burst = 100_000;
    }
    (limits.burst, limits.chat.lines, limits.chat.kept) = (100_000, 100_000, 100_000);
    limits.chat.unlike_for = Duration::ZERO;
}

/// Starts a game with a referee. Returns its id, the sockets of Cho, Han and the referee, and Cho's client.
async fn refereed(site: &TestServer) -> (String, [Socket; 3], Client) {
    let (mut cho, mut han, mut referee) = (site.visitor(), site.visitor(), site.visitor());
    let mut game = friend_game();
    game["referee"] = json!(true);
    game["time"] = json!({"kind": "fischer", "main_ms": 600_000, "increment_ms": 0});
    let view = cho.post("/api/games", &game).await.expect(201);
    let id = view["id"].as_str().unwrap().to_owned();
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    let link = json!({"key": view["referee_key"]});
    referee
        .post(&format!("/api/games/{id}/referee"), &link)
        .await
        .expect(200);
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    let (third, _) = Socket::open(&referee, &id).await;
    arrange_both(&mut first, &mut second).await;
    for socket in [&mut first, &mut second] {
        socket.done(json!({"t": "confirm_referee", "accept": true})).await;
    }
    (id, [first, second, third], cho)
}

/// Asserts that browsers never treat the response as a page or a script. `text` is shown on failure.
#[track_caller]
fn assert_inert(answer: &Answer, text: &str) {
    let kind = answer.header("content-type").unwrap();
    assert!(
        !["html", "xml", "script", "css"].iter().any(|bad| kind.contains(bad)),
        "{kind}: {text:?}"
    );
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{text:?}");
    let policy = answer.header("content-security-policy").unwrap();
    assert!(policy.starts_with("default-src 'none';"), "{policy}");
}

#[tokio::test]
async fn no_text_of_the_corpus_is_a_name() {
    let site = TestServer::with(without_limits).await;
    let mut client = site.visitor();
    for text in corpus() {
        for (path, body) in [
            ("/api/account", json!({"name": text, "password": PASSWORD})),
            ("/api/me/nickname", json!({"nickname": text})),
        ] {
            let refused = client.post(path, &body).await;
            refused.expect_code(422, "bad_name");
            assert_inert(&refused, &text);
        }
    }
    assert_eq!(client.cookie, None, "nobody became a player by it");
}

#[tokio::test]
async fn a_line_of_chat_is_told_and_kept_as_the_text_that_it_is() {
    let site = TestServer::with(without_limits).await;
    let (id, [mut first, mut second, _referee], mut cho) = refereed(&site).await;
    second.send(&json!({"t": "read_chat", "id": "r"})).await;
    second.read_kind("chat").await;
    let mut said = Vec::new();
    for text in corpus() {
        let answer = first
            .command(json!({"t": "chat", "room": "players", "says": {"text": text}}))
            .await;
        if answer["t"] == "ack" {
            let told = second.read_kind("chat").await;
            assert_eq!(told["lines"][0]["says"], json!({"text": text}));
            said.push(text);
        } else {
            assert!(
                text.contains(|letter: char| letter.is_control() || !letter.is_ascii()) || text.len() > 200,
                "{text:?}: {answer}"
            );
        }
    }
    assert!(said.len() >= 250, "{}", said.len());
    sign_up(&mut cho, "Hansin").await.expect(201);
    let export = cho.get("/api/account/export").await;
    assert_inert(&export, &id);
    let export: Value = serde_json::from_str(&export.unchunked()).unwrap();
    for text in said {
        assert!(holds(&export, &text), "{text:?}");
    }
}

#[tokio::test]
async fn words_of_a_referee_stay_words_in_every_record() {
    let site = TestServer::with(without_limits).await;
    let mut texts = corpus();
    texts.extend(OF_RECORDS.map(ToOwned::to_owned));
    // Each game gets as many texts as it can store.
    let mut games: Vec<Vec<String>> = vec![Vec::new()];
    for text in texts {
        let last = games.last_mut().unwrap();
        let bytes: usize = last.iter().map(String::len).sum();
        if last.len() == MOST_RULINGS || bytes + text.len() > MOST_RULED_BYTES {
            games.push(vec![text]);
        } else {
            last.push(text);
        }
    }
    for texts in games {
        words_stay_words(&site, &texts).await;
    }
}

/// Plays a game in which the referee writes these texts, and checks its records in every format.
async fn words_stay_words(site: &TestServer, texts: &[String]) {
    let (id, [mut first, mut second, mut third], _) = refereed(site).await;
    first.done(json!({"t": "act", "ply": 0, "action": "a4b4"})).await;
    for words in texts {
        let ruling = json!({"kind": "give_time", "side": "cho", "ms": 1_000});
        third.done(json!({"t": "rule", "ruling": ruling, "words": words})).await;
        let told = second.read_event("ruled").await;
        assert_eq!(told["event"]["words"], json!(words), "told as it was written");
    }
    for format in ["json", "pgn", "gib", "fen"] {
        let answer = site.visitor().get(&format!("/api/games/{id}/record/{format}")).await;
        assert_eq!(answer.status, 200, "{format}");
        assert_inert(&answer, format);
        assert!(answer.header("content-disposition").unwrap().starts_with("attachment"));
        let games = split(answer.body.as_bytes());
        assert_eq!(games.len(), 1, "{format}");
        let read = match format {
            "json" => json::read(&answer.body),
            "pgn" => pgn::read(&games[0]),
            "gib" => gib::read(&games[0]),
            _ => continue,
        };
        let record = read.unwrap().record;
        let rulings = recorded_rulings(&record);
        assert_eq!(rulings.len(), texts.len(), "{format}");
        for (ruling, words) in rulings.iter().zip(texts) {
            let words = words.replace(char::is_control, " ");
            assert_eq!(ruling.words, words.trim(), "{format}");
        }
        let comments = record.tree.main_line().next().unwrap().annotations.comments.len();
        assert_eq!(comments, texts.len(), "one for each ruling and none besides: {format}");
    }
}

/// Returns whether any string in the export equals this text.
fn holds(export: &Value, text: &str) -> bool {
    match export {
        Value::String(string) => string == text,
        Value::Array(items) => items.iter().any(|item| holds(item, text)),
        Value::Object(fields) => fields.values().any(|field| holds(field, text)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

#[tokio::test]
async fn what_is_no_json_of_a_page_is_answered_as_json() {
    let site = TestServer::with(without_limits).await;
    let mut visitor = site.visitor();
    open(&mut visitor, &friend_game()).await;
    for text in corpus() {
        let path: String = text.bytes().map(|byte| format!("%{byte:02X}")).collect();
        for path in [
            format!("/api/games/{path}"),
            format!("/api/players/{path}/ratings"),
            format!("/api/games?page={path}"),
        ] {
            let answer = visitor.get(&path).await;
            assert!(answer.status >= 400, "{path}");
            assert_eq!(answer.header("content-type"), Some("application/json"), "{path}");
            assert_inert(&answer, &text);
        }
        let refused = visitor
            .post(
                "/api/games",
                &json!({ "rules": text, "opponent": {"kind": "self"}, "side": "cho" }),
            )
            .await;
        assert!(refused.status >= 400);
        assert_eq!(refused.header("content-type"), Some("application/json"));
        let named = json!({"to": {"name": text}, "game": friend_game()});
        let refused = visitor.post("/api/challenges", &named).await;
        assert!(refused.status >= 400, "{}", refused.body);
        assert_inert(&refused, &text);
    }
}
