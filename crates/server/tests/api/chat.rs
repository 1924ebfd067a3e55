//! Chat in games: permissions to write and read, limits, and storage.

use crate::account::{PASSWORD, key, member, sign_up};
use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{ClockHouse, TestServer, friend_game, open, own_game};
use serde_json::{Value, json};
use server::{Allowance, Switch};

/// Texts that would do harm if they were interpreted as markup, script or SQL.
const NASTY: [&str; 8] = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\"><svg/onload=alert(1)>",
    "javascript:alert(1)",
    "{{constructor.constructor('alert(1)')()}}",
    "'); DROP TABLE chat;--",
    "&lt;b&gt; &#x3c;b&#x3e; \\u003cb\\u003e",
    "]]><!--<style>*{display:none}",
];

fn say(room: &str, text: &str) -> Value {
    json!({"t": "chat", "room": room, "says": {"text": text}})
}

fn preset(room: &str, code: &str) -> Value {
    json!({"t": "chat", "room": room, "says": {"preset": code}})
}

/// A two-player game, and a visitor with a session but without a seat.
struct Table {
    id: String,
    cho: Client,
    han: Client,
    watcher: Client,
}

impl Table {
    async fn of(visitor: impl Fn() -> Client) -> Self {
        let (mut cho, mut han, mut watcher) = (visitor(), visitor(), visitor());
        let id = open(&mut cho, &friend_game()).await;
        han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
        open(&mut watcher, &own_game()).await;
        Self { id, cho, han, watcher }
    }

    async fn sockets(&self) -> [Socket; 3] {
        let socket = async |client| Socket::open(client, &self.id).await.0;
        [
            socket(&self.cho).await,
            socket(&self.han).await,
            socket(&self.watcher).await,
        ]
    }

    /// Points all clients to the server's new address after a restart.
    fn follow(&mut self, addr: std::net::SocketAddr) {
        for client in [&mut self.cho, &mut self.han, &mut self.watcher] {
            client.addr = addr;
        }
    }
}

/// Requests the chat. Returns the messages of each of `rooms` rooms, by the room's name.
async fn read(socket: &mut Socket, rooms: usize) -> Value {
    socket.done(json!({"t": "read_chat"})).await;
    let mut found = json!({});
    for _ in 0..rooms {
        let chat = socket.read_kind("chat").await;
        found[chat["room"].as_str().unwrap()] = chat["lines"].clone();
    }
    found
}

/// Returns the next chat message, which must arrive on its own.
async fn heard(socket: &mut Socket) -> Value {
    let mut chat = socket.read_kind("chat").await;
    assert_eq!(chat["lines"].as_array().map(Vec::len), Some(1), "{chat}");
    let mut line = chat["lines"][0].take();
    line["room"] = chat["room"].take();
    line
}

/// Asserts that no chat message is on its way to this socket.
async fn hears_nothing(socket: &mut Socket) {
    socket.send(&json!({"t": "ping"})).await;
    loop {
        let message = socket.read().await;
        assert_ne!(message["t"], "chat", "{message}");
        if message["t"] == "pong" {
            return;
        }
    }
}

fn texts(lines: &Value) -> Vec<&str> {
    let texts = lines.as_array().unwrap().iter();
    texts.map(|line| line["says"]["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn players_and_spectators_talk_in_rooms_of_their_own_until_the_game_is_over() {
    let site = TestServer::new().await;
    let table = Table::of(|| site.visitor()).await;
    let [mut cho, mut han, mut watcher] = table.sockets().await;
    assert_eq!(read(&mut cho, 1).await, json!({"players": []}));
    assert_eq!(read(&mut han, 1).await, json!({"players": []}));
    assert_eq!(read(&mut watcher, 1).await, json!({"spectators": []}));

    cho.done(say("players", "  잘 부탁드립니다 ")).await;
    let (own, other) = (heard(&mut cho).await, heard(&mut han).await);
    assert_eq!(other["says"], json!({"text": "잘 부탁드립니다"}));
    assert_eq!((&own["mine"], &other["mine"]), (&json!(true), &json!(false)));
    assert_eq!(own["by"], other["by"]);
    han.done(preset("players", "hello")).await;
    assert_eq!(heard(&mut cho).await["says"], json!({"preset": "hello"}));
    heard(&mut han).await;
    watcher.done(say("spectators", "초가 이기겠네요")).await;
    assert_eq!(heard(&mut watcher).await["room"], "spectators");
    hears_nothing(&mut cho).await;
    hears_nothing(&mut han).await;
    assert_eq!(watcher.refused(say("players", "왼쪽 상!")).await, "chat_closed");
    assert_eq!(cho.refused(say("spectators", "도와주세요")).await, "chat_closed");
    hears_nothing(&mut watcher).await;

    han.done(json!({"t": "arrange", "side": "han", "setup": "mssm"})).await;
    cho.done(json!({"t": "arrange", "side": "cho", "setup": "mssm"})).await;
    cho.done(json!({"t": "act", "ply": 0, "action": "resign"})).await;
    let after = read(&mut han, 2).await;
    assert_eq!(texts(&after["spectators"]), ["초가 이기겠네요"]);
    assert_eq!(after["players"].as_array().map(Vec::len), Some(2));
    cho.done(say("spectators", "다들 고맙습니다")).await;
    for socket in [&mut han, &mut watcher] {
        assert_eq!(heard(socket).await["says"]["text"], "다들 고맙습니다");
    }
    assert_eq!(watcher.refused(say("players", "저도요")).await, "chat_closed");
    let seen = read(&mut watcher, 1).await;
    assert!(
        seen.get("players").is_none(),
        "what the players said among themselves stays with them"
    );
    site.assert_alive().await;
}

#[tokio::test]
async fn lines_come_back_as_they_were_written_after_a_restart_too_and_change_no_game() {
    let mut site = TestServer::with(|config| config.limits.chat.lines = 100).await;
    let mut table = Table::of(|| site.visitor()).await;
    let [mut cho, han, _] = table.sockets().await;
    let seq = table.han.get(&format!("/api/games/{}", table.id)).await.expect(200)["seq"].clone();
    for text in NASTY {
        let answered = cho.done(say("players", text)).await;
        assert_eq!(json!(answered), seq, "a line is no event");
    }
    drop(han);
    site.restart().await;
    table.follow(site.addr());
    let [_, mut han, _] = table.sockets().await;
    let found = read(&mut han, 1).await;
    assert_eq!(texts(&found["players"]), NASTY);
    let moments: Vec<i64> = found["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["at_ms"].as_i64().unwrap())
        .collect();
    assert!(moments.is_sorted_by(|one, next| one < next), "{moments:?}");
    // The server no longer has the recent messages in memory, but a new message still gets a later time.
    han.done(preset("players", "thank_you")).await;
    assert!(heard(&mut han).await["at_ms"].as_i64() > moments.last().copied());
}

#[tokio::test]
async fn what_is_no_line_is_refused_by_its_code() {
    let site = TestServer::new().await;
    let table = Table::of(|| site.visitor()).await;
    let [mut cho, _, _] = table.sockets().await;
    let long = "가".repeat(201);
    for (text, code) in [
        ("", "bad_text"),
        (" \u{3000} ", "bad_text"),
        ("a\u{202e}b", "bad_text"),
        ("a\u{0}b", "bad_text"),
        (long.as_str(), "text_too_long"),
    ] {
        assert_eq!(cho.refused(say("players", text)).await, code, "{text:?}");
    }
    assert_eq!(cho.refused(say("everywhere", "a")).await, "bad_request");
    assert_eq!(cho.refused(preset("players", "checkmate")).await, "bad_request");
    let both = json!({"t": "chat", "room": "players", "says": {"text": "a", "preset": "hello"}});
    assert_eq!(cho.refused(both).await, "bad_request");
    assert_eq!(read(&mut cho, 1).await, json!({"players": []}));
    // Visitors without a session can read but not write.
    let visitor = site.visitor();
    let (mut stranger, _) = Socket::open(&visitor, &table.id).await;
    assert_eq!(stranger.refused(say("spectators", "안녕")).await, "no_session");
    assert_eq!(read(&mut stranger, 1).await, json!({"spectators": []}));
}

#[tokio::test]
async fn floods_and_repetitions_are_refused_for_a_while() {
    let site = ClockHouse::with(|config| config.limits.chat.lines = 3);
    let table = Table::of(|| site.visitor()).await;
    let [mut cho, mut han, _] = table.sockets().await;
    cho.done(say("players", "빨리 두세요")).await;
    assert_eq!(cho.refused(say("players", "빨리 두세요!!")).await, "said_already");
    han.done(say("players", "빨리 두세요")).await;
    cho.done(preset("players", "sorry")).await;
    cho.done(say("players", "차 조심하세요")).await;
    let refused = cho.command(say("players", "그럼 이만")).await;
    assert_eq!(refused["error"]["code"], "too_fast");
    assert_eq!(refused["error"]["facts"]["retry_after_s"], 20);
    han.done(preset("players", "hello")).await;
    site.pass(20_000);
    cho.done(say("players", "그럼 이만")).await;
    assert_eq!(cho.refused(say("players", "빨리 두세요")).await, "said_already");
    site.pass(10_000);
    cho.done(say("players", "빨리 두세요")).await;
}

#[tokio::test]
async fn a_guest_has_an_allowance_for_all_games_together() {
    let site = TestServer::with(|config| config.limits.work.chat.guest = Allowance { burst: 3, a_minute: 1 }).await;
    let first = Table::of(|| site.visitor()).await;
    let [mut cho, _, mut watcher] = first.sockets().await;
    let id = open(&mut first.cho.clone(), &friend_game()).await;
    let (mut other, _) = Socket::open(&first.cho, &id).await;
    cho.done(preset("players", "hello")).await;
    other.done(preset("players", "hello")).await;
    other.done(preset("players", "good_luck")).await;
    assert_eq!(cho.refused(preset("players", "good_luck")).await, "too_fast");
    assert_eq!(cho.refused(json!({"t": "read_chat"})).await, "too_fast");
    watcher.done(preset("spectators", "hello")).await;
}

/// The limit counts bytes, not messages, because it bounds the size of stored chat.
#[tokio::test]
async fn an_address_and_a_guest_say_so_many_bytes_and_no_more() {
    let few = Allowance { burst: 30, a_minute: 1 };
    for of_address in [false, true] {
        let site = TestServer::with(|config| {
            let bytes = &mut config.limits.work.chat_bytes;
            *(if of_address {
                &mut bytes.address
            } else {
                &mut bytes.guest
            }) = few;
        })
        .await;
        let table = Table::of(|| site.visitor()).await;
        let [mut cho, mut han, _] = table.sockets().await;
        cho.done(say("players", "처음 뵙겠습니다")).await;
        cho.done(preset("players", "hello")).await;
        cho.done(preset("players", "good_luck")).await;
        assert_eq!(cho.refused(preset("players", "thank_you")).await, "too_fast");
        let line = preset("players", "hello");
        if of_address {
            assert_eq!(han.refused(line).await, "too_fast");
        } else {
            han.done(line).await;
        }
    }
}

#[tokio::test]
async fn whom_a_reader_has_blocked_is_not_heard() {
    let site = TestServer::new().await;
    let mut table = Table::of(|| site.visitor()).await;
    let [mut cho, mut han, _] = table.sockets().await;
    cho.done(say("players", "처음 뵙겠습니다")).await;
    let path = format!("/api/account/blocks/{}", key(&mut table.cho).await);
    table.han.send("PUT", &path, &Value::Null).await.expect(200);
    assert_eq!(read(&mut han, 1).await, json!({"players": []}));
    assert_eq!(texts(&read(&mut cho, 1).await["players"]), ["처음 뵙겠습니다"]);
    cho.done(say("players", "여보세요?")).await;
    heard(&mut cho).await;
    hears_nothing(&mut han).await;
    han.done(say("players", "한 말씀만")).await;
    assert_eq!(heard(&mut cho).await["says"]["text"], "한 말씀만");
    heard(&mut han).await;
    table.han.send("DELETE", &path, &Value::Null).await.expect(200);
    let all = ["처음 뵙겠습니다", "여보세요?", "한 말씀만"];
    assert_eq!(texts(&read(&mut han, 1).await["players"]), all);
}

#[tokio::test]
async fn a_server_without_chat_and_a_game_without_an_opponent_have_none() {
    let site = TestServer::with(|config| config.limits.chat.switch = Switch::Off).await;
    let table = Table::of(|| site.visitor()).await;
    for mut socket in table.sockets().await {
        assert_eq!(socket.refused(say("players", "안녕")).await, "chat_off");
        assert_eq!(socket.refused(json!({"t": "read_chat"})).await, "chat_off");
    }
    let site = TestServer::new().await;
    let engine = json!({"rules": "casual", "opponent": {"kind": "engine", "level": 1}, "side": "cho"});
    for game in [own_game(), engine] {
        let mut player = site.visitor();
        let id = open(&mut player, &game).await;
        let (mut socket, _) = Socket::open(&player, &id).await;
        assert_eq!(socket.refused(preset("players", "hello")).await, "no_opponent");
        assert_eq!(socket.refused(json!({"t": "read_chat"})).await, "no_opponent");
    }
}

#[tokio::test]
async fn only_the_last_lines_are_kept() {
    let site = TestServer::with(|config| (config.limits.chat.lines, config.limits.chat.kept) = (100, 3)).await;
    let table = Table::of(|| site.visitor()).await;
    let [mut cho, mut han, _] = table.sockets().await;
    for number in 1..=5 {
        cho.done(say("players", &format!("줄{number}"))).await;
    }
    assert_eq!(texts(&read(&mut han, 1).await["players"]), ["줄3", "줄4", "줄5"]);
}

#[tokio::test]
async fn a_reader_who_follows_a_lively_chat_misses_no_line_and_gets_none_twice() {
    let site = TestServer::with(|config| config.limits.chat.lines = 1_000).await;
    let table = Table::of(|| site.visitor()).await;
    let [mut cho, mut han, _] = table.sockets().await;
    let lines: Vec<String> = (0..40).map(|number| format!("{number}")).collect();
    for (number, line) in lines.iter().enumerate() {
        let mut command = say("players", line);
        command["id"] = json!(format!("line{number}"));
        cho.send(&command).await;
        if number == 20 {
            han.send(&json!({"t": "read_chat", "id": "read"})).await;
        }
    }
    // Messages sent in quick succession may arrive out of order, so they are sorted by time below.
    let mut seen = Vec::new();
    while seen.len() < lines.len() {
        let chat = han.read_kind("chat").await;
        seen.extend(chat["lines"].as_array().unwrap().iter().cloned());
    }
    hears_nothing(&mut han).await;
    seen.sort_by_key(|line| line["at_ms"].as_i64());
    assert_eq!(texts(&json!(seen)), lines);
}

#[tokio::test]
async fn an_export_has_the_own_lines_and_a_closed_account_leaves_none() {
    let site = TestServer::new().await;
    let (mut cho, mut han) = (member(&site, "Hansin").await, member(&site, "Hangu").await);
    let id = open(&mut cho, &friend_game()).await;
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    let (mut first, _) = Socket::open(&cho, &id).await;
    let (mut second, _) = Socket::open(&han, &id).await;
    first.done(say("players", "안녕하세요, 한신입니다")).await;
    first.done(preset("players", "good_luck")).await;
    second.done(preset("players", "hello")).await;
    let named = read(&mut second, 1).await;
    assert_eq!(named["players"][0]["by"]["name"], "Hansin");
    let export = cho.get("/api/account/export").await.unchunked();
    let export: Value = serde_json::from_str(&export).unwrap_or_else(|error| panic!("{error}: {export}"));
    let said: Vec<(&Value, &Value, &Value)> = export["chat"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| (&line["game"], &line["room"], &line["says"]))
        .collect();
    let (game, room) = (json!(id), json!("players"));
    let says = [
        json!({"text": "안녕하세요, 한신입니다"}),
        json!({"preset": "good_luck"}),
    ];
    assert_eq!(said, [(&game, &room, &says[0]), (&game, &room, &says[1])]);
    assert_eq!(export["games"].as_array().map(Vec::len), Some(1));

    let close = json!({"password": PASSWORD});
    assert!(cho.post("/api/account/close", &close).await.status < 300);
    let kept = read(&mut second, 1).await;
    let kept = kept["players"].as_array().unwrap();
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert_eq!(kept[0]["by"]["name"], "Hangu");
    let mut newcomer = site.visitor();
    assert_ne!(sign_up(&mut newcomer, "Hansin").await.status, 201);
}
