//! Tests two servers that share a PostgreSQL database, one of which forwards requests to the other.
//!
//! Games must continue on either server.

use crate::database::server::PostgresDatabase;
use crate::standby::{Table, plies, ten_minutes};
use crate::support::{Guest, ONE_WORKER, Server, Socket, data_folder};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Maximum time until a game continues after the owner is killed, even on a busy machine.
const GOES_ON_IN: Duration = Duration::from_secs(30);
/// Maximum time until the sockets of a session are closed after it ends, even on a busy machine.
const CLOSED_IN: Duration = Duration::from_secs(10);

/// The server that owns a database, and a standby that forwards requests to it.
struct Site {
    owner: Server,
    other: Server,
    _database: PostgresDatabase,
}

impl Site {
    fn start(name: &str) -> Self {
        let database = PostgresDatabase::create(None);
        let address = database.address();
        let data = |place: &str| data_folder(&format!("{name}-{place}"));
        let arguments = [
            "--database",
            address.as_str(),
            "--peer-address",
            "http://127.0.0.1:0",
            "--limit",
            "picture-by-address=1/1",
        ];
        let behind_a_proxy = [&arguments[..], &["--trusted-proxy", "127.0.0.1", ONE_WORKER]].concat();
        Self {
            owner: Server::start_within(&[], data("owner"), &arguments),
            other: Server::stand_by(data("other"), &behind_a_proxy),
            _database: database,
        }
    }

    /// Waits until the standby has found the owner.
    fn wait_until_it_forwards(&self) {
        within(GOES_ON_IN, || is_healthy(&self.other));
    }
}

/// Waits until a condition is met, and returns the time taken. Panics if it takes longer than `limit`.
fn within(limit: Duration, mut is_met: impl FnMut() -> bool) -> Duration {
    let began = Instant::now();
    while !is_met() {
        assert!(began.elapsed() < limit, "not within {limit:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
    began.elapsed()
}

/// Sends a `GET` request. A forwarded request may fail if the owner changes.
fn answer(
    server: &Server,
    path: &str,
    (name, value): (&str, &str),
) -> Result<ureq::http::Response<ureq::Body>, ureq::Error> {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let request = agent.get(format!("http://{}{path}", server.address()));
    request.header(name, value).call()
}

/// Sends a `GET` request and returns the status.
fn status(server: &Server, path: &str, header: (&str, &str)) -> u16 {
    answer(server, path, header).expect("it answers").status().as_u16()
}

fn is_healthy(server: &Server) -> bool {
    answer(server, "/health", ("accept", "*/*")).is_ok_and(|answer| answer.status() == 200)
}

/// Reads a socket until it is closed, and returns the last message.
fn last_message(socket: &mut Socket) -> Option<Value> {
    std::iter::from_fn(|| socket.next()).last()
}

#[test]
fn a_game_is_played_through_either_server_and_goes_on_when_the_owner_is_killed() {
    let mut site = Site::start("forwarded");
    site.wait_until_it_forwards();
    let mut guest = Guest::new(&site.other);
    let mut table = Table::open(&mut guest, ten_minutes());
    table.play();
    guest.move_to(&site.owner);
    assert_eq!(plies(&guest, &table.id), 1, "the owner has the game");
    let mut watching = guest.socket(&table.id);
    table.play();
    while watching.next().expect("the owner's socket sees the move")["now"]["ply"] != 2 {}

    // The lobby socket is forwarded too.
    let mut lobby = Guest::new(&site.other).socket_at("/ws/lobby");
    assert_eq!(lobby.next().expect("a greeting")["t"], "state");

    let began = Instant::now();
    site.owner.kill();
    guest.move_to(&site.other);
    within(GOES_ON_IN, || is_healthy(&site.other));
    site.other.wait_until_it_serves();
    // The forwarded lobby socket is closed when the owner is killed.
    while lobby.next().is_some() {}
    table.reconnect(&guest);
    table.play();
    println!("went on after {} ms", began.elapsed().as_millis());
    assert!(began.elapsed() < GOES_ON_IN, "{:?}", began.elapsed());
    assert_eq!(plies(&guest, &table.id), table.plies);
    let clocks = guest.view(&table.id)["now"]["clocks"].clone();
    for side in ["cho", "han"] {
        assert!(clocks[side]["main_ms"].as_u64().expect("a clock") > 595_000, "{clocks}");
    }
    // The killed server restarts as a standby and forwards requests.
    site.owner = site.owner.stand_by_again();
    guest.move_to(&site.owner);
    within(GOES_ON_IN, || is_healthy(&site.owner));
    table.reconnect(&guest);
    table.play();
    // A server that stops cleanly hands over its lease.
    assert_eq!(site.other.terminate(), Some(0));
    site.owner.wait_until_it_serves();
    table.reconnect(&guest);
    table.play();
    assert_eq!(plies(&guest, &table.id), table.plies);
}

#[test]
fn clients_are_told_apart_sessions_end_everywhere_and_nothing_goes_in_circles() {
    let site = Site::start("through");
    site.wait_until_it_forwards();
    // The owner limits forwarded requests by the client's address prefix (/24), not by the standby's address.
    let picture = |piece: char| format!("/api/picture.png?fen=4k4/9/9/9/9/9/9/9/4K4/{piece}8%20w");
    let from = |client| ("x-forwarded-for", client);
    assert_eq!(status(&site.other, &picture('R'), from("203.0.113.7")), 200);
    assert_eq!(status(&site.other, &picture('N'), from("203.0.113.8")), 429);
    assert_eq!(status(&site.other, &picture('N'), from("198.51.100.1")), 200);
    // The owner trusts no proxy, so it ignores `X-Forwarded-For`.
    assert_eq!(status(&site.owner, &picture('P'), from("203.0.113.9")), 200);
    assert_eq!(status(&site.owner, &picture('C'), from("192.0.2.1")), 429);

    // The owner has no worker, so the standby's worker plays. Requests without a worker's token are refused.
    let mut guest = Guest::new(&site.owner);
    let id = guest.create("kakao", json!({"kind": "engine", "level": 1}));
    let mut socket = guest.socket(&id);
    within(GOES_ON_IN, || guest.view(&id)["arrangements"]["han"].is_string());
    socket.request(&json!({"t": "arrange", "id": "s", "side": "cho", "setup": "msms"}));
    socket.request(&json!({"t": "act", "id": "m", "ply": 0, "action": "a4b4"}));
    within(GOES_ON_IN, || guest.view(&id)["now"]["ply"] == 2);
    for server in [&site.owner, &site.other] {
        let (refused, answer) = Guest::new(server).post("/worker/acquire", &json!({}));
        assert_eq!((refused, &answer["error"]["code"]), (401, &json!("bad_token")));
    }

    // A wrong peer secret is refused, and a client address without a secret is ignored.
    assert_eq!(status(&site.other, "/api/rules", ("x-janggun-peer", "0123")), 503);
    assert_eq!(status(&site.owner, "/api/rules", ("x-janggun-peer", "0123")), 421);
    assert_eq!(
        status(&site.owner, "/api/rules", ("x-janggun-client", "192.0.2.1")),
        200
    );

    let account = json!({"name": "forwarded", "password": "correct horse battery"});
    let mut here = Guest::new(&site.owner);
    let (made, answer) = here.post("/api/account", &account);
    assert_eq!(made, 201, "{answer}");
    let mut there = Guest::new(&site.other);
    let (signed, answer) = there.post("/api/session", &account);
    assert_eq!(signed, 200, "{answer}");
    let mut lobby = there.socket_at("/ws/lobby");
    assert_eq!(lobby.next().expect("a greeting")["t"], "state");
    let change = json!({"password": account["password"], "new_password": "staple correct horse"});
    let (changed, answer) = here.post("/api/account/password", &change);
    assert_eq!(changed, 200, "{answer}");
    let began = Instant::now();
    let bye = last_message(&mut lobby).expect("a last message");
    assert_eq!((&bye["t"], &bye["reason"]), (&json!("bye"), &json!("signed_out")));
    assert!(began.elapsed() < CLOSED_IN, "{:?}", began.elapsed());
    assert_eq!(
        there.get("/api/account/sessions").1["error"]["code"],
        json!("no_session")
    );

    let verbose = Guest::new(&site.other).get("/health?verbose=true");
    assert_eq!(verbose, (200, json!("standby\ndatabase: ok\nleader: ok\n")));
}
