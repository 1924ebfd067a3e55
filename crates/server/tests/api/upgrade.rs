//! Tests with the database of an older release: this server shows the same games, and they continue.

use crate::socket::{Socket, act};
use crate::test_server::{TestServer, soon};
use play::room::Room;
use play::{Moment, Player};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;
use store::Queries;
use store::sqlite::{DATABASE_FILE, SqliteReader, SqliteStore};

const OLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../store/testdata/v2");

fn expected() -> Value {
    serde_json::from_str(&fs::read_to_string(Path::new(OLD).join("expected.json")).unwrap()).unwrap()
}

fn put_old_database(folder: &Path) {
    fs::copy(Path::new(OLD).join(DATABASE_FILE), folder.join(DATABASE_FILE)).unwrap();
}

async fn site() -> TestServer {
    TestServer::with(|config| put_old_database(&config.data)).await
}

fn object(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().unwrap().iter()
}

/// Returns the player that a cookie belongs to, or `None` without a cookie.
async fn player(store: &SqliteStore, cookie: &Value) -> Option<Player> {
    let digits = cookie.as_str()?.split_once('=').unwrap().1;
    let secret: Vec<u8> = (0..64)
        .step_by(2)
        .map(|at| u8::from_str_radix(&digits[at..at + 2], 16).unwrap())
        .collect();
    let key = store
        .player_of_token(store::TokenHash(Sha256::digest(&secret).into()))
        .await
        .unwrap();
    Some(key.unwrap())
}

/// Returns the old server's view of a game, with the fields added since.
fn with_later_fields(view: &Value) -> Value {
    let mut view = view.clone();
    let later = [
        ("give", json!("")),
        ("hands", Value::Null),
        ("seniority", Value::Null),
        ("rated", json!(false)),
    ];
    for (field, value) in later {
        assert_eq!(view.get(field), None, "{field} is later");
        view[field] = value;
    }
    for field in ["placing", "touched"] {
        assert_eq!(view["now"].get(field), None, "{field} is later");
        view["now"][field] = Value::Null;
    }
    assert_eq!(view["now"]["rights"].get("pick_hand"), None, "pick_hand is later");
    view["now"]["rights"]["pick_hand"] = json!(false);
    view
}

/// Returns the old server's list entry of a game, with the fields added since.
fn listed_with_later_fields(mut game: Value) -> Value {
    assert_eq!(game.get("movement"), None, "movement is later");
    game["movement"] = json!("janggi");
    assert_eq!(game.get("rated"), None, "rated is later");
    game["rated"] = json!(false);
    game
}

/// Removes the players from the seats, which the old server did not send. Each is a guest without a nickname.
fn take_persons(game: &mut Value) {
    for side in ["cho", "han"] {
        let seat = game["seats"][side].as_object_mut().unwrap();
        let person = seat.remove("player");
        assert_eq!(person.is_some(), seat["kind"] == "guest", "{seat:?}");
        if let Some(person) = person {
            assert!(person["id"].as_str().unwrap().starts_with("guest:"), "{person}");
            assert_eq!((&person["name"], &person["account"]), (&Value::Null, &json!(false)));
        }
    }
}

/// Removes the speed, which the old server did not send.
fn take_speed(game: &mut Value) {
    let speed = game.as_object_mut().unwrap().remove("speed").unwrap();
    assert!(
        play::Speed::from_code(speed.as_str().unwrap()).is_some(),
        "{speed} is no speed"
    );
}

/// Removes the result of an agreement and the deom, which the old server did not send.
fn take_later_words(view: &mut Value) {
    for word in ["if_agreed", "deom_half"] {
        view["now"].as_object_mut().unwrap().remove(word);
    }
    view.as_object_mut().unwrap().remove("deom_half");
}

/// Separates the number of events from a view, because an ended game now has one more. Also removes lag credits and the
/// rights to give time and to adjourn, which the old server did not have.
fn without_number(mut view: Value) -> (Value, u64) {
    for action in view["actions"].as_array_mut().unwrap() {
        let credit = action.as_object_mut().unwrap().remove("credit_ms");
        assert!(credit.is_none_or(|credit| (1..=500).contains(&credit.as_u64().unwrap())));
    }
    for right in ["give_time", "offer_adjourn"] {
        view["now"]["rights"].as_object_mut().unwrap().remove(right);
    }
    let seq = view["seq"].take().as_u64().unwrap();
    (view, seq)
}

#[tokio::test]
async fn every_game_looks_the_same_to_every_reader_at_the_same_moment() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    put_old_database(folder.path());
    let store = SqliteStore::open(folder.path()).unwrap();
    let expected = expected();
    let mut compared = 0;
    for (name, views) in object(&expected["games"]) {
        for (reader, view) in object(views) {
            let reader = player(&store, &expected["cookies"][reader]).await;
            let stored = store
                .events_of(view["id"].as_str().unwrap().parse().unwrap())
                .await
                .unwrap();
            let events = store::read_events(&stored).unwrap();
            let room = Room::load(&events).unwrap();
            let moment = |value: &Value| Moment(value.as_i64().unwrap());
            let now = wire::convert::game_view(
                &room,
                reader,
                moment(&view["created_ms"]),
                moment(&view["now"]["at_ms"]),
            );
            let mut now = serde_json::to_value(now).unwrap();
            take_later_words(&mut now);
            let (now, seq) = without_number(now);
            let (before, seq_before) = without_number(with_later_fields(view));
            assert_eq!(now, before, "{name}");
            let ended = u64::from(view["phase"] == "over");
            assert_eq!(seq, seq_before + ended, "{name}");
            compared += 1;
        }
    }
    assert!(compared > 50, "{compared}");
}

#[tokio::test]
async fn the_server_serves_what_the_old_one_served() {
    let site = site().await;
    let expected = expected();
    let damaged = ["broken_body", "broken_token"].map(|name| expected["names"][name].clone());
    for (reader, pages) in object(&expected["lists"]) {
        let mut visitor = site.visitor();
        visitor.cookie = expected["cookies"][reader].as_str().map(ToOwned::to_owned);
        let (mut listed, mut before) = (Vec::new(), Vec::new());
        for (number, page) in pages.as_array().unwrap().iter().enumerate() {
            let list = visitor
                .get(&format!("/api/games?page={}", number + 1))
                .await
                .expect(200);
            listed.extend(list["games"].as_array().unwrap().clone());
            before.extend(
                page["games"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .cloned()
                    .map(listed_with_later_fields),
            );
        }
        before.retain(|game| !damaged.contains(&game["id"]));
        listed.iter_mut().for_each(take_persons);
        listed.iter_mut().for_each(take_speed);
        assert_eq!(listed, before, "{reader}");
    }
    for (name, views) in object(&expected["games"]) {
        for (reader, view) in object(views).filter(|(_, view)| view["time"]["kind"] == "none") {
            let mut visitor = site.visitor();
            visitor.cookie = expected["cookies"][reader].as_str().map(ToOwned::to_owned);
            let path = format!("/api/games/{}", view["id"].as_str().unwrap());
            let mut now = visitor.get(&path).await.expect(200);
            now["now"]["at_ms"] = view["now"]["at_ms"].clone();
            // Loading an old game adds an event if the game has ended, so `seq` differs.
            now["seq"] = view["seq"].clone();
            take_persons(&mut now);
            take_later_words(&mut now);
            assert_eq!(now, with_later_fields(view), "{name}");
        }
    }
    for id in damaged {
        let id = id.as_str().unwrap();
        site.visitor()
            .get(&format!("/api/games/{id}"))
            .await
            .expect_code(500, "game_unreadable");
    }
    let analysis = format!("/api/games/{}/analysis", expected["names"]["mate"].as_str().unwrap());
    assert_eq!(
        site.visitor().get(&analysis).await.expect(200),
        expected["analyses"]["mate"]
    );
}

#[tokio::test]
async fn an_old_game_goes_on_with_its_clocks_and_is_there_after_a_restart() {
    let mut site = site().await;
    let expected = expected();
    let id = expected["names"]["running_byoyomi_restarted"].as_str().unwrap();
    let before = &expected["games"]["running_byoyomi_restarted"]["anna"];
    let mut anna = site.visitor();
    anna.cookie = expected["cookies"]["anna"].as_str().map(ToOwned::to_owned);
    let mut ben = site.visitor();
    ben.cookie = expected["cookies"]["ben"].as_str().map(ToOwned::to_owned);
    let (mut socket, state) = soon(Socket::open(&ben, id)).await;
    let now = &state["game"]["now"];
    assert_eq!(now["turn"], "han");
    // The stopped clock is unchanged, and the running one is not charged for the time since the old server stopped.
    assert_eq!(now["clocks"]["cho"], before["now"]["clocks"]["cho"]);
    assert_eq!(now["clocks"]["han"]["running"], true);
    assert!(now["clocks"]["han"]["main_ms"].as_u64().unwrap() > 500_000);
    let action = now["legal"][0].as_str().unwrap();
    socket.done(act(now, action)).await;
    site.restart().await;
    anna.addr = site.addr();
    let after = anna.get(&format!("/api/games/{id}")).await.expect(200);
    assert_eq!(
        after["actions"].as_array().unwrap().len(),
        before["actions"].as_array().unwrap().len() + 1
    );
    assert_eq!(
        after["actions"].as_array().unwrap().last().unwrap()["token"],
        json!(action)
    );
}

#[tokio::test]
async fn finished_games_of_an_older_release_are_packed_without_being_opened() {
    let mut site = site().await;
    let expected = expected();
    let ended: Vec<&str> = object(&expected["games"])
        .filter_map(|(_, views)| object(views).next())
        .filter(|(_, view)| view["phase"] == "over")
        .map(|(_, view)| view["id"].as_str().unwrap())
        .collect();
    assert!(ended.len() >= 3, "{ended:?}");
    let folder = site.folder().to_owned();
    soon(async {
        loop {
            let reader = SqliteReader::open(&folder).unwrap();
            if reader.unpacked_after(None, 9).await == Ok(Vec::new()) {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
    for id in ended {
        let stored = SqliteReader::open(&folder)
            .unwrap()
            .events_of(id.parse().unwrap())
            .await
            .unwrap();
        assert!(stored.pack.is_some() && stored.rows.is_empty(), "{id}");
    }
    site.stop().await;
}
