//! Streams for spectators of a single game and of the featured game.

use crate::documented::schema;
use crate::exports::{Person, person};
use crate::programs::Lines;
use crate::test_server::{TestServer, open};
use serde_json::{Value, json};

async fn stream(site: &TestServer, path: &str) -> Lines {
    Lines::open(&site.visitor(), ("GET", path), "", "").await
}

/// Returns the next line, which must match the documented schema.
async fn next(lines: &mut Lines, name: &str) -> Value {
    let line = lines.next().await.expect("a line");
    assert!(schema(name).is_valid(&line), "{line}");
    line
}

async fn act(player: &mut Person, game: &str, action: &str) {
    let path = format!("/api/board/game/{game}/{action}");
    player.program.post(&path, &Value::Null).await.expect(200);
}

/// Returns the FEN, the last move and the ply in a line.
fn position(line: &Value) -> (Value, Value, Value) {
    (line["fen"].clone(), line["lm"].clone(), line["ply"].clone())
}

/// Creates a game with hidden setups. Returns Cho, Han, the game's id, and its stream from before any setup is chosen.
async fn hidden_setups(site: &TestServer) -> (Person, Person, String, Lines) {
    let (mut cho, mut han) = (person(site, "hansin").await, person(site, "hangu").await);
    let order = json!({"setup.order": "simultaneous_hidden", "setup.first": null});
    let hidden = json!({"schema": 1, "base": "casual@1", "set": order});
    let clock = json!({"kind": "fischer", "main_ms": 600_000, "increment_ms": 5_000});
    let wanted = json!({"rules": hidden, "opponent": {"kind": "friend"}, "side": "cho", "time": clock});
    let game = open(&mut cho.browser, &wanted).await;
    let join = format!("/api/games/{game}/join");
    han.browser.post(&join, &json!({})).await.expect(200);
    let lines = stream(site, &format!("/api/stream/game/{game}")).await;
    (cho, han, game, lines)
}

#[tokio::test]
async fn spectators_see_nothing_of_a_setup_before_both_are_chosen() {
    let site = TestServer::new().await;
    let (mut cho, mut han, game, mut early) = hidden_setups(&site).await;
    let created = next(&mut early, "WatchedGame").await;
    assert_eq!(
        (&created["status"]["name"], &created["turns"]),
        (&json!("created"), &json!(0))
    );
    act(&mut han, &game, "setup/smsm").await;
    let mut between = stream(&site, &format!("/api/stream/game/{game}")).await;
    let waiting = next(&mut between, "WatchedGame").await;
    assert_eq!(waiting, created, "nothing of the setup that was chosen");
    assert!(!waiting.to_string().contains("smsm") && waiting["fen"].is_null() && waiting["setup"].is_null());
    act(&mut cho, &game, "setup/msms").await;
    let started = next(&mut early, "WatchedGame").await;
    assert_eq!(next(&mut between, "WatchedGame").await, started);
    assert_eq!(started["setup"], json!({"white": "msms", "black": "smsm"}));
    let first = next(&mut early, "WatchedPosition").await;
    assert_eq!((&first["fen"], &first["lm"]), (&started["initialFen"], &Value::Null));
    assert!(first["wc"].as_i64().unwrap() > 500);
}

#[tokio::test]
async fn spectators_see_every_position_whenever_they_come() {
    let site = TestServer::new().await;
    let (mut cho, mut han, game, mut early) = hidden_setups(&site).await;
    let path = format!("/api/stream/game/{game}");
    act(&mut han, &game, "setup/smsm").await;
    act(&mut cho, &game, "setup/msms").await;
    for _ in ["created", "started"] {
        next(&mut early, "WatchedGame").await;
    }
    let first = next(&mut early, "WatchedPosition").await;
    let mut seen = vec![position(&first)];
    for (player, action) in [(&mut cho, "a4a5"), (&mut han, "a7a6")] {
        act(player, &game, &format!("move/{action}")).await;
        let line = next(&mut early, "WatchedPosition").await;
        assert_eq!(line["lm"], action);
        seen.push(position(&line));
    }
    // A spectator who joins later gets the same positions.
    let mut late = stream(&site, &path).await;
    let now = next(&mut late, "WatchedGame").await;
    assert_eq!(
        (&now["lastMove"], &now["turns"], &now["fen"]),
        (&json!("a7a6"), &json!(2), &seen[2].0)
    );
    for expected in &seen {
        assert_eq!(position(&next(&mut late, "WatchedPosition").await), *expected);
    }
    // The stream contains a takeback, but not the offer of one.
    act(&mut han, &game, "takeback/yes").await;
    act(&mut cho, &game, "takeback/yes").await;
    assert_eq!(position(&next(&mut early, "WatchedPosition").await), seen[1]);
    act(&mut han, &game, "resign").await;
    for lines in [&mut early, &mut late] {
        let mut end = lines.next().await.unwrap();
        while end["id"].is_null() {
            end = lines.next().await.unwrap();
        }
        assert_eq!(
            (&end["winner"], &end["status"]["name"]),
            (&json!("white"), &json!("resign"))
        );
        assert_eq!(lines.next().await, None);
    }
    // The stream of a finished game contains all its positions and ends at once.
    let mut after = stream(&site, &path).await;
    assert_eq!(next(&mut after, "WatchedGame").await["winner"], "white");
    assert_eq!(position(&next(&mut after, "WatchedPosition").await), seen[0]);
    assert_eq!(position(&next(&mut after, "WatchedPosition").await), seen[1]);
    assert_eq!(after.next().await, None);
    let unknown = site.visitor().get("/api/stream/game/6NvQ54YFe0P").await;
    unknown.expect_code(404, "unknown_game");
}

/// Starts a public game by a challenge, and returns its id.
async fn public(cho: &mut Person, (han, name): (&mut Person, &str)) -> String {
    let clock = json!({"clock.limit": 600, "clock.increment": 5, "color": "white"});
    let path = format!("/api/challenge/{name}");
    let made = cho.program.post(&path, &clock).await.expect(200);
    let game = made["id"].as_str().unwrap().to_owned();
    let accept = format!("/api/challenge/{game}/accept");
    han.program.post(&accept, &Value::Null).await.expect(200);
    act(han, &game, "setup/smsm").await;
    act(cho, &game, "setup/msms").await;
    game
}

#[tokio::test]
async fn the_feed_shows_the_featured_game_and_the_next_one_when_it_ends() {
    let mut site = TestServer::new().await;
    let mut feed = stream(&site, "/api/tv/feed").await;
    let (mut cho, mut han) = (person(&site, "hansin").await, person(&site, "hangu").await);
    // A game by link is never featured.
    let link = open(&mut cho.browser, &crate::test_server::friend_game()).await;
    let join = format!("/api/games/{link}/join");
    han.browser.post(&join, &json!({})).await.expect(200);
    act(&mut han, &link, "setup/smsm").await;
    act(&mut cho, &link, "setup/msms").await;
    for number in 0..2 {
        let game = public(&mut cho, (&mut han, "hangu")).await;
        let featured = next(&mut feed, "TvLine").await;
        assert_eq!(
            (&featured["t"], &featured["d"]["id"]),
            (&json!("featured"), &json!(game))
        );
        let live = site.visitor().get("/api/live").await.expect(200);
        assert_eq!(live["games"][0]["id"], json!(game), "as the start page shows it");
        let white = &featured["d"]["players"][0];
        assert_eq!(
            (&white["color"], &white["user"]["name"]),
            (&json!("white"), &json!("hansin"))
        );
        act(&mut cho, &game, "move/a4a5").await;
        let moved = next(&mut feed, "TvLine").await;
        assert_eq!(
            (&moved["t"], &moved["d"]["lm"], &moved["d"]["ply"]),
            (&json!("fen"), &json!("a4a5"), &json!(1))
        );
        if number == 0 {
            act(&mut han, &game, "resign").await;
        }
    }
    site.stop().await;
    assert_eq!(
        feed.next().await,
        Some(json!({"type": "streamEnd", "reason": "restart"}))
    );
    assert_eq!(feed.next().await, None);
}
