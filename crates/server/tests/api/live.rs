//! Over-the-board customs in online games: hidden soldiers, pieces placed one by one, touch-move and handicaps.

use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{TestServer, open};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// A game with its creator, the host, and the guest who joined.
struct Pair {
    id: String,
    host: Client,
    guest: Client,
}

impl Pair {
    async fn meet(site: &TestServer, game: Value) -> Self {
        let mut wanted = json!({"rules": "casual", "opponent": {"kind": "friend"}, "side": "cho"});
        for (name, value) in game.as_object().expect("fields") {
            wanted[name] = value.clone();
        }
        let (mut host, mut guest) = (site.visitor(), site.visitor());
        let id = open(&mut host, &wanted).await;
        guest
            .post(&format!("/api/games/{id}/join"), &json!({}))
            .await
            .expect(200);
        Self { id, host, guest }
    }

    async fn views(&mut self) -> (Value, Value) {
        let path = format!("/api/games/{}", self.id);
        (
            self.host.get(&path).await.expect(200),
            self.guest.get(&path).await.expect(200),
        )
    }

    /// Moves both clients to the server's new address after a restart.
    fn follow(&mut self, site: &TestServer) {
        self.host.addr = site.addr();
        self.guest.addr = site.addr();
    }

    async fn sockets(&self) -> (Socket, Socket) {
        (
            Socket::open(&self.host, &self.id).await.0,
            Socket::open(&self.guest, &self.id).await.0,
        )
    }
}

fn digest(text: &str) -> String {
    let bytes = Sha256::digest(text.as_bytes());
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn hidden_soldiers_are_sealed_before_the_pick_and_opened_after_it() {
    let site = TestServer::new().await;
    let mut pair = Pair::meet(&site, json!({"side": "hidden_soldiers"})).await;
    let (mut host, mut guest) = pair.sockets().await;
    let (closed, seen) = pair.views().await;
    let sealed = closed["hands"]["sealed"].as_str().expect("a seal").to_owned();
    assert_eq!(closed["hands"], seen["hands"]);
    assert_eq!(
        closed["hands"],
        json!({"sealed": sealed, "picked": null, "cho_in": null, "reveal": null})
    );
    let pick = json!({"t": "pick_hand", "hand": "right"});
    assert_eq!(host.refused(pick.clone()).await, "not_your_pick");
    let setup = json!({"t": "arrange", "side": "cho", "setup": "mssm"});
    assert_eq!(host.refused(setup).await, "hands_closed");
    guest.done(pick.clone()).await;
    let event = host.read_event("hand_picked").await;
    let (host_view, guest_view) = pair.views().await;
    let hands = &host_view["hands"];
    let reveal = hands["reveal"].as_str().expect("it is open");
    assert_eq!(digest(reveal), sealed, "the text is the one that was sealed");
    assert!(
        reveal.contains(&pair.id)
            && reveal.contains(&format!(
                "cho in the {} hand",
                hands["cho_in"].as_str().expect("a hand")
            ))
    );
    let side = if hands["cho_in"] == "right" { "cho" } else { "han" };
    assert_eq!(
        event["event"],
        json!({"kind": "hand_picked", "hand": "right", "side": side})
    );
    assert_eq!(guest_view["seats"][side]["you"], json!(true));
    assert_eq!(guest.refused(pick).await, "no_hands");
}

#[tokio::test]
async fn the_creator_may_be_the_one_who_picks() {
    let site = TestServer::new().await;
    for (opponent, picks) in [
        (json!({"kind": "friend"}), Some("me")),
        (json!({"kind": "self"}), None),
        (json!({"kind": "self"}), Some("opponent")),
    ] {
        let mut game = json!({"rules": "casual", "opponent": opponent, "side": "hidden_soldiers"});
        if let Some(picks) = picks {
            game["picks"] = json!(picks);
        }
        let mut player = site.visitor();
        let id = open(&mut player, &game).await;
        let (mut socket, state) = Socket::open(&player, &id).await;
        assert_eq!(state["game"]["now"]["rights"]["pick_hand"], json!(true), "{game}");
        socket.done(json!({"t": "pick_hand", "hand": "left"})).await;
    }
}

#[tokio::test]
async fn pieces_are_placed_in_turn_and_survive_a_restart() {
    let mut site = TestServer::new().await;
    let rules =
        json!({"schema": 1, "base": "chesswar", "set": {"setup.order": "piece_by_piece", "setup.first": "han"}});
    let mut pair = Pair::meet(&site, json!({"rules": rules})).await;
    let (mut host, mut guest) = pair.sockets().await;
    let place =
        |side: &str, piece: &str, square: &str| json!({"t": "place", "side": side, "piece": piece, "square": square});
    assert_eq!(host.refused(place("cho", "K", "e2")).await, "not_your_turn");
    assert_eq!(guest.refused(place("han", "k", "e10")).await, "cannot_place");
    assert_eq!(guest.refused(place("han", "queen", "e9")).await, "cannot_place");
    guest.done(place("han", "k", "e9")).await;
    let event = host.read_event("placed").await;
    assert_eq!(
        event["event"],
        json!({"kind": "placed", "side": "han", "piece": "k", "square": "e9"})
    );
    site.restart().await;
    pair.follow(&site);
    let (mut host, mut guest) = pair.sockets().await;
    for placed in 1..32 {
        let (view, _) = pair.views().await;
        let placing = &view["now"]["placing"];
        assert_eq!(placing["placed"].as_array().map(Vec::len), Some(placed));
        let (turn, option) = (placing["turn"].as_str().expect("a side"), &placing["options"][0]);
        let socket = if turn == "cho" { &mut host } else { &mut guest };
        let (piece, square) = (&option["piece"], &option["square"]);
        socket
            .done(json!({"t": "place", "side": turn, "piece": piece, "square": square}))
            .await;
    }
    let (view, _) = pair.views().await;
    assert_eq!(
        (&view["phase"], &view["now"]["placing"]),
        (&json!("playing"), &Value::Null)
    );
}

#[tokio::test]
async fn a_touched_piece_binds_after_a_restart_too_and_the_opponent_sees_it() {
    let mut site = TestServer::new().await;
    let rules = json!({"schema": 1, "base": "kakao@1", "set": {"touch": "touch_move", "setup.order": "fixed", "setup.first": null}});
    let mut pair = Pair::meet(&site, json!({"rules": rules})).await;
    let (mut host, mut guest) = pair.sockets().await;
    let touch = |ply: u32, square: &str| json!({"t": "touch", "ply": ply, "square": square});
    let act = |ply: u32, action: &str| json!({"t": "act", "ply": ply, "action": action});
    assert_eq!(guest.refused(touch(0, "a7")).await, "not_your_turn");
    assert_eq!(host.refused(touch(0, "a7")).await, "nothing_to_touch");
    assert_eq!(host.refused(touch(0, "z9")).await, "nothing_to_touch");
    host.done(touch(0, "a4")).await;
    let told = guest.read_event("touched").await;
    assert_eq!(told["event"], json!({"kind": "touched", "side": "cho", "square": "a4"}));
    assert_eq!(told["now"]["legal"], json!(["a4a5", "a4b4"]));
    site.restart().await;
    pair.follow(&site);
    let (mut host, _guest) = pair.sockets().await;
    let (view, _) = pair.views().await;
    assert_eq!(view["now"]["touched"], json!("a4"));
    assert_eq!(host.refused(act(0, "c4c5")).await, "touched");
    assert_eq!(host.refused(act(0, "pass")).await, "touched");
    host.done(act(0, "a4b4")).await;
    let (view, _) = pair.views().await;
    assert_eq!(
        (&view["now"]["touched"], &view["takeback"]),
        (&Value::Null, &json!("never"))
    );
    assert_eq!(host.refused(json!({"t": "takeback", "ply": 1})).await, "takeback_never");
}

#[tokio::test]
async fn a_handicap_by_kind_of_piece_follows_the_setup() {
    let site = TestServer::new().await;
    let mut pair = Pair::meet(&site, json!({"rules": "kakao", "start": {"give": "n"}})).await;
    let (mut host, mut guest) = pair.sockets().await;
    let (view, _) = pair.views().await;
    assert_eq!((&view["give"], &view["handicap"]), (&json!("n"), &json!([])));
    guest
        .done(json!({"t": "arrange", "side": "han", "setup": "smms"}))
        .await;
    host.done(json!({"t": "arrange", "side": "cho", "setup": "mssm"})).await;
    let (view, _) = pair.views().await;
    assert_eq!(
        (&view["handicap"], &view["now"]["turn"]),
        (&json!(["c10"]), &json!("han"))
    );
}
