//! The life of a game, from its creation to its record and the list of past games.

use crate::socket::{Socket, act};
use crate::test_server::{TestServer, friend_game, open, own_game};
use serde_json::{Value, json};

#[tokio::test]
async fn two_people_on_one_device_play_a_game_to_its_end() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let created = player.post("/api/games", &own_game()).await;
    assert!(
        created.header("set-cookie").unwrap().contains("HttpOnly; SameSite=Lax"),
        "{created:?}"
    );
    let location = created.header("location").unwrap().to_owned();
    let view = created.expect(201);
    let id = view["id"].as_str().unwrap().to_owned();
    assert_eq!(location, format!("/api/games/{id}"));
    assert_eq!(
        (&view["phase"], &view["seats"]["cho"]["you"]),
        (&json!("arranging"), &json!(true))
    );

    let (mut socket, state) = Socket::open(&player, &id).await;
    assert_eq!(state["game"]["id"], json!(id));
    let mut now = socket.arrange_both().await;
    assert_eq!((&now["turn"], &now["ply"]), (&json!("cho"), &json!(0)));
    for ply in 1..=10 {
        let action = now["legal"][0].as_str().unwrap().to_owned();
        now = socket.act(&now, &action).await;
        assert_eq!(now["ply"], json!(ply));
    }
    socket.done(act(&now, "resign:han")).await;
    let over = socket.read_now().await;
    assert_eq!(
        (&over["phase"], &over["verdict"]["outcome"]),
        (&json!("over"), &json!("cho"))
    );
    assert_eq!(over["legal"], json!([]));

    let shown = player.get(&location).await.expect(200);
    assert_eq!(shown["actions"].as_array().unwrap().len(), 11);
    assert_eq!(shown["now"]["verdict"], over["verdict"]);
    let list = player.get("/api/games").await.expect(200);
    assert_eq!(list["games"][0]["id"], json!(id));
    assert_eq!(list["games"][0]["verdict"], over["verdict"]);
    assert_eq!((&list["page"], &list["more"]), (&json!(1), &json!(false)));
}

#[tokio::test]
async fn friends_on_two_devices_see_the_same_game() {
    let site = TestServer::new().await;
    let (mut cho, mut han) = (site.visitor(), site.visitor());
    let id = open(&mut cho, &friend_game()).await;
    let (mut first, _) = Socket::open(&cho, &id).await;
    let joined = han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    assert_eq!(
        (&joined["seats"]["han"]["you"], &joined["seats"]["cho"]["you"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(first.read_event("joined").await["event"]["side"], json!("han"));
    let (mut second, _) = Socket::open(&han, &id).await;
    second
        .done(json!({"t": "arrange", "side": "han", "setup": "mssm"}))
        .await;
    assert_eq!(first.read_event("arranged").await["event"]["setup"], json!("mssm"));
    first
        .done(json!({"t": "arrange", "side": "cho", "setup": "msms"}))
        .await;
    let started = first.read_event("started").await;
    assert_eq!(second.read_event("started").await["event"], started["event"]);

    let mut now = started["now"].clone();
    for ply in 0..8 {
        let (mover, other) = if ply % 2 == 0 {
            (&mut first, &mut second)
        } else {
            (&mut second, &mut first)
        };
        let action = now["legal"][ply].as_str().unwrap().to_owned();
        let seq = mover.done(act(&now, &action)).await;
        let (mine, theirs) = (mover.read_event("acted").await, other.read_event("acted").await);
        assert_eq!((&mine["seq"], &theirs["seq"]), (&json!(seq), &json!(seq)));
        assert_eq!(mine["event"], theirs["event"]);
        assert_eq!(mine["now"]["fen"], theirs["now"]["fen"]);
        assert_eq!(
            (&mine["now"]["rights"]["play"], &theirs["now"]["rights"]["play"]),
            (&json!(false), &json!(true))
        );
        now = theirs["now"].clone();
    }
}

#[tokio::test]
async fn a_spectator_sees_everything_and_may_nothing() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut watcher, state) = Socket::open(&site.visitor(), &id).await;
    assert_eq!(state["game"]["seats"]["cho"]["you"], json!(false));
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    let seen = watcher.read_event("started").await["now"].clone();
    assert_eq!((&seen["fen"], &seen["legal"]), (&now["fen"], &now["legal"]));
    assert_eq!(
        (&now["rights"]["play"], &seen["rights"]["play"]),
        (&json!(true), &json!(false))
    );
}

#[tokio::test]
async fn a_takeback_and_a_rematch_go_through() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let start = socket.arrange_both().await;
    let first = start["legal"][0].as_str().unwrap().to_owned();
    let now = socket.act(&start, &first).await;
    socket.done(json!({"t": "takeback", "ply": now["ply"]})).await;
    let back = socket.read_event("took_back").await["now"].clone();
    assert_eq!((&back["fen"], &back["ply"]), (&start["fen"], &json!(0)));
    socket.done(act(&back, "resign:cho")).await;
    socket.done(json!({"t": "rematch"})).await;
    let next = socket.read_event("rematched").await["event"]["game"]
        .as_str()
        .unwrap()
        .to_owned();
    let view = player.get(&format!("/api/games/{next}")).await.expect(200);
    assert_eq!(view["phase"], json!("arranging"));
    assert_eq!(
        player.get(&format!("/api/games/{id}")).await.expect(200)["rematch"],
        json!(next)
    );
    assert_eq!(
        player.get("/api/games?page=1").await.expect(200)["games"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
}

#[tokio::test]
async fn past_games_come_in_pages_newest_first() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let mut opened = Vec::new();
    for _ in 0..23 {
        opened.push(open(&mut player, &own_game()).await);
    }
    let ids = |list: &Value| -> Vec<String> {
        list["games"]
            .as_array()
            .unwrap()
            .iter()
            .map(|game| game["id"].as_str().unwrap().to_owned())
            .collect()
    };
    let first = player.get("/api/games?page=1").await.expect(200);
    let kind = (&first["games"][0]["rated"], &first["games"][0]["speed"]);
    assert_eq!(kind, (&json!(false), &json!("unlimited")));
    let second = player.get("/api/games?page=2").await.expect(200);
    assert_eq!(
        (ids(&first).len(), &first["more"], ids(&second).len(), &second["more"]),
        (20, &json!(true), 3, &json!(false))
    );
    let mut all = [ids(&first), ids(&second)].concat();
    all.sort();
    opened.sort();
    assert_eq!(all, opened);
    assert_eq!(site.visitor().get("/api/games").await.expect(200)["games"], json!([]));
}

#[tokio::test]
async fn the_list_says_how_the_pieces_move_also_by_house_rules() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let own =
        json!({"schema": 1, "base": "xiangqi@1", "set": {"limit.no_capture_plies": {"n": 120, "result": "draw"}}});
    for rules in [json!("kakao"), json!("chesswar"), own] {
        open(
            &mut player,
            &json!({"rules": rules, "opponent": {"kind": "self"}, "side": "cho"}),
        )
        .await;
    }
    let list = player.get("/api/games").await.expect(200);
    let mut laws: Vec<(Option<&str>, &str)> = list["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| (game["rules"].as_str(), game["movement"].as_str().unwrap()))
        .collect();
    laws.sort_unstable();
    let expected = [
        (None, "xiangqi"),
        (Some("chesswar@3"), "chesswar"),
        (Some("kakao@1"), "janggi"),
    ];
    assert_eq!(laws, expected);
}

#[tokio::test]
async fn a_game_can_be_taken_away_as_a_file() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    player
        .get(&format!("/api/games/{id}/record/gib"))
        .await
        .expect_code(409, "no_record");
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    let now = socket.act(&now, "a4a5").await;
    let mut take = async |format: &str| {
        let file = player.get(&format!("/api/games/{id}/record/{format}")).await;
        assert_eq!(file.status, 200, "{file:?}");
        assert!(
            file.header("content-disposition")
                .unwrap()
                .contains(&format!("janggun-{id}.{format}"))
        );
        file
    };
    assert_eq!(take("fen").await.body.trim(), now["fen"].as_str().unwrap());
    let json = take("json").await;
    assert_eq!(json.header("content-type"), Some("application/json"));
    assert!(json.body.contains("a4a5"), "{}", json.body);
    assert!(take("gib").await.body.contains("초"));
    let mut left_out = async |format: &str| {
        let answer = player.get(&format!("/api/games/{id}/record/{format}/left-out")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["left_out"].clone()
    };
    for format in ["json", "fen"] {
        assert_eq!(left_out(format).await, serde_json::json!([]), "{format}");
    }
    for format in ["gib", "pgn"] {
        let told = left_out(format).await;
        assert_eq!(
            (&told[0]["content"], &told[0]["count"]),
            (&"rules".into(), &1.into()),
            "{told}"
        );
        let text = &told[0]["text"];
        assert!(text["ko"].as_str().unwrap().contains("규칙"), "{told}");
        assert!(text["en"].as_str().unwrap().contains("omitted"), "{told}");
        assert!(text["nl"].as_str().unwrap().contains("weggelaten"), "{told}");
    }
    player
        .get(&format!("/api/games/{id}/record/doc"))
        .await
        .expect_code(404, "not_found");
}

#[tokio::test]
async fn levels_and_rules_are_told() {
    let site = TestServer::new().await;
    let levels = site.visitor().get("/api/levels").await.expect(200);
    assert_eq!(levels["levels"].as_array().unwrap().len(), 2);
    let rules = site.visitor().get("/api/rules").await.expect(200);
    assert!(
        rules.as_array().unwrap().iter().any(|preset| preset["id"] == "kakao"),
        "{rules}"
    );
}
