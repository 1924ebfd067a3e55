//! Ways to start a game: setups, swaps, handicaps and custom positions, as seen by both players and a spectator.

use crate::client::Client;
use crate::socket::{Socket, act};
use crate::test_server::{TestServer, open};
use serde_json::{Value, json};

/// A game's players and a spectator, each with a socket.
struct Company {
    id: String,
    cho: (Client, Socket),
    han: (Client, Socket),
    watcher: (Client, Socket),
}

impl Company {
    /// Creates a game as Cho. Han joins it, and the spectator watches.
    async fn meet(site: &TestServer, rules: Value, start: Option<Value>) -> Self {
        let mut game = json!({"rules": rules, "opponent": {"kind": "friend"}, "side": "cho"});
        if let Some(start) = start {
            game["start"] = start;
        }
        let (mut cho, mut han, watcher) = (site.visitor(), site.visitor(), site.visitor());
        let id = open(&mut cho, &game).await;
        han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
        let sockets = [
            Socket::open(&cho, &id).await.0,
            Socket::open(&han, &id).await.0,
            Socket::open(&watcher, &id).await.0,
        ];
        let [first, second, third] = sockets;
        Self {
            id,
            cho: (cho, first),
            han: (han, second),
            watcher: (watcher, third),
        }
    }

    async fn views(&mut self) -> [Value; 3] {
        let path = format!("/api/games/{}", self.id);
        [
            self.cho.0.get(&path).await.expect(200),
            self.han.0.get(&path).await.expect(200),
            self.watcher.0.get(&path).await.expect(200),
        ]
    }

    /// Asserts that all clients receive the same `started` event, and returns Cho's message.
    async fn started(&mut self) -> Value {
        let started = self.cho.1.read_event("started").await;
        for socket in [&mut self.han.1, &mut self.watcher.1] {
            assert_eq!(socket.read_event("started").await["event"], started["event"]);
        }
        started
    }
}

fn arrange(side: &str, setup: &str) -> Value {
    json!({"t": "arrange", "side": side, "setup": setup})
}

fn hidden() -> Value {
    json!({"schema": 1, "base": "casual@1", "set": {"setup.order": "simultaneous_hidden", "setup.first": null}})
}

#[tokio::test]
async fn han_arranges_first_and_is_seen_central_chariots_too() {
    let site = TestServer::new().await;
    let mut company = Company::meet(&site, json!("casual"), None).await;
    assert_eq!(company.cho.1.refused(arrange("cho", "msms")).await, "not_your_choice");
    assert_eq!(
        company.han.1.refused(arrange("han", "upside-down")).await,
        "setup_not_allowed"
    );
    assert_eq!(company.han.1.refused(arrange("cho", "msms")).await, "not_your_seat");
    company.han.1.done(arrange("han", "central")).await;
    assert_eq!(
        company.cho.1.read_event("arranged").await["event"]["setup"],
        json!("central")
    );
    assert_eq!(company.han.1.refused(arrange("han", "msms")).await, "already_chosen");
    company.cho.1.done(arrange("cho", "central")).await;
    let started = company.started().await;
    let fen = started["event"]["fen"].as_str().unwrap();
    assert!(fen.starts_with("bnra1arnb/"), "{fen}");

    let mut strict = Company::meet(&site, json!("kakao"), None).await;
    assert_eq!(
        strict.han.1.refused(arrange("han", "central")).await,
        "setup_not_allowed"
    );
}

#[tokio::test]
async fn a_hidden_setup_reaches_nobody_before_both_have_chosen() {
    let site = TestServer::new().await;
    for first_is_cho in [true, false] {
        let mut company = Company::meet(&site, hidden(), None).await;
        let (side, other) = if first_is_cho { ("cho", "han") } else { ("han", "cho") };
        let (chooser, opponent) = if first_is_cho {
            (&mut company.cho.1, &mut company.han.1)
        } else {
            (&mut company.han.1, &mut company.cho.1)
        };
        chooser.done(arrange(side, "smms")).await;
        // Neither the event nor the game's view reveals the setup.
        for socket in [opponent, &mut company.watcher.1] {
            let told = socket.read_event("arranged").await;
            assert_eq!(told["event"], json!({"kind": "arranged", "side": side, "setup": null}));
        }
        let [cho, han, watcher] = company.views().await;
        let (own, others) = if first_is_cho {
            (cho, [han, watcher])
        } else {
            (han, [cho, watcher])
        };
        assert_eq!(own["arrangements"][side], json!("smms"));
        for mut view in others {
            assert_eq!(
                (&view["arrangements"][side], &view["arrangements"][other]),
                (&json!("hidden"), &json!(null))
            );
            view["setup"]["allowed"].take();
            assert!(!view.to_string().contains("smms"), "{view}");
        }
        // Reconnecting does not reveal the setup either.
        let (_, greeting) = Socket::resume(&company.watcher.0, &company.id, 1).await;
        let greeting = Value::from(greeting)
            .to_string()
            .replace(r#""msms","mssm","smms","smsm""#, "");
        assert!(!greeting.contains("smms"), "{greeting}");

        let chooser = if first_is_cho {
            &mut company.han.1
        } else {
            &mut company.cho.1
        };
        chooser.done(arrange(other, "msms")).await;
        let started = company.started().await;
        assert_eq!(started["event"]["arrangements"][side], json!("smms"));
        assert_eq!(started["event"]["arrangements"][other], json!("msms"));
    }
}

#[tokio::test]
async fn swaps_are_moves_before_the_moves() {
    let site = TestServer::new().await;
    let mut company = Company::meet(&site, json!("vchess"), None).await;
    let swap = |side: &str, wings: &str| json!({"t": "swap", "side": side, "wings": wings});
    assert_eq!(company.han.1.refused(swap("han", "both")).await, "not_your_choice");
    assert_eq!(company.cho.1.refused(swap("han", "both")).await, "not_your_seat");
    company.cho.1.done(swap("cho", "left")).await;
    assert_eq!(
        company.han.1.read_event("arranged").await["event"]["setup"],
        json!("smsm")
    );
    company.han.1.done(swap("han", "both")).await;
    let started = company.started().await;
    let fen = started["event"]["fen"].as_str().unwrap();
    assert!(fen.starts_with("rbna1anbr/") && fen.contains("/RBNA1ABNR w"), "{fen}");
}

#[tokio::test]
async fn the_stronger_gives_a_chariot_and_moves_first() {
    let site = TestServer::new().await;
    let mut company = Company::meet(&site, json!("casual"), Some(json!({"handicap": ["a10", "i10"]}))).await;
    company.han.1.done(arrange("han", "mssm")).await;
    company.cho.1.done(arrange("cho", "mssm")).await;
    let started = company.started().await;
    let now = &started["now"];
    assert_eq!(
        (&now["turn"], &now["points"]),
        (&json!("han"), &json!({"cho": 72.0, "han": 46.0}))
    );
    assert_eq!(company.cho.1.refused(act(now, "a4b4")).await, "not_your_turn");
    company.han.1.done(act(now, "a7b7")).await;
    let [cho, ..] = company.views().await;
    assert_eq!(
        (&cho["handicap"], &cho["now"]["turn"]),
        (&json!(["a10", "i10"]), &json!("cho"))
    );
}

#[tokio::test]
async fn a_dead_position_draws_by_a_house_rule_in_the_game_after_a_restart_and_in_its_record() {
    let mut site = TestServer::new().await;
    let rules = json!({"schema": 1, "base": "casual@1", "set": {"dead_position": "draw"}});
    let start = json!({"fen": "3ak4/9/9/9/9/9/9/9/3R5/5K3 w - - 0 60"});
    let mut company = Company::meet(&site, rules, Some(start)).await;
    let now = company.views().await[0]["now"].clone();
    company.cho.1.done(act(&now, "d2d10")).await;
    let over = company.han.1.read_now().await;
    assert_eq!(
        (&over["phase"], &over["verdict"]["outcome"], &over["verdict"]["code"]),
        (&json!("over"), &json!("draw"), &json!("dead_position"))
    );
    site.restart().await;
    let mut reader = site.visitor();
    let path = format!("/api/games/{}", company.id);
    assert_eq!(reader.get(&path).await.expect(200)["now"]["verdict"], over["verdict"]);
    let record = reader.get(&format!("{path}/record/json")).await;
    assert!(
        record.body.contains("\"automatic\"") && record.body.contains("\"draw\""),
        "{}",
        record.body
    );
    assert!(reader.get(&format!("{path}/record/gib")).await.status == 200);
}

#[tokio::test]
async fn a_free_position_is_played_at_once_and_survives_a_restart() {
    let mut site = TestServer::new().await;
    let fen = "4k4/4a4/9/9/9/9/9/9/R8/3K5 w - - 0 1";
    let mut company = Company::meet(&site, json!("casual"), Some(json!({"fen": fen}))).await;
    assert_eq!(company.cho.1.refused(arrange("cho", "msms")).await, "wrong_phase");
    let [view, ..] = company.views().await;
    assert_eq!(
        (&view["start_fen"], &view["setup"]["order"]),
        (&json!(fen), &json!("fixed"))
    );
    company.cho.1.done(act(&view["now"], "a2a10")).await;
    let [before, ..] = company.views().await;
    site.restart().await;
    company.cho.0.addr = site.addr();
    let after = company
        .cho
        .0
        .get(&format!("/api/games/{}", company.id))
        .await
        .expect(200);
    assert_eq!(
        (&before["actions"], &before["now"]["fen"]),
        (&after["actions"], &after["now"]["fen"])
    );
}
