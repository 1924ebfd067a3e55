//! Exports of the games of a player or a month: filters, permissions, formats, limits and memory use.

use crate::access_tokens::token;
use crate::account::member;
use crate::client::{Answer, Client};
use crate::copies::{copy, copy_in_child};
use crate::documented::schema;
use crate::programs::{ALL, Lines, Program};
use crate::ratings::ENOUGH;
use crate::test_server::{TestServer, friend_game, open, soon};
use janggi::record::{self, FileReader, Reading, RecordFormat};
use serde_json::{Value, json};
use server::Allowance;
use std::collections::BTreeSet;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpSocket;

/// An account with a browser session and a program that uses a token.
pub(crate) struct Person {
    pub(crate) browser: Client,
    pub(crate) program: Program,
}

pub(crate) async fn person(site: &TestServer, name: &str) -> Person {
    let mut browser = member(site, name).await;
    let token = token(&mut browser, &ALL).await;
    let client = site.visitor();
    Person {
        browser,
        program: Program { client, token },
    }
}

/// Returns a server that does not limit the rate of exports.
async fn site() -> TestServer {
    TestServer::with(|config| {
        let plenty = Allowance {
            burst: 1_000,
            a_minute: 1_000,
        };
        (config.limits.work.export.address, config.limits.work.export.guest) = (plenty, plenty);
    })
    .await
}

/// Plays enough moves for the game to be rated, then resigns for Han.
async fn finish(cho: &mut Program, han: &mut Program, game: &str) {
    let path = |rest: &str| format!("/api/board/game/{game}/{rest}");
    han.post(&path("setup/smsm"), &Value::Null).await.expect(200);
    cho.post(&path("setup/msms"), &Value::Null).await.expect(200);
    for (ply, step) in ENOUGH.iter().enumerate() {
        let mover = if ply % 2 == 0 { &mut *cho } else { &mut *han };
        mover
            .post(&path(&format!("move/{step}")), &Value::Null)
            .await
            .expect(200);
    }
    han.post(&path("resign"), &Value::Null).await.expect(200);
}

/// Plays a game by challenge, which is public. Returns its id.
async fn challenge(cho: &mut Program, (han, name): (&mut Program, &str), wanted: Value) -> String {
    let path = format!("/api/challenge/{name}");
    let made = cho.post(&path, &wanted).await.expect(200);
    let game = made["id"].as_str().unwrap().to_owned();
    let accept = format!("/api/challenge/{game}/accept");
    han.post(&accept, &Value::Null).await.expect(200);
    finish(cho, han, &game).await;
    game
}

/// Plays a game by link. Returns its id.
async fn by_link(cho: &mut Person, han: &mut Person) -> String {
    let game = open(&mut cho.browser, &friend_game()).await;
    let join = format!("/api/games/{game}/join");
    han.browser.post(&join, &json!({})).await.expect(200);
    finish(&mut cho.program, &mut han.program, &game).await;
    game
}

fn lines(answer: &Answer) -> Vec<Value> {
    assert_eq!(
        (answer.status, answer.header("content-type")),
        (200, Some("application/x-ndjson")),
        "{}",
        answer.body
    );
    let text = answer.unchunked();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let game = schema("GameExport");
    for line in &lines {
        assert!(game.is_valid(line), "{line}");
    }
    lines
}

fn ids(answer: &Answer) -> Vec<String> {
    let id = |line: &Value| line["id"].as_str().unwrap().to_owned();
    lines(answer).iter().map(id).collect()
}

/// Returns the month in which a game was created, as `YYYY-MM`.
async fn month(reader: &mut Client, game: &str) -> String {
    let record = reader.get(&format!("/api/games/{game}/record/pgn")).await.body;
    let at = record.find("[UTCDate \"").unwrap() + "[UTCDate \"".len();
    record[at..at + 7].replace('.', "-")
}

fn read(text: &str, format: RecordFormat) -> Vec<Reading> {
    let mut games = Vec::new();
    let mut reader = FileReader::new(Some(format));
    reader.feed(text.as_bytes(), |format, raw| {
        games.push(record::read(format, &raw).unwrap())
    });
    reader.finish(|format, raw| games.push(record::read(format, &raw).unwrap()));
    games
}

/// Three accounts and their games: a rated one, two with a short clock, and one by link.
struct Played {
    hansin: Person,
    hangu: Person,
    third: Person,
    rated: String,
    quick: String,
    other: String,
    link: String,
}

impl Played {
    async fn on(site: &TestServer) -> Self {
        let (mut hansin, mut hangu) = (person(site, "hansin").await, person(site, "hangu").await);
        let mut third = person(site, "third").await;
        let slow =
            json!({"clock.limit": 600, "clock.increment": 5, "color": "white", "variant": "kja-points", "rated": true});
        let quick = json!({"clock.limit": 180, "clock.increment": 2, "color": "white"});
        Self {
            rated: challenge(&mut hansin.program, (&mut hangu.program, "hangu"), slow).await,
            quick: challenge(&mut hangu.program, (&mut hansin.program, "hansin"), quick.clone()).await,
            other: challenge(&mut third.program, (&mut hansin.program, "hansin"), quick).await,
            link: by_link(&mut hangu, &mut hansin).await,
            hansin,
            hangu,
            third,
        }
    }
}

fn of_hansin(query: &str) -> String {
    format!("/api/games/user/hansin?format=ndjson&{query}")
}

#[tokio::test]
async fn games_of_a_player_are_filtered() {
    let site = site().await;
    let Played {
        rated, quick, other, ..
    } = Played::on(&site).await;
    let mut reader = site.visitor();
    let all = lines(&reader.get(&of_hansin("")).await);
    let white = |number: usize| &all[number]["players"]["white"];
    assert_eq!(
        (&white(2)["rating"], &white(1)["rating"]),
        (&json!(1_500), &Value::Null)
    );
    assert!(white(2)["ratingDiff"].as_i64().unwrap() > 0, "{}", all[2]);
    let created = &all[1]["createdAt"];
    let (since, until) = (format!("since={created}"), format!("until={created}"));
    let table: [(&str, &[&String]); 18] = [
        ("", &[&other, &quick, &rated]),
        ("max=1", &[&other]),
        ("max=0", &[]),
        (&since, &[&other, &quick]),
        (&until, &[&quick, &rated]),
        ("rated=true", &[&rated]),
        ("rated=false", &[&other, &quick]),
        // berserk, a client library for lichess, writes booleans like this.
        ("rated=False", &[&other, &quick]),
        ("vs=HANGU", &[&quick, &rated]),
        ("vs=third&max=", &[&other]),
        ("color=white", &[&rated]),
        ("color=black", &[&other, &quick]),
        ("perfType=rapid,classical", &[&rated]),
        ("perfType=blitz", &[&other, &quick]),
        ("variant=kja-points", &[&rated]),
        ("setup=msms", &[&rated]),
        ("setup=smsm&vs=hangu&clocks=true&evals=false&opening=1", &[&quick]),
        ("setup=mssm", &[]),
    ];
    for (query, expected) in table {
        let found = ids(&reader.get(&of_hansin(query)).await);
        assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{query}");
    }
    for (query, status, code) in [
        ("hansin?color=red", 400, "bad_request"),
        ("hansin?perfType=quick", 400, "bad_request"),
        ("hansin?max=many", 400, "bad_request"),
        ("hansin?sort=dateAsc", 400, "bad_request"),
        ("hansin?format=docx", 400, "bad_request"),
        ("hansin?vs=nobody", 404, "unknown_player"),
        ("hansin?setup=abcd", 422, "setup_not_allowed"),
        ("nobody", 404, "unknown_player"),
    ] {
        let path = format!("/api/games/user/{query}");
        reader.get(&path).await.expect_code(status, code);
    }
}

#[tokio::test]
async fn games_by_link_are_for_their_players_only_and_never_among_those_of_a_month() {
    let site = site().await;
    let mut played = Played::on(&site).await;
    let people = [
        (&mut played.hansin, true),
        (&mut played.hangu, true),
        (&mut played.third, false),
    ];
    for (one, shown) in people {
        let found = ids(&one.program.get(&of_hansin("")).await);
        assert_eq!(
            (found.contains(&played.link), found.len()),
            (shown, 3 + usize::from(shown))
        );
    }
    let mut reader = site.visitor();
    let month = month(&mut reader, &played.rated).await;
    let path = format!("/api/games/month/{month}?format=ndjson");
    for answer in [reader.get(&path).await, played.hansin.program.get(&path).await] {
        assert_eq!(
            ids(&answer),
            [&played.rated, &played.quick, &played.other].map(Clone::clone)
        );
    }
    assert!(ids(&reader.get("/api/games/month/1999-12?format=ndjson").await).is_empty());
    for wrong in ["2026-13", "2026", "yesterday"] {
        let path = format!("/api/games/month/{wrong}");
        reader.get(&path).await.expect_code(400, "bad_request");
    }
}

#[tokio::test]
async fn what_is_exported_reads_back_equal_in_every_format() {
    let site = site().await;
    let (mut hansin, mut hangu) = (person(&site, "한신대장").await, person(&site, "hangu").await);
    let mut games = BTreeSet::new();
    for color in ["white", "white"] {
        let wanted = json!({"clock.limit": 600, "clock.increment": 5, "color": color});
        games.insert(challenge(&mut hansin.program, (&mut hangu.program, "hangu"), wanted).await);
    }
    let mut reader = site.visitor();
    let month = month(&mut reader, games.first().unwrap()).await;
    for list in ["user/hangu".to_owned(), format!("month/{month}")] {
        let path = format!("/api/games/{list}");
        let json = lines(
            &reader
                .request("GET", &path, &[("Accept", "application/x-ndjson")], "")
                .await,
        );
        assert_eq!(json.len(), games.len());
        for (format, accept, media) in [
            (RecordFormat::Pgn, "application/x-chess-pgn", "application/x-chess-pgn"),
            (RecordFormat::Gib, "text/x-gib", "text/plain; charset=utf-8"),
        ] {
            let file = reader.request("GET", &path, &[("Accept", accept)], "").await;
            assert_eq!((file.status, file.header("content-type")), (200, Some(media)));
            let read = read(&file.unchunked(), format);
            assert_eq!(read.len(), games.len());
            for (line, reading) in json.iter().zip(&read) {
                assert!(reading.notes.is_empty(), "{:?}", reading.notes);
                // The same game exported on its own.
                let single = format!("/game/export/{}", line["id"].as_str().unwrap());
                let single = reader.request("GET", &single, &[("Accept", accept)], "").await;
                let single = read_one(&single.body, format);
                assert_eq!(reading.record, single.record);
                let moves: Vec<_> = reading.record.tree.main_ids().collect();
                assert_eq!(moves.len(), line["moves"].as_str().unwrap().split(' ').count());
                let names = [&line["players"]["white"], &line["players"]["black"]];
                for name in names.map(|player| player["user"]["displayName"].as_str().unwrap()) {
                    assert!(reading.record.tags.iter().any(|tag| tag.value == name), "{name}");
                }
            }
        }
        for line in json {
            let single = format!("/game/export/{}?format=json", line["id"].as_str().unwrap());
            assert_eq!(reader.get(&single).await.expect(200), line);
        }
    }
}

fn read_one(text: &str, format: RecordFormat) -> Reading {
    let mut read = read(text, format);
    assert_eq!(read.len(), 1);
    read.remove(0)
}

#[tokio::test]
async fn exports_are_limited_by_rate_and_the_refusal_names_the_limit() {
    let site = TestServer::new().await;
    let mut hansin = person(&site, "hansin").await;
    for _ in 0..2 {
        assert_eq!(hansin.program.get("/api/games/user/hansin").await.status, 200);
    }
    let refused = hansin.program.get("/api/games/user/hansin").await;
    refused.expect_code(429, "too_fast");
    assert_eq!(refused.json()["error"]["facts"]["limit"], "export");
    assert!(refused.header("retry-after").is_some());
}

/// A response of which only the status line has been read.
struct HalfRead(BufReader<tokio::net::TcpStream>);

impl HalfRead {
    async fn open(site: &TestServer, path: &str, token: Option<&str>) -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4_096).unwrap();
        let mut stream = socket.connect(site.addr()).await.unwrap();
        let token = token.map_or_else(String::new, |token| format!("Authorization: Bearer {token}\r\n"));
        let text = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\n{token}Connection: close\r\n\r\n",
            site.addr()
        );
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut reader = BufReader::new(stream);
        let mut status = String::new();
        soon(reader.read_line(&mut status)).await.unwrap();
        assert!(status.contains(" 200 "), "{status}");
        Self(reader)
    }

    async fn rest(mut self) -> String {
        let mut rest = String::new();
        soon(self.0.read_to_string(&mut rest)).await.unwrap();
        rest
    }
}

#[tokio::test]
async fn a_file_that_is_not_read_holds_its_place_alone_and_says_when_it_ends_early() {
    let mut site = site().await;
    let (mut hansin, mut hangu) = (person(&site, "hansin").await, person(&site, "hangu").await);
    let wanted = json!({"clock.limit": 600, "clock.increment": 5, "color": "white"});
    let game = challenge(&mut hansin.program, (&mut hangu.program, "hangu"), wanted).await;
    site.stop().await;
    copy(site.folder(), &game, 4_000).await;
    site.restart_stopped().await;
    let mut reader = site.visitor();
    for one in [&mut hansin, &mut hangu] {
        one.program.client = site.visitor();
        one.browser.addr = site.addr();
    }
    let path = "/api/games/user/hangu?format=ndjson";
    let anonymous = HalfRead::open(&site, path, None).await;
    let refused = reader.get(path).await;
    refused.expect_code(429, "too_fast");
    assert_eq!(refused.json()["error"]["facts"]["limit"], "export");
    let own = HalfRead::open(&site, path, Some(&hansin.program.token)).await;
    hansin.program.get(path).await.expect_code(429, "too_fast");
    let list = hansin.browser.get("/api/account/tokens").await.expect(200);
    let named = format!("/api/account/tokens/{}", list["tokens"][0]["id"].as_str().unwrap());
    hansin.browser.send("DELETE", &named, &Value::Null).await.expect(200);
    let rest = own.rest().await;
    assert!(
        rest.contains(r#"{"type":"streamEnd","reason":"tokenEnded"}"#),
        "{}",
        rest.len()
    );
    // Meanwhile, another account can export games.
    assert_eq!(hangu.program.get("/api/account").await.status, 200);
    let pgn = HalfRead::open(&site, "/api/games/user/hansin?format=pgn", Some(&hangu.program.token)).await;
    let stopping = tokio::spawn(async move { site.stop().await });
    let (json, pgn) = tokio::join!(anonymous.rest(), pgn.rest());
    let end = r#"{"type":"streamEnd","reason":"restart"}"#;
    assert!(json.contains(end) && pgn.contains(&format!("% {end}")));
    stopping.await.unwrap();
}

/// Measures the memory of a server that sends 100,000 games to a client. Run it with `cargo test -p janggun-server
/// --test api a_hundred_thousand -- --ignored --nocapture`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement of some minutes"]
async fn a_hundred_thousand_games_are_sent_in_little_memory() {
    const GAMES: usize = 100_000;
    let mut site = site().await;
    let (mut hansin, mut hangu) = (person(&site, "hansin").await, person(&site, "hangu").await);
    let wanted = json!({"clock.limit": 600, "clock.increment": 5, "color": "white"});
    let game = challenge(&mut hansin.program, (&mut hangu.program, "hangu"), wanted).await;
    let month = month(&mut site.visitor(), &game).await;
    site.stop().await;
    copy_in_child(site.folder(), &game, GAMES - 1);
    site.restart_stopped().await;
    let idle = resident_kib();
    for path in [
        "user/hangu?format=ndjson".to_owned(),
        format!("month/{month}?format=ndjson"),
    ] {
        let mut lines = Lines::open(
            &site.visitor(),
            ("GET", &format!("/api/games/{path}")),
            &hansin.program.token,
            "",
        )
        .await;
        let (mut games, mut most) = (0, 0);
        while let Some(chunk) = lines.chunk().await {
            games += chunk.lines().count();
            if games % 1_000 == 0 {
                most = most.max(resident_kib());
            }
        }
        println!(
            "{path}: {games} games, {idle} KiB idle, at most {} KiB more",
            most.saturating_sub(idle)
        );
        assert_eq!(games, GAMES);
        assert!(most.saturating_sub(idle) <= 32 * 1_024, "{most} KiB");
    }
}

/// Returns the resident memory of this process in KiB. The server and the client both run in it.
fn resident_kib() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}
