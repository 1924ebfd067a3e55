//! Free text that would be markup, commands or other records where it was shown as it is. docs/security.md lists this test.

use crate::account_security::HOSTILE;
use crate::house::{House, friend_game, open};
use crate::socket::{Socket, arrange_both};
use serde_json::{Value, json};

/// Texts that would end a comment, a tag or a line of a record, beside those that would end markup.
const OF_RECORDS: [&str; 6] = [
    "} 1. e4",
    "\"]\n[Event \"x\"]",
    "\n\n[Event \"x\"]\n",
    "{",
    "1-0",
    "\\\" */ --> ]]>",
];

/// A game in which the referee rules a draw with these words: its id, and whoever watches it.
async fn ruled(house: &House, words: &str) -> String {
    let (mut cho, mut han, mut referee) = (house.visitor(), house.visitor(), house.visitor());
    let mut game = friend_game();
    game["referee"] = json!(true);
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
    let (mut third, _) = Socket::open(&referee, &id).await;
    arrange_both(&mut first, &mut second).await;
    for socket in [&mut first, &mut second] {
        socket.done(json!({"t": "confirm_referee", "accept": true})).await;
    }
    third
        .done(json!({"t": "rule", "ruling": {"kind": "draw"}, "words": words}))
        .await;
    let told = second.read_event("ruled").await;
    assert_eq!(told["event"]["words"], words, "told as it was written");
    id
}

/// Braces that end comments: in headers they mean nothing.
fn comments_ended(pgn: &str) -> usize {
    let moves = pgn.lines().filter(|line| !line.starts_with('['));
    moves.map(|line| line.matches('}').count()).sum()
}

fn tags(pgn: &str) -> usize {
    pgn.lines().filter(|line| line.starts_with('[')).count()
}

#[tokio::test]
async fn words_of_a_referee_stay_words_in_every_record() {
    let house = House::with(|config| config.limits.work.create.address.burst = 1_000).await;
    let plain = ruled(&house, "plain").await;
    let plain = house
        .visitor()
        .get(&format!("/api/games/{plain}/record/pgn"))
        .await
        .body;
    for words in HOSTILE.into_iter().chain(OF_RECORDS) {
        let id = ruled(&house, words).await;
        for format in ["json", "pgn", "gib", "fen"] {
            let answer = house.visitor().get(&format!("/api/games/{id}/record/{format}")).await;
            assert_eq!(answer.status, 200, "{format} {words:?}");
            let kind = answer.header("content-type").unwrap();
            assert!(!kind.contains("html") && !kind.contains("xml"), "{kind}");
            assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
            assert!(answer.header("content-disposition").unwrap().starts_with("attachment"));
            match format {
                // Line breaks and the like may be written as something else.
                "json" if words.contains(char::is_control) => drop(answer.json()),
                "json" => assert!(holds(&answer.json(), words), "{words:?}: {}", answer.body),
                "pgn" => {
                    assert_eq!(tags(&answer.body), tags(&plain), "{words:?}: {}", answer.body);
                    let (ends, usual) = (comments_ended(&answer.body), comments_ended(&plain));
                    assert!(ends <= usual, "{words:?}: {}", answer.body);
                }
                _ => {}
            }
        }
    }
}

/// Whether a string of the record has this text in it.
fn holds(record: &Value, text: &str) -> bool {
    match record {
        Value::String(string) => string.contains(text),
        Value::Array(items) => items.iter().any(|item| holds(item, text)),
        Value::Object(fields) => fields.values().any(|field| holds(field, text)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

#[tokio::test]
async fn what_is_no_json_of_a_page_is_answered_as_json() {
    let house = House::new().await;
    let mut visitor = house.visitor();
    open(&mut visitor, &friend_game()).await;
    for text in [
        "<script>alert(1)</script>",
        "%3Cimg%20src=x%20onerror=alert(1)%3E",
        "javascript:alert(1)",
    ] {
        let path = text.replace(['<', '>', '(', ')', ' ', '/'], "_");
        for path in [
            format!("/api/games/{path}"),
            format!("/api/players/{path}/ratings"),
            format!("/api/games?page={path}"),
        ] {
            let answer = visitor.get(&path).await;
            assert!(answer.status >= 400, "{path}");
            assert_eq!(answer.header("content-type"), Some("application/json"), "{path}");
        }
        let refused = visitor
            .post(
                "/api/games",
                &json!({ "rules": text, "opponent": {"kind": "self"}, "side": "cho" }),
            )
            .await;
        assert!(refused.status >= 400);
        assert_eq!(refused.header("content-type"), Some("application/json"));
    }
}
