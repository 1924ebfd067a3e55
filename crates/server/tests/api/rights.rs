//! Permissions of every kind of client: routes with path parameters, and socket commands. The tables are compared with
//! the declared endpoints and the message types, so that none is missing.
//! docs/development/threats.md lists these tests.

use crate::access_tokens::new_token;
use crate::account::{PASSWORD, key, sign_up};
use crate::client::Client;
use crate::clubs::new_club;
use crate::relays::new_relay;
use crate::shared::shared_analysis;
use crate::socket::Socket;
use crate::test_server::{TestServer, open, own_game};
use crate::tournaments::new_tournament;
use serde_json::{Value, json};
use server::{Allowance, Allowances};
use std::collections::BTreeSet;

/// Returns the method and path of every declared endpoint.
pub(crate) fn routes() -> BTreeSet<(String, String)> {
    let document = server::openapi();
    let paths = document["paths"].as_object().unwrap();
    let routes: BTreeSet<_> = paths
        .iter()
        .flat_map(|(path, methods)| {
            let methods = methods.as_object().unwrap().keys();
            methods.map(|method| (method.to_uppercase(), path.clone()))
        })
        .collect();
    assert!(routes.len() > 45, "{routes:?}");
    routes
}

/// Returns whether a path belongs to the API for programs. Its permissions are tested in `programs` and `token_scopes`.
pub(crate) fn is_for_programs(path: &str) -> bool {
    let below = [
        "/api/token",
        "/api/bot/",
        "/api/board/",
        "/api/stream/",
        "/api/tv/",
        "/api/challenge/",
        "/api/user",
        "/api/games/user/",
        "/api/games/month/",
        "/game/export/",
    ];
    let exactly = ["/api/challenge", "/api/account/playing"];
    exactly.contains(&path) || below.iter().any(|prefix| path.starts_with(prefix))
}

/// Returns the message kinds that `T` can parse, taken from serde's error message.
fn kinds<T: serde::de::DeserializeOwned>() -> BTreeSet<String> {
    let Err(error) = serde_json::from_value::<T>(json!({"t": "?"})) else {
        panic!("no message is called so");
    };
    let error = error.to_string();
    let (_, list) = error.split_once("expected one of ").unwrap();
    list.split(", ").map(|kind| kind.trim_matches('`').to_owned()).collect()
}

/// A game in progress, and the clients that send requests.
struct People {
    id: String,
    creator_key: String,
    /// The clients, in the order of `COLUMNS`. The forger has an invalid cookie. The stranger is a guest with a
    /// different game, and the member has an account but no game.
    clients: [Client; 7],
}

const COLUMNS: [&str; 7] = [
    "visitor", "forger", "stranger", "member", "opponent", "referee", "creator",
];

/// Limits that no test reaches.
pub(crate) fn plenty() -> Allowances {
    let allowance = Allowance {
        burst: 1_000_000,
        a_minute: 1_000_000,
    };
    Allowances {
        address: allowance,
        guest: allowance,
    }
}

async fn site() -> TestServer {
    TestServer::with(|config| {
        let work = &mut config.limits.work;
        for limit in [
            &mut work.create,
            &mut work.account,
            &mut work.socket,
            &mut work.message,
            &mut work.analysis,
        ] {
            *limit = plenty();
        }
        work.get = plenty().address;
        config.limits.sockets_by_address = 10_000;
    })
    .await
}

impl People {
    /// Starts a game with a referee in which Cho, the creator, is to move.
    async fn meet(site: &TestServer, number: usize) -> Self {
        let mut forger = site.visitor();
        forger.cookie = Some(format!("janggun_guest={}", "0".repeat(64)));
        let [mut stranger, mut member, mut opponent, mut referee, mut creator] = [(); 5].map(|()| site.visitor());
        open(&mut stranger, &own_game()).await;
        sign_up(&mut member, &format!("member{number}")).await.expect(201);
        sign_up(&mut creator, &format!("creator{number}")).await.expect(201);
        let time = json!({"kind": "fischer", "main_ms": 3_600_000, "increment_ms": 5_000});
        let opponent_kind = json!({"kind": "friend"});
        let game = json!({"rules": "casual", "opponent": opponent_kind, "side": "cho", "time": time, "referee": true});
        let view = creator.post("/api/games", &game).await.expect(201);
        let id = view["id"].as_str().unwrap().to_owned();
        opponent
            .post(&format!("/api/games/{id}/join"), &json!({}))
            .await
            .expect(200);
        let link = json!({"key": view["referee_key"]});
        referee
            .post(&format!("/api/games/{id}/referee"), &link)
            .await
            .expect(200);
        let (mut cho, _) = Socket::open(&creator, &id).await;
        let (mut han, _) = Socket::open(&opponent, &id).await;
        han.done(json!({"t": "arrange", "side": "han", "setup": "mssm"})).await;
        cho.done(json!({"t": "arrange", "side": "cho", "setup": "mssm"})).await;
        for socket in [&mut cho, &mut han] {
            socket.done(json!({"t": "confirm_referee", "accept": true})).await;
        }
        cho.read_event("started").await;
        Self {
            id,
            creator_key: key(&mut creator).await,
            clients: [site.visitor(), forger, stranger, member, opponent, referee, creator],
        }
    }
}

/// Method, path and body of a request, and the result for each client: `ok` or an error code.
type Row = (&'static str, &'static str, &'static str, [&'static str; 7]);

/// Returns the row of a route that all clients may read.
const fn open_to_all(path: &'static str) -> Row {
    ("GET", path, "", ["ok"; 7])
}

/// Results of joining a game that has two players.
const SEATED: [&str; 7] = [
    "seat_taken",
    "seat_taken",
    "seat_taken",
    "seat_taken",
    "already_seated",
    "referee_plays",
    "already_seated",
];

/// Results of requesting an analysis, which only the players may do, and only once the game is over.
const ANALYSED: [&str; 7] = [
    "not_your_seat",
    "not_your_seat",
    "not_your_seat",
    "not_your_seat",
    "wrong_phase",
    "not_your_seat",
    "wrong_phase",
];

const CHALLENGED: [&str; 7] = [
    "no_session",
    "no_session",
    "unknown_challenge",
    "unknown_challenge",
    "unknown_challenge",
    "unknown_challenge",
    "ok",
];

const SIGNED_IN: [&str; 7] = [
    "no_session",
    "no_session",
    "no_account",
    "unknown_session",
    "no_account",
    "no_account",
    "ok",
];

const TOKENS: [&str; 7] = [
    "no_session",
    "no_session",
    "no_account",
    "unknown_token",
    "no_account",
    "no_account",
    "ok",
];

/// Results of blocking the creator.
const BLOCKED: [&str; 7] = ["no_session", "no_session", "ok", "ok", "ok", "ok", "not_yourself"];
const UNBLOCKED: [&str; 7] = ["no_session", "no_session", "ok", "ok", "ok", "ok", "ok"];

/// Results of requests that every account may send, such as storing a record.
const KEPT: [&str; 7] = [
    "no_session",
    "no_session",
    "no_account",
    "ok",
    "no_account",
    "no_account",
    "ok",
];

/// Results of directing a tournament, whose only director is its creator.
const DIRECTED: [&str; 7] = [
    "no_session",
    "no_session",
    "no_account",
    "not_director",
    "no_account",
    "no_account",
    "ok",
];

/// Results of managing a club, in which only its creator has a role.
const MANAGED: [&str; 7] = [
    "no_session",
    "no_session",
    "no_account",
    "not_officer",
    "no_account",
    "no_account",
    "ok",
];

/// Results of changing or ending the owner's membership.
const OWNED: [&str; 7] = [
    "no_session",
    "no_session",
    "no_account",
    "not_officer",
    "no_account",
    "no_account",
    "owner_stays",
];

/// Results of leaving a club, which its owner cannot do.
const LEFT: [&str; 7] = [
    "no_session",
    "no_session",
    "no_account",
    "ok",
    "no_account",
    "no_account",
    "owner_stays",
];

/// Request body for editing a club.
const CLUB: &str = r#"{"name":"종로 장기회","place":"","about":"","admission":"approval"}"#;

/// Request body for storing a record without moves.
const RECORD: &str =
    r#"{"record":"{\"janggun\":1,\"start\":{\"setup\":{\"cho\":\"mssm\",\"han\":\"mssm\"}},\"moves\":[]}"}"#;

/// The HTTP routes with path parameters, except those for programs. `{id}` comes from [`named`]; `{player}`, `{name}`
/// and `{opponent}` are the creator's id. Relays check a secret or code instead of the client.
const ROWS: [Row; 47] = [
    open_to_all("/api/games/{id}"),
    open_to_all("/api/games/{id}/record/{format}"),
    open_to_all("/api/games/{id}/record/{format}/left-out"),
    open_to_all("/api/games/{id}/picture.png"),
    open_to_all("/api/games/{id}/ratings"),
    open_to_all("/api/games/{id}/analysis"),
    open_to_all("/api/players/{player}/ratings"),
    open_to_all("/api/players/{player}/ratings/{movement}/{speed}"),
    open_to_all("/api/players/{player}/results"),
    open_to_all("/api/players/{player}/score/{opponent}"),
    open_to_all("/api/leaderboard/{movement}/{speed}"),
    open_to_all("/api/shared-analyses/{id}"),
    open_to_all("/api/tables/{rules}"),
    ("POST", "/api/games/{id}/analysis", "{}", ANALYSED),
    ("POST", "/api/games/{id}/join", "{}", SEATED),
    ("POST", "/api/games/{id}/referee", r#"{"key":"0"}"#, ["wrong_phase"; 7]),
    ("DELETE", "/api/challenges/{id}", "", CHALLENGED),
    ("DELETE", "/api/account/sessions/{id}", "", SIGNED_IN),
    ("DELETE", "/api/account/tokens/{id}", "", TOKENS),
    ("PUT", "/api/account/records/{id}", RECORD, KEPT),
    ("DELETE", "/api/account/records/{id}", "", KEPT),
    open_to_all("/api/tournaments/{id}"),
    open_to_all("/api/tournaments/{id}/boards"),
    ("GET", "/api/tournaments/{id}/chat", "", KEPT),
    (
        "POST",
        "/api/tournaments/{id}/chat",
        r#"{"says":{"preset":"hello"}}"#,
        KEPT,
    ),
    ("DELETE", "/api/tournaments/{id}/chat/{at_ms}", "", DIRECTED),
    ("POST", "/api/tournaments/{id}/join", "{}", KEPT),
    ("POST", "/api/tournaments/{id}/leave", "{}", KEPT),
    ("POST", "/api/tournaments/{id}/orders", r#"{"do":"close"}"#, DIRECTED),
    ("PUT", "/api/tournaments/{id}/helpers/{name}", "", DIRECTED),
    ("DELETE", "/api/tournaments/{id}/helpers/{name}", "", DIRECTED),
    open_to_all("/api/relays/{id}"),
    (
        "POST",
        "/api/relays/{id}/director",
        r#"{"secret":"7777777777777777777777777777777777777777777777777777777777777777"}"#,
        ["ok"; 7],
    ),
    ("POST", "/api/relays/{id}/seat", r#"{"code":"0123456789ab"}"#, ["ok"; 7]),
    (
        "POST",
        "/api/relays/{id}/reports",
        r#"{"code":"0123456789ab","result":"draw"}"#,
        ["ok"; 7],
    ),
    open_to_all("/api/clubs/{id}"),
    ("PUT", "/api/clubs/{id}", CLUB, MANAGED),
    ("DELETE", "/api/clubs/{id}", "", MANAGED),
    ("POST", "/api/clubs/{id}/join", "{}", KEPT),
    ("POST", "/api/clubs/{id}/leave", "{}", LEFT),
    ("GET", "/api/clubs/{id}/members.csv", "", MANAGED),
    ("PUT", "/api/clubs/{id}/members/{player}", r#"{"role":"member"}"#, OWNED),
    ("DELETE", "/api/clubs/{id}/members/{player}", "", OWNED),
    (
        "POST",
        "/api/clubs/{id}/events",
        r#"{"day":"2026-12-05","title":"월례회","place":"","note":""}"#,
        MANAGED,
    ),
    ("DELETE", "/api/clubs/{id}/events/{event}", "", MANAGED),
    ("PUT", "/api/account/blocks/{player}", "", BLOCKED),
    ("DELETE", "/api/account/blocks/{player}", "", UNBLOCKED),
];

/// Returns an id for `{id}` in this path: the game, or a resource that is created for the creator if necessary.
async fn named(site: &TestServer, people: &mut People, path: &str) -> String {
    let [_, _, _, _, _, _, creator] = &mut people.clients;
    if path.starts_with("/api/challenges/") {
        let mut challenged = site.visitor();
        open(&mut challenged, &own_game()).await;
        let time = json!({"kind": "fischer", "main_ms": 300_000, "increment_ms": 5_000});
        let game = json!({"rules": "casual", "opponent": {"kind": "friend"}, "side": "cho", "time": time});
        let body = json!({"to": {"player": key(&mut challenged).await}, "game": game});
        let made = creator.post("/api/challenges", &body).await.expect(201);
        return made["id"].as_str().unwrap().to_owned();
    }
    if path.starts_with("/api/account/sessions/") {
        let list = creator.get("/api/account/sessions").await.expect(200);
        return list["sessions"][0]["id"].as_str().unwrap().to_owned();
    }
    if path.starts_with("/api/account/tokens/") {
        let made = creator.post("/api/account/tokens", &new_token(&[])).await.expect(201);
        return made["tokens"][0]["id"].as_str().unwrap().to_owned();
    }
    if path.starts_with("/api/account/records/") {
        return "0123456789abcdef".repeat(2);
    }
    if path.starts_with("/api/shared-analyses/") {
        let made = creator
            .post("/api/shared-analyses", &shared_analysis())
            .await
            .expect(201);
        return made["id"].as_str().unwrap().to_owned();
    }
    if path.starts_with("/api/tournaments/") {
        return new_tournament(creator, &json!({})).await;
    }
    if path.starts_with("/api/relays/") {
        return new_relay(creator).await;
    }
    if path.starts_with("/api/clubs/") {
        return new_club(creator, "approval").await;
    }
    people.id.clone()
}

#[tokio::test]
async fn every_route_that_names_something_answers_each_person_as_the_table_says() {
    let named_routes = routes()
        .into_iter()
        .filter(|(_, path)| path.contains('{') && !is_for_programs(path));
    let named_routes: BTreeSet<_> = named_routes.collect();
    // Socket commands have separate tests below.
    let sockets = BTreeSet::from([("GET".to_owned(), "/ws/games/{id}".to_owned())]);
    let known: BTreeSet<_> = ROWS
        .iter()
        .map(|(method, path, ..)| ((*method).to_owned(), (*path).to_owned()))
        .collect();
    assert_eq!(
        known,
        &named_routes - &sockets,
        "a route without a row, or a row without a route"
    );
    let site = site().await;
    let mut wrong = Vec::new();
    for (number, (method, pattern, body, expected)) in ROWS.into_iter().enumerate() {
        let mut people = People::meet(&site, number).await;
        let id = named(&site, &mut people, pattern).await;
        let path = pattern
            .replace("{id}", &id)
            .replace("{player}", &people.creator_key)
            .replace("{name}", &people.creator_key)
            .replace("{opponent}", &people.creator_key)
            .replace("{at_ms}", "1")
            .replace("{event}", "00000000000")
            .replace("{movement}", "janggi")
            .replace("{speed}", "rapid")
            .replace("{format}", "json")
            .replace("{rules}", "kakao?fen=4k4/9/9/9/9/9/9/9/9/3K5%20w");
        let answers = people.send(method, &path, body).await;
        if answers != expected {
            wrong.push(format!("{method} {pattern}: {answers:?}"));
        }
    }
    assert!(wrong.is_empty(), "{COLUMNS:?}\n{}", wrong.join("\n"));
}

impl People {
    async fn send(&mut self, method: &str, path: &str, body: &str) -> Vec<String> {
        let mut answers = Vec::new();
        let body = serde_json::from_str(body).unwrap_or(Value::Null);
        for client in &mut self.clients {
            let answer = client.send(method, path, &body).await;
            answers.push(match answer.status {
                200..=299 => "ok".to_owned(),
                _ => answer.json()["error"]["code"].as_str().unwrap().to_owned(),
            });
        }
        answers
    }
}

/// Commands of a game's socket, except `ping` and chat, with the results for the referee, the opponent and the creator,
/// whose turn it is. All other clients are refused.
const COMMANDS: [(&str, [&str; 3]); 20] = [
    (
        r#"{"t":"act","ply":0,"action":"a4a5"}"#,
        ["not_your_seat", "not_your_turn", "ok"],
    ),
    (
        r#"{"t":"arrange","side":"cho","setup":"mssm"}"#,
        ["not_your_seat", "not_your_seat", "wrong_phase"],
    ),
    (
        r#"{"t":"swap","side":"cho","wings":"both"}"#,
        ["not_your_seat", "not_your_seat", "wrong_phase"],
    ),
    (
        r#"{"t":"place","side":"cho","piece":"R","square":"a1"}"#,
        ["not_your_seat", "not_your_seat", "wrong_phase"],
    ),
    (
        r#"{"t":"pick_hand","hand":"left"}"#,
        ["not_your_seat", "no_hands", "no_hands"],
    ),
    (
        r#"{"t":"touch","ply":0,"square":"a4"}"#,
        ["not_your_seat", "not_your_turn", "no_touch_move"],
    ),
    (
        r#"{"t":"takeback","ply":0}"#,
        ["not_your_seat", "nothing_to_take_back", "nothing_to_take_back"],
    ),
    (
        r#"{"t":"takeback_answer","accept":true}"#,
        ["not_your_seat", "no_offer", "no_offer"],
    ),
    (r#"{"t":"rematch"}"#, ["not_your_seat", "wrong_phase", "wrong_phase"]),
    (
        r#"{"t":"decline_rematch"}"#,
        ["not_your_seat", "wrong_phase", "wrong_phase"],
    ),
    (r#"{"t":"abort"}"#, ["not_your_seat", "ok", "game_over"]),
    (
        r#"{"t":"claim","claim":"win"}"#,
        ["not_your_seat", "not_claimable", "not_claimable"],
    ),
    (r#"{"t":"give_time"}"#, ["not_your_seat", "ok", "ok"]),
    (r#"{"t":"offer_adjourn"}"#, ["not_your_seat", "ok", "offer_pending"]),
    (
        r#"{"t":"answer_adjourn","accept":true}"#,
        ["not_your_seat", "no_offer", "no_offer"],
    ),
    (
        r#"{"t":"offer_resume"}"#,
        ["not_your_seat", "not_adjourned", "not_adjourned"],
    ),
    (
        r#"{"t":"answer_resume","accept":true}"#,
        ["not_your_seat", "not_adjourned", "not_adjourned"],
    ),
    (
        r#"{"t":"set_lines","ply":0,"lines":[]}"#,
        ["not_your_seat", "not_correspondence", "not_correspondence"],
    ),
    (
        r#"{"t":"confirm_referee","accept":false}"#,
        ["not_your_seat", "wrong_phase", "wrong_phase"],
    ),
    (
        r#"{"t":"rule","ruling":{"kind":"draw"},"words":""}"#,
        ["ok", "not_referee", "not_referee"],
    ),
];

fn command(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[tokio::test]
async fn every_command_of_a_game_is_refused_to_whom_it_does_not_belong() {
    let mut known: BTreeSet<_> = COMMANDS
        .iter()
        .map(|(text, _)| command(text)["t"].as_str().unwrap().to_owned())
        .collect();
    // `ping` requires no rights.
    known.insert("ping".to_owned());
    // The chat tests cover these commands.
    known.extend(["chat", "read_chat"].map(str::to_owned));
    assert_eq!(
        known,
        kinds::<wire::ws::ClientMsg>(),
        "a command without a row, or a row without a command"
    );
    let site = site().await;
    let mut wrong = Vec::new();
    for (number, (text, expected)) in COMMANDS.into_iter().enumerate() {
        let command = command(text);
        let people = People::meet(&site, number).await;
        let [visitor, forger, stranger, member, opponent, referee, creator] = &people.clients;
        for nobody in [visitor, forger, stranger, member] {
            let (mut socket, before) = Socket::open(nobody, &people.id).await;
            assert_eq!(socket.refused(command.clone()).await, "not_your_seat", "{command}");
            let (_, after) = Socket::open(nobody, &people.id).await;
            assert_eq!(after["seq"], before["seq"], "{command} changed something");
        }
        // The referee's ruling comes last, because it ends the game.
        let order = if command["t"] == "rule" { [1, 2, 0] } else { [0, 1, 2] };
        let mut answers = [""; 3].map(str::to_owned);
        for who in order {
            let (mut socket, _) = Socket::open([referee, opponent, creator][who], &people.id).await;
            let answer = socket.command(command.clone()).await;
            let code = answer["error"]["code"].as_str().unwrap_or("ok");
            answers[who] = code.to_owned();
        }
        if answers != expected {
            wrong.push(format!("{command}: {answers:?}"));
        }
    }
    assert!(
        wrong.is_empty(),
        "{:?}\n{}",
        ["referee", "opponent", "creator"],
        wrong.join("\n")
    );
}

/// Commands about another player's seeks are covered by the lobby tests.
#[tokio::test]
async fn no_command_of_the_lobby_is_done_for_somebody_without_a_session() {
    let time = json!({"kind": "fischer", "main_ms": 300_000, "increment_ms": 5_000});
    let commands = [
        json!({"t": "seek", "seek": {"rules": "kakao", "time": time}}),
        json!({"t": "cancel", "seek": "x"}),
        json!({"t": "accept", "seek": "x"}),
        json!({"t": "pool", "pool": "x"}),
        json!({"t": "leave"}),
    ];
    let mut known: BTreeSet<_> = commands
        .iter()
        .map(|command| command["t"].as_str().unwrap().to_owned())
        .collect();
    known.insert("ping".to_owned());
    assert_eq!(known, kinds::<wire::lobby::LobbyClientMsg>());
    let site = site().await;
    let mut forger = site.visitor();
    forger.cookie = Some(format!("janggun_guest={}", "0".repeat(64)));
    for nobody in [site.visitor(), forger] {
        let origin = format!("http://{}", nobody.addr);
        let mut socket = Socket::connect(&nobody, "/ws/lobby", Some(&origin)).await.unwrap();
        for command in &commands {
            assert_eq!(socket.refused(command.clone()).await, "no_session", "{command}");
        }
    }
}

#[tokio::test]
async fn another_site_changes_nothing_by_any_route() {
    let site = site().await;
    let mut people = People::meet(&site, 0).await;
    let (id, player) = (people.id.clone(), people.creator_key.clone());
    let creator = people.clients.last_mut().unwrap();
    let cookie = creator.cookie.clone();
    let before = creator.get(&format!("/api/games/{id}")).await.expect(200);
    let changing: Vec<_> = routes().into_iter().filter(|(method, _)| method != "GET").collect();
    assert!(changing.len() > 25, "{changing:?}");
    let own = format!("http://{}", creator.addr);
    let password = json!({"password": PASSWORD}).to_string();
    for (method, path) in &changing {
        let path = path.replace("{id}", &id).replace("{player}", &player);
        let foreign = ["https://evil.example", "null", &format!("{own}.evil.example")];
        for origin in foreign {
            let headers = [("Origin", origin), ("Content-Type", "application/json")];
            creator
                .request(method, &path, &headers, &password)
                .await
                .expect_code(403, "bad_origin");
        }
        // A request without an origin, as sent by an old browser.
        creator
            .request(method, &path, &[("Content-Type", "application/json")], &password)
            .await
            .expect_code(403, "bad_origin");
    }
    // HTML forms cannot send JSON, and bodies of other types are refused.
    for (method, path) in &changing {
        // Some requests need no body, and workers and programs are not browsers.
        let bare = [
            "/analysis",
            "/leave",
            "/api/tournaments/{id}/join",
            "/api/clubs/{id}/join",
        ];
        let is_bare = bare.iter().any(|end| path.ends_with(end));
        let has_json = !is_bare && !path.starts_with("/worker/") && !is_for_programs(path);
        if method != "POST" || !has_json {
            continue;
        }
        let path = path.replace("{id}", &id);
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
            let headers = [("Origin", own.as_str()), ("Content-Type", kind)];
            let answer = creator.request(method, &path, &headers, &password).await;
            answer.expect_code(415, "not_json");
        }
    }
    assert_eq!(creator.cookie, cookie);
    let after = creator.get(&format!("/api/games/{id}")).await.expect(200);
    assert_eq!(
        (&after["seats"], &after["now"]["ply"]),
        (&before["seats"], &before["now"]["ply"])
    );
}
