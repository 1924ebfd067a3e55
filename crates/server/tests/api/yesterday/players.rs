//! Tests that players of older releases can continue: unfinished games, accounts with a second factor, notifications.

use super::World;
use crate::account::app_code;
use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::{ClockHouse, soon};
use serde_json::{Value, json};

/// Returns a command that the view's rights permit, if any.
fn next_step(view: &Value) -> Option<Value> {
    let (now, rights) = (&view["now"], &view["now"]["rights"]);
    let side = |list: &str| rights[list].get(0).cloned();
    if rights["play"] == true {
        return Some(json!({"t": "act", "ply": now["ply"], "action": now["legal"][0]}));
    }
    if let Some(option) = now["placing"]["options"].get(0)
        && side("arrange").as_ref() == Some(&now["placing"]["turn"])
    {
        let (piece, square) = (&option["piece"], &option["square"]);
        return Some(json!({"t": "place", "side": now["placing"]["turn"], "piece": piece, "square": square}));
    }
    if let Some(side) = side("arrange") {
        return Some(match view["setup"]["order"].as_str() {
            Some("swap_moves") => json!({"t": "swap", "side": side, "wings": "left"}),
            _ => json!({"t": "arrange", "side": side, "setup": view["setup"]["allowed"][0]}),
        });
    }
    for (right, command) in [
        ("pick_hand", json!({"t": "pick_hand", "hand": "left"})),
        ("answer_resume", json!({"t": "answer_resume", "accept": true})),
        ("offer_resume", json!({"t": "offer_resume"})),
        ("confirm_referee", json!({"t": "confirm_referee", "accept": false})),
    ] {
        if rights[right] == true {
            return Some(command);
        }
    }
    None
}

async fn view(reader: &mut Client, id: &str) -> Value {
    reader.get(&format!("/api/games/{id}")).await.expect(200)
}

/// Sends the next command of a game as any player who may send it. Returns the player's name and the number of the last
/// event.
async fn take_step(world: &World, site: &ClockHouse, name: &str) -> Option<(String, u64)> {
    let id = world.game(name);
    for reader in world.known["cookies"].as_object().unwrap().keys() {
        let mut player = world.visitor(site, reader);
        let mut game = view(&mut player, id).await;
        if let Some(side) = game["now"]["rights"]["join"].get(0) {
            let joined = player
                .post(&format!("/api/games/{id}/join"), &json!({"side": side}))
                .await;
            if joined.status != 200 {
                continue;
            }
            game = joined.json();
        }
        if let Some(step) = next_step(&game) {
            let (mut socket, _) = soon(Socket::open(&player, id)).await;
            let seq = socket.done(step).await;
            return Some((reader.clone(), seq));
        }
    }
    None
}

#[tokio::test]
async fn every_game_that_is_not_over_goes_on_and_the_step_is_there_after_a_restart() {
    for world in World::all() {
        let (mut site, _service) = world.site().await;
        let names: Vec<&String> = world.known["games"].as_object().unwrap().keys().collect();
        let mut taken = Vec::new();
        for name in names {
            let before = view(&mut site.visitor(), world.game(name)).await;
            if before["phase"] == "over" {
                continue;
            }
            let step = take_step(&world, &site, name).await;
            taken.push((
                name,
                step.unwrap_or_else(|| panic!("nobody can go on in {name}: {before}")),
            ));
        }
        assert!(taken.len() >= 20, "{taken:?}");
        site.stop().await;
        site.start();
        for (name, (reader, seq)) in taken {
            let after = view(&mut world.visitor(&site, &reader), world.game(name)).await;
            assert!(after["seq"].as_u64().unwrap() >= seq, "{name}: {after}");
        }
    }
}

#[tokio::test]
async fn accounts_are_signed_in_to_with_the_passwords_and_factors_of_then() {
    for world in World::all() {
        let (site, _service) = world.site().await;
        for (key, password) in world.known["passwords"].as_object().unwrap() {
            let mut player = site.visitor();
            let mut body = json!({"name": world.known["account_names"][key], "password": password});
            let first = player.post("/api/session", &body).await;
            if first.status != 200 {
                first.expect_code(401, "second_factor_needed");
                body["code"] = json!(app_code(world.known["totp"].as_str().unwrap(), site.now()));
                player.post("/api/session", &body).await.expect(200);
            }
            let me = player.get("/api/me").await.expect(200);
            assert_eq!(me["player"]["id"], world.known["keys"][key]);
            body["password"] = json!("another one");
            assert_ne!(site.visitor().post("/api/session", &body).await.status, 200, "{key}");
        }
        let recovery = json!({"name": world.known["account_names"]["bumjang"], "recovery_code": world.known["recovery"][0],
            "new_password": "a heron counts other stones"});
        site.visitor().post("/api/account/recover", &recovery).await.expect(200);
    }
}

#[tokio::test]
async fn a_browser_that_subscribed_then_is_sent_notices() {
    for world in World::all() {
        let (site, mut service) = world.site().await;
        // Hangu moves, so the absent opponent is notified.
        let hangu = world.visitor(&site, "hangu");
        let id = world.game("letters");
        let (mut socket, state) = soon(Socket::open(&hangu, id)).await;
        let step = next_step(&state["game"]).unwrap();
        socket.done(step).await;
        let pushed = service.message().await;
        assert_eq!(pushed.path, "/send/9f86d081884c7d61");
    }
}
