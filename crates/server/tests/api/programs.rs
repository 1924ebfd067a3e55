//! The API for bots and other programs, which is compatible with client libraries for lichess.

use crate::access_tokens::{token, with_token};
use crate::account::member;
use crate::client::{Answer, Client};
use crate::test_server::{TestServer, soon};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// An API client with an access token.
pub(crate) struct Program {
    pub(crate) client: Client,
    pub(crate) token: String,
}

/// All scopes.
pub(crate) const ALL: [&str; 4] = ["bot:play", "board:play", "challenge:read", "challenge:write"];

impl Program {
    /// Signs up and creates a token with all scopes.
    pub(crate) async fn person(site: &TestServer, name: &str) -> Self {
        let mut owner = member(site, name).await;
        let token = token(&mut owner, &ALL).await;
        Self {
            client: site.visitor(),
            token,
        }
    }

    pub(crate) async fn bot(site: &TestServer, name: &str) -> Self {
        let mut bot = Self::person(site, name).await;
        bot.post("/api/bot/account/upgrade", &Value::Null).await.expect(200);
        bot
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        with_token(&mut self.client, &self.token, "GET", path, &Value::Null).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        with_token(&mut self.client, &self.token, "POST", path, body).await
    }

    pub(crate) async fn form(&mut self, path: &str, body: &str) -> Answer {
        let authorization = format!("Bearer {}", self.token);
        let kind = "application/x-www-form-urlencoded";
        let headers = [("Authorization", authorization.as_str()), ("Content-Type", kind)];
        self.client.request("POST", path, &headers, body).await
    }

    pub(crate) async fn stream(&self, method: &str, path: &str) -> Lines {
        Lines::open(&self.client, (method, path), &self.token, "").await
    }
}

/// A chunked response that is read line by line.
pub(crate) struct Lines {
    reader: BufReader<TcpStream>,
    head: String,
    waiting: String,
}

impl Lines {
    pub(crate) async fn open(client: &Client, (method, path): (&str, &str), token: &str, body: &str) -> Self {
        let mut stream = client.connect().await;
        let length = body.len();
        let kind = "application/x-www-form-urlencoded";
        let authorization = match token {
            "" => String::new(),
            token => format!("Authorization: Bearer {token}\r\n"),
        };
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{authorization}Accept-Encoding: gzip, br\r\n\
             Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}",
            client.addr
        );
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut reader = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(reader.read_line(&mut head).await.unwrap() > 0, "an answer: {head}");
        }
        Self {
            reader,
            head: head.to_ascii_lowercase(),
            waiting: String::new(),
        }
    }

    /// Returns the next chunk, or `None` at the end.
    pub(crate) async fn chunk(&mut self) -> Option<String> {
        let mut size = String::new();
        self.reader.read_line(&mut size).await.ok()?;
        let size = usize::from_str_radix(size.trim(), 16).ok()?;
        let mut bytes = vec![0; size + 2];
        self.reader.read_exact(&mut bytes).await.ok()?;
        bytes.truncate(size);
        (size > 0).then(|| String::from_utf8(bytes).unwrap())
    }

    /// Returns the next line that is not empty, or `None` at the end.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some((line, rest)) = self.waiting.split_once('\n') {
                let line = line.to_owned();
                self.waiting = rest.to_owned();
                if !line.is_empty() {
                    return Some(serde_json::from_str(&line).unwrap());
                }
                continue;
            }
            let chunk = soon(self.chunk()).await?;
            self.waiting += &chunk;
        }
    }

    pub(crate) async fn of_type(&mut self, kind: &str) -> Value {
        loop {
            let line = self.next().await.unwrap_or_else(|| panic!("a line {kind}"));
            if line["type"] == kind {
                return line;
            }
        }
    }
}

/// Starts a game with a clock between two bots. Returns the bots, Cho first, and the game's id.
async fn two_bots(site: &TestServer) -> (Program, Program, String) {
    let (mut one, two) = (Program::bot(site, "한신대장").await, Program::bot(site, "hangu").await);
    let mut events = two.stream("GET", "/api/stream/event").await;
    // berserk, a client library for lichess, sends challenges in this form.
    let wanted = json!({
        "rated": false, "clock.limit": 600, "clock.increment": 0, "days": null, "color": "white", "variant": "standard",
        "fen": null,
    });
    let challenge = one.post("/api/challenge/hangu", &wanted).await.expect(200);
    let game = challenge["id"].as_str().unwrap().to_owned();
    assert_eq!(
        (
            &challenge["status"],
            &challenge["destUser"]["id"],
            &challenge["challenger"]["name"]
        ),
        (&json!("created"), &json!("hangu"), &json!("hansindaejang"))
    );
    let told = events.of_type("challenge").await;
    assert_eq!(
        (&told["challenge"]["id"], &told["compat"]["bot"]),
        (&json!(game), &json!(true))
    );
    assert_eq!(told["challenge"]["timeControl"]["limit"], 600);
    let mut two = two;
    let mut own = one.stream("GET", "/api/stream/event").await;
    two.post(&format!("/api/challenge/{game}/accept"), &Value::Null)
        .await
        .expect(200);
    // The server chooses both setups before the game starts.
    for events in [&mut events, &mut own] {
        let start = events.of_type("gameStart").await;
        assert_eq!(start["game"]["gameId"], json!(game));
    }
    (one, two, game)
}

async fn play(program: &mut Program, game: &str, text: &str) -> Answer {
    program
        .post(&format!("/api/bot/game/{game}/move/{text}"), &Value::Null)
        .await
}

#[tokio::test]
async fn two_bots_play_to_points_and_the_game_is_exported() {
    let site = TestServer::new().await;
    let (mut one, mut two, game) = two_bots(&site).await;
    let mut lines = one.stream("GET", &format!("/api/bot/game/stream/{game}")).await;
    assert!(lines.head.contains("transfer-encoding: chunked"), "{}", lines.head);
    assert!(!lines.head.contains("content-encoding"), "{}", lines.head);
    let full = lines.of_type("gameFull").await;
    assert_eq!(
        (&full["white"]["id"], &full["black"]["title"], &full["variant"]["name"]),
        (&json!("hansindaejang"), &json!("BOT"), &json!("Janggimodern"))
    );
    assert_eq!(full["clock"], json!({"initial": 600_000, "increment": 0}));
    let state = &full["state"];
    assert_eq!(
        (&state["status"], &state["moves"], &state["winc"]),
        (&json!("started"), &json!(""), &json!(0))
    );
    assert!(state["wtime"].is_i64() && full["createdAt"].is_i64());
    play(&mut two, &game, "a7a6").await.expect_code(409, "not_your_turn");
    play(&mut one, &game, "a4z9").await.expect_code(422, "bad_move");
    play(&mut one, &game, "a4a6").await.expect_code(422, "illegal_move");
    assert_eq!(play(&mut one, &game, "a4b4").await.expect(200), json!({"ok": true}));
    let state = lines.of_type("gameState").await;
    assert_eq!(state["moves"], "a4b4");
    let say = two
        .form(&format!("/api/bot/game/{game}/chat"), "room=player&text=안녕하세요")
        .await;
    say.expect(200);
    let line = lines.of_type("chatLine").await;
    assert_eq!(
        line,
        json!({"type": "chatLine", "room": "player", "username": "hangu", "text": "안녕하세요"})
    );
    let chat = one.get(&format!("/api/bot/game/{game}/chat")).await.expect(200);
    assert_eq!(chat, json!([{"user": "hangu", "text": "안녕하세요"}]));
    play(&mut two, &game, "0000").await.expect(200);
    play(&mut one, &game, "pass").await.expect(200);
    let mut end = lines.of_type("gameState").await;
    while end["status"] == "started" {
        end = lines.of_type("gameState").await;
    }
    assert_eq!(
        (&end["status"], &end["winner"]),
        (&json!("variantEnd"), &json!("black"))
    );
    assert_eq!(end["end"]["code"], "double_pass");
    assert!(end["points"]["black"].as_f64().unwrap() > end["points"]["white"].as_f64().unwrap());
    assert_eq!(lines.next().await, None, "the stream ends with the game");
    play(&mut two, &game, "a7b7").await.expect_code(409, "game_over");
    exported(&mut one, &game).await;
}

/// Checks that the calling test's finished game can be exported and is listed among its player's games, but not among
/// those in play.
async fn exported(one: &mut Program, game: &str) {
    let path = format!("/game/export/{game}");
    let json_file = one
        .client
        .request("GET", &path, &[("Accept", "application/json")], "")
        .await
        .expect(200);
    assert_eq!(
        (&json_file["winner"], &json_file["status"]),
        (&json!("black"), &json!("variantEnd"))
    );
    assert_eq!(json_file["moves"].as_str().unwrap().split(' ').count(), 3);
    let pgn = one.client.request("GET", &path, &[], "").await;
    assert_eq!(pgn.header("content-type"), Some("application/x-chess-pgn"));
    for header in [format!("[GameId \"{game}\"]"), "[RuleSet \"kakao@1\"]".to_owned()] {
        assert!(pgn.body.contains(&header), "{header} in {}", pgn.body);
    }
    let headers = [("Accept", "application/x-ndjson")];
    let games = one
        .client
        .request("GET", "/api/games/user/hangu", &headers, "")
        .await
        .unchunked();
    let games: Vec<Value> = games.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((games.len(), &games[0]["id"]), (1, &json!(game)));
    assert_eq!(
        one.get("/api/account/playing").await.expect(200),
        json!({"nowPlaying": [], "nbMyTurn": 0})
    );
}

#[tokio::test]
async fn offers_are_made_and_answered_and_a_game_can_always_be_left() {
    let site = TestServer::new().await;
    let (mut one, mut two, game) = two_bots(&site).await;
    let path = |rest: &str| format!("/api/bot/game/{game}/{rest}");
    play(&mut one, &game, "a4b4").await.expect(200);
    one.post(&path("takeback/yes"), &Value::Null).await.expect(200);
    let mut lines = two.stream("GET", &format!("/api/bot/game/stream/{game}")).await;
    assert_eq!(lines.of_type("gameFull").await["state"]["wtakeback"], true);
    two.post(&path("takeback/yes"), &Value::Null).await.expect(200);
    assert_eq!(lines.of_type("gameState").await["moves"], "");
    play(&mut one, &game, "a4b4?offeringDraw=true").await.expect(200);
    let playing = two.get("/api/account/playing").await.expect(200);
    assert_eq!(
        (
            &playing["nbMyTurn"],
            &playing["nowPlaying"][0]["color"],
            &playing["nowPlaying"][0]["lastMove"]
        ),
        (&json!(1), &json!("black"), &json!("a4b4"))
    );
    two.post(&path("draw/no"), &Value::Null).await;
    // An opponent with an open stream does not count as absent.
    one.post(&path("claim-victory/"), &Value::Null)
        .await
        .expect_code(409, "not_claimable");
    one.post(&path("abort/"), &Value::Null).await.expect(200);
    one.post(&path("resign"), &Value::Null)
        .await
        .expect_code(409, "game_over");
    let mut end = lines.of_type("gameState").await;
    while end["status"] == "started" {
        end = lines.of_type("gameState").await;
    }
    assert!(
        ["aborted", "resign"].contains(&end["status"].as_str().unwrap()),
        "{end}"
    );
}

#[tokio::test]
async fn challenges_are_listed_declined_for_a_reason_and_withdrawn() {
    let site = TestServer::new().await;
    let (mut one, mut two) = (
        Program::bot(&site, "hansin").await,
        Program::person(&site, "hangu").await,
    );
    let mut events = one.stream("GET", "/api/stream/event").await;
    let clock =
        json!({"clock.limit": 300, "byo.period": 30, "byo.periods": 3, "color": "black", "variant": "kja-points"});
    let challenge = one.post("/api/challenge/hangu", &clock).await.expect(200);
    let id = challenge["id"].as_str().unwrap().to_owned();
    assert_eq!(challenge["timeControl"]["byo"], json!({"ms": 30_000, "periods": 3}));
    assert_eq!(
        (&challenge["color"], &challenge["variant"]["rules"]),
        (&json!("black"), &json!("kja-points@2"))
    );
    let list = two.get("/api/challenge").await.expect(200);
    assert_eq!(
        (&list["in"][0]["id"], list["out"].as_array().unwrap().len()),
        (&json!(id), 0)
    );
    let wrong = two
        .post(&format!("/api/challenge/{id}/decline"), &json!({"reason": "ugly"}))
        .await;
    wrong.expect_code(400, "bad_request");
    let cancel = two.post(&format!("/api/challenge/{id}/cancel"), &Value::Null).await;
    cancel.expect_code(404, "unknown_challenge");
    two.form(&format!("/api/challenge/{id}/decline"), "reason=tooFast")
        .await
        .expect(200);
    let declined = events.of_type("challengeDeclined").await;
    assert_eq!(declined["challenge"]["declineReasonKey"], "tooFast");
    let again = one.post("/api/challenge/hangu", &clock).await.expect(200);
    let id = again["id"].as_str().unwrap();
    one.post(&format!("/api/challenge/{id}/cancel"), &Value::Null)
        .await
        .expect(200);
    assert_eq!(events.of_type("challengeCanceled").await["challenge"]["id"], json!(id));
    one.post("/api/challenge/nobody", &clock)
        .await
        .expect_code(404, "unknown_player");
    one.post("/api/challenge/hansin", &clock)
        .await
        .expect_code(422, "not_yourself");
}

/// Ignoring a mistyped field would start a different game from the one requested.
#[tokio::test]
async fn what_is_wrong_in_a_request_is_named() {
    let site = TestServer::new().await;
    let mut one = Program::person(&site, "hansin").await;
    for (path, form, code, field) in [
        ("challenge/ai", "clock.limit=abc", "bad_request", "clock.limit"),
        ("challenge/ai", "clock.limt=300", "bad_request", "clock.limt"),
        ("challenge/ai", "level=one", "bad_request", "level"),
        ("challenge/ai", "rated=perhaps", "bad_request", "rated"),
        ("challenge/ai", "color=red", "bad_request", "color"),
        ("challenge/ai", "variant=kakoa", "bad_rules", "variant"),
        ("challenge/open", "rules=casual", "bad_request", "rules"),
        ("board/seek", "time=soon", "bad_request", "time"),
        ("board/seek", "ratingRange=all", "bad_request", "ratingRange"),
        ("board/seek", "variant=kakoa", "bad_rules", "variant"),
    ] {
        let answer = one.form(&format!("/api/{path}"), form).await;
        let error = &answer.json()["error"];
        assert_eq!(
            (&error["code"], &error["facts"]["path"]),
            (&json!(code), &json!(field)),
            "{form}"
        );
        assert!(error["detail"].as_str().unwrap().starts_with(field), "{error}");
    }
    let refused = one.form("/api/challenge/ai", "level=99").await.json();
    let facts = &refused["error"]["facts"];
    assert!(facts["least"] == 1 && facts["most"].is_u64(), "{refused}");
    let query = one.get("/api/bot/online?nb=few").await.json();
    assert_eq!(query["error"]["facts"]["path"], "nb");
    let empty = one
        .client
        .request("GET", "/api/account", &[("Authorization", "Bearer ")], "")
        .await;
    empty.expect_code(401, "invalid_token");
    assert!(empty.body.contains("empty"), "{}", empty.body);
}

#[tokio::test]
async fn a_game_begins_against_the_engine_by_a_link_or_by_a_seek() {
    let site = TestServer::new().await;
    let (mut one, mut two) = (
        Program::person(&site, "hansin").await,
        Program::person(&site, "hangu").await,
    );
    let wanted = json!({"level": 2, "clock.limit": 300, "clock.increment": 5, "color": "white"});
    let game = one.post("/api/challenge/ai", &wanted).await.expect(200);
    assert_eq!(
        (&game["opponent"]["ai"], &game["color"], &game["source"]),
        (&json!(2), &json!("white"), &json!("ai"))
    );
    one.post("/api/challenge/ai", &json!({"level": 9}))
        .await
        .expect_code(422, "bad_level");
    let open = one
        .post(
            "/api/challenge/open",
            &json!({"clock.limit": 300, "clock.increment": 5}),
        )
        .await
        .expect(200);
    let id = open["id"].as_str().unwrap();
    for program in [&mut one, &mut two] {
        program
            .post(&format!("/api/challenge/{id}/accept"), &Value::Null)
            .await
            .expect(200);
    }
    let third = Program::person(&site, "third").await;
    let mut third = third;
    let late = third.post(&format!("/api/challenge/{id}/accept"), &Value::Null).await;
    late.expect_code(409, "seat_taken");
    // berserk sends a seek in this form.
    let body = "rated=false&time=10&increment=5&variant=standard&color=random&ratingRange=";
    let (a, b) = (&Program::person(&site, "fourth").await, &third);
    let mut seeks = Vec::new();
    for program in [a, b] {
        seeks.push(Lines::open(&program.client, ("POST", "/api/board/seek"), &program.token, body).await);
    }
    let mut ids = Vec::new();
    for seek in &mut seeks {
        ids.push(seek.next().await.unwrap()["id"].clone());
        assert_eq!(seek.next().await, None);
    }
    assert_eq!(ids[0], ids[1]);
}

#[tokio::test]
async fn bots_are_marked_and_people_do_not_play_as_bots() {
    let site = TestServer::new().await;
    let mut person = Program::person(&site, "hansin").await;
    let wanted = json!({"level": 1, "color": "white"});
    let game = person.post("/api/challenge/ai", &wanted).await.expect(200);
    let id = game["gameId"].as_str().unwrap();
    let refused = play(&mut person, id, "a4b4").await;
    refused.expect_code(403, "not_a_bot");
    let late = person.post("/api/bot/account/upgrade", &Value::Null).await;
    late.expect_code(400, "has_played");
    let mut other = Program::bot(&site, "hangu").await;
    other
        .post(&format!("/api/bot/game/{id}/resign"), &Value::Null)
        .await
        .expect_code(403, "not_your_seat");
    other
        .get(&format!("/api/bot/game/stream/{id}"))
        .await
        .expect_code(403, "not_your_seat");
    other
        .post("/api/bot/account/setup/msms", &Value::Null)
        .await
        .expect(200);
    other
        .post("/api/bot/account/setup/xxxx", &Value::Null)
        .await
        .expect_code(422, "setup_not_allowed");
    let game = other.post("/api/challenge/ai", &wanted).await.expect(200);
    let path = format!("/api/games/{}", game["gameId"].as_str().unwrap());
    let seen = site.visitor().get(&path).await.expect(200);
    assert_eq!(seen["seats"]["cho"]["player"]["bot"], json!(true));
}

#[tokio::test]
async fn a_stream_ends_with_its_token_and_with_the_server_and_says_so() {
    let mut site = TestServer::new().await;
    let mut owner = member(&site, "hansin").await;
    let text = token(&mut owner, &["challenge:read"]).await;
    let program = Program {
        client: site.visitor(),
        token: text,
    };
    let mut events = program.stream("GET", "/api/stream/event").await;
    assert_eq!(
        soon(events.chunk()).await.as_deref(),
        Some("\n"),
        "it says at once that it lives"
    );
    let list = owner.get("/api/account/tokens").await.expect(200);
    let path = format!("/api/account/tokens/{}", list["tokens"][0]["id"].as_str().unwrap());
    owner.send("DELETE", &path, &Value::Null).await.expect(200);
    assert_eq!(
        events.next().await,
        Some(json!({"type": "streamEnd", "reason": "tokenEnded"}))
    );
    assert_eq!(events.next().await, None);
    let text = token(&mut owner, &["challenge:read"]).await;
    let program = Program {
        client: site.visitor(),
        token: text,
    };
    let mut events = program.stream("GET", "/api/stream/event").await;
    site.stop().await;
    assert_eq!(
        events.next().await,
        Some(json!({"type": "streamEnd", "reason": "restart"}))
    );
    assert_eq!(events.next().await, None);
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let mut site = TestServer::new().await;
    let (mut one, mut two, game) = two_bots(&site).await;
    play(&mut one, &game, "a4b4").await.expect(200);
    site.restart().await;
    for program in [&mut one, &mut two] {
        program.client = site.visitor();
    }
    let mut events = two.stream("GET", "/api/stream/event").await;
    let start = events.of_type("gameStart").await;
    assert_eq!(
        (&start["game"]["gameId"], &start["game"]["isMyTurn"]),
        (&json!(game), &json!(true))
    );
    let mut lines = two.stream("GET", &format!("/api/bot/game/stream/{game}")).await;
    assert_eq!(lines.of_type("gameFull").await["state"]["moves"], "a4b4");
    play(&mut two, &game, "a7b7").await.expect(200);
}
