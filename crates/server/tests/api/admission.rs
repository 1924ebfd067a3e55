//! Every way to a new game costs the same, and none grows what is kept in memory or on disk without bound.

use crate::house::{House, open, own_game};
use crate::socket::Socket;
use serde_json::json;
use server::{Allowance, Allowances};

/// Ends a game on one device and asks for the next; gives the answer and the next game's id.
async fn rematch(player: &crate::client::Client, id: &str) -> Result<String, String> {
    let (mut socket, _) = Socket::open(player, id).await;
    socket.arrange_both().await;
    socket.done(resign()).await;
    let answer = socket.command(json!({"t": "rematch"})).await;
    if answer["t"] == "refused" {
        return Err(answer["error"]["code"].as_str().unwrap().to_owned());
    }
    let (_, state) = Socket::open(player, id).await;
    Ok(state["game"]["rematch"].as_str().unwrap().to_owned())
}

fn resign() -> serde_json::Value {
    json!({"t": "act", "ply": 0, "action": "resign"})
}

fn most(burst: u32) -> Allowance {
    Allowance { burst, a_minute: 1 }
}

#[tokio::test]
async fn rematches_are_made_at_a_bounded_rate_by_address_and_by_guest() {
    for (address, guest) in [(2, 100), (100, 2)] {
        let house = House::with(|config| {
            config.limits.work.rematch = Allowances {
                address: most(address),
                guest: most(guest),
            };
        })
        .await;
        let mut player = house.visitor();
        let mut id = open(&mut player, &own_game()).await;
        for _ in 0..2 {
            id = rematch(&player, &id).await.unwrap();
        }
        assert_eq!(rematch(&player, &id).await, Err("too_fast".to_owned()));
        // Other work goes on.
        open(&mut player, &own_game()).await;
    }
}

#[tokio::test]
async fn a_rematch_counts_among_the_unfinished_games() {
    let house = House::with(|config| config.limits.unfinished_games = 2).await;
    let mut player = house.visitor();
    let first = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &first).await;
    socket.arrange_both().await;
    socket.done(resign()).await;
    let second = open(&mut player, &own_game()).await;
    open(&mut player, &own_game()).await;
    assert_eq!(socket.refused(json!({"t": "rematch"})).await, "too_many_games");
    let (mut other, _) = Socket::open(&player, &second).await;
    other.done(json!({"t": "abort"})).await;
    socket.done(json!({"t": "rematch"})).await;
}

#[tokio::test]
async fn a_full_memory_takes_no_new_game_and_games_in_it_go_on() {
    let house = House::with(|config| config.limits.rooms = 1).await;
    let mut player = house.visitor();
    let id = open(&mut player, &own_game()).await;
    house
        .visitor()
        .post("/api/games", &own_game())
        .await
        .expect_code(503, "busy");
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    socket.act(&now, "a4a5").await;
    let mut resign = resign();
    resign["ply"] = json!(1);
    socket.done(resign).await;
    assert_eq!(socket.refused(json!({"t": "rematch"})).await, "busy");
}

#[tokio::test]
async fn a_position_is_stored_as_it_is_printed_and_not_as_it_was_sent() {
    let house = House::new().await;
    let with_fen = |fen: String| {
        let mut game = own_game();
        game["start"] = json!({ "fen": fen });
        game
    };
    let position = "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1";
    let padded = position.replace(' ', &" ".repeat(15));
    let id = open(&mut house.visitor(), &with_fen(padded)).await;
    let database = rusqlite::Connection::open(house.folder().join(store::sqlite::DATABASE_FILE)).unwrap();
    let stored: String = database
        .query_row("SELECT body FROM events WHERE seq = 1", [], |row| row.get(0))
        .unwrap();
    assert!(stored.contains(position), "{id}: {stored}");
    house
        .visitor()
        .post("/api/games", &with_fen(position.replace(' ', &" ".repeat(10_000))))
        .await
        .expect_code(422, "bad_fen");
}
