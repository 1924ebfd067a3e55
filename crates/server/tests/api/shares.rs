//! Limits on shared resources: no client can use up the seeks, fill memory or disk, or keep the server busy with stored
//! data. Also the operator's commands and closed registration.

use crate::account::{PASSWORD, member, sign_in};
use crate::client::Client;
use crate::records::record;
use crate::socket::{Socket, act, arrange_both};
use crate::test_server::{TestServer, friend_game, open, own_game, soon};
use serde_json::{Value, json};
use server::Allowance;
use std::net::Ipv4Addr;
use store::AccountCommand;
use store::Operator;
use store::sqlite::backup;

fn most(burst: u32) -> Allowance {
    Allowance { burst, a_minute: 1 }
}

/// Returns a visitor from a different network.
fn elsewhere(site: &TestServer) -> Client {
    let mut client = site.visitor();
    client.from = Some(Ipv4Addr::new(127, 0, 9, 1));
    client
}

async fn lobby(client: &mut Client) -> Socket {
    open(client, &own_game()).await;
    let origin = format!("http://{}", client.addr);
    let mut socket = Socket::connect(client, "/ws/lobby", Some(&origin)).await.unwrap();
    assert_eq!(socket.read().await["t"], "state");
    socket
}

/// Returns a seek. Seeks with different numbers do not match.
fn seek(number: u32) -> Value {
    let main_ms = 60_000 * (number + 1);
    json!({"t": "seek", "seek": {"rules": "kakao", "time": {"kind": "fischer", "main_ms": main_ms, "increment_ms": 0}}})
}

#[tokio::test]
async fn an_address_takes_its_share_of_the_seeks_and_no_more() {
    let site = TestServer::with(|config| {
        config.limits.seeks = 6;
        config.limits.seeks_of_address = 4;
    })
    .await;
    let mut sockets = Vec::new();
    let mut taken = 0;
    for number in 0..3 {
        let mut client = site.visitor();
        let mut socket = lobby(&mut client).await;
        for own in 0..2 {
            let answer = socket.command(seek(number * 2 + own)).await;
            taken += usize::from(answer["t"] == "ack");
        }
        sockets.push((client, socket));
    }
    assert_eq!(taken, 4);
    let mut other = elsewhere(&site);
    let mut socket = lobby(&mut other).await;
    for number in 10..12 {
        assert_eq!(socket.command(seek(number)).await["t"], "ack");
    }
    assert_eq!(socket.refused(seek(12)).await, "too_many_seeks");
    // Closing the sockets frees their seeks.
    drop(sockets);
    let mut again = site.visitor();
    let mut socket = lobby(&mut again).await;
    soon(async { while socket.command(seek(20)).await["t"] != "ack" {} }).await;
}

#[tokio::test]
async fn an_address_takes_its_share_of_the_memory_and_no_more() {
    let site = TestServer::with(|config| config.limits.rooms_mib_of_address = 1).await;
    let mut guests = [site.visitor(), site.visitor()];
    let mut made = 0;
    let refused = loop {
        let answer = guests[made / 45].post("/api/games", &own_game()).await;
        if answer.status != 201 {
            break answer;
        }
        made += 1;
    };
    refused.expect_code(503, "busy");
    assert!((30..90).contains(&made), "{made} games in a mebibyte");
    open(&mut elsewhere(&site), &own_game()).await;
}

#[tokio::test]
async fn games_that_are_only_read_leave_memory_and_loading_them_is_charged() {
    let mut site = TestServer::with(|config| {
        config.metrics = Some(([127, 0, 0, 1], 0).into());
        config.limits.room_read = std::time::Duration::from_millis(1);
        config.limits.work.load.address = most(3);
    })
    .await;
    let mut player = site.visitor();
    let mut games = Vec::new();
    for _ in 0..4 {
        games.push(open(&mut player, &own_game()).await);
    }
    site.restart().await;
    player.addr = site.addr();
    for game in &games[..3] {
        player.get(&format!("/api/games/{game}")).await.expect(200);
    }
    let fourth = format!("/api/games/{}", games[3]);
    player.get(&fourth).await.expect_code(429, "too_fast");
    let mut other = elsewhere(&site);
    other.get(&fourth).await.expect(200);
    soon(async {
        loop {
            let metrics = Client::new(site.metrics_addr().unwrap()).get("/metrics").await.body;
            if metrics.contains("\njanggun_rooms 0\n") && metrics.contains("\njanggun_rooms_bytes 0\n") {
                return;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn rulings_end_before_a_game_is_too_large_to_be_sent() {
    let site = TestServer::with(|config| config.limits.burst = 1_000).await;
    let (mut cho, mut han, mut judge) = (site.visitor(), site.visitor(), site.visitor());
    let mut game = friend_game();
    game["time"] = json!({"kind": "byoyomi", "main_ms": 600_000, "period_ms": 30_000, "periods": 3});
    game["referee"] = json!(true);
    let view = cho.post("/api/games", &game).await.expect(201);
    let id = view["id"].as_str().unwrap();
    han.post(&format!("/api/games/{id}/join"), &json!({})).await.expect(200);
    let key = json!({"key": view["referee_key"]});
    judge.post(&format!("/api/games/{id}/referee"), &key).await.expect(200);
    let (mut first, _) = Socket::open(&cho, id).await;
    let (mut second, _) = Socket::open(&han, id).await;
    let (mut third, _) = Socket::open(&judge, id).await;
    arrange_both(&mut first, &mut second).await;
    for socket in [&mut first, &mut second] {
        socket.done(json!({"t": "confirm_referee", "accept": true})).await;
    }
    third.read_event("started").await;
    let mut ruled = 0;
    for words in [500, 1] {
        let words = "𝄞".repeat(words);
        let ruling = json!({"t": "rule", "ruling": {"kind": "give_time", "side": "cho", "ms": 1_000}, "words": words});
        loop {
            let answer = third.command(ruling.clone()).await;
            if answer["t"] == "refused" {
                assert_eq!(answer["error"]["code"], "list_full", "{answer}");
                break;
            }
            ruled += 1;
            assert!(ruled <= 40, "a few dozen");
        }
    }
    let (_, state) = Socket::open(&site.visitor(), id).await;
    assert!(state.to_string().len() < 64 * 1024, "{}", state.to_string().len());
    third
        .done(json!({"t": "rule", "ruling": {"kind": "draw"}, "words": "그만"}))
        .await;
}

#[tokio::test]
async fn a_file_of_everything_is_charged_by_what_it_costs_and_refused_under_overload() {
    let mut site = TestServer::with(|config| {
        config.limits.work.export.guest = most(2);
        config.limits.work.account.guest = most(1_000);
    })
    .await;
    let mut player = member(&site, "hansin").await;
    for _ in 0..2 {
        let answer = player.get("/api/account/export").await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    player.get("/api/account/export").await.expect_code(429, "too_fast");
    member(&site, "hangu").await.get("/api/account/export").await;
    // Other kinds of requests are still accepted.
    player.get("/api/me").await.expect(200);
    site.stop().await;
    site.config.limits.scheduling_delay_ms = 0;
    site.config.limits.overload_window_ms = 1;
    site.restart_stopped().await;
    let mut player = site.visitor();
    sign_in(&mut player, "hansin", PASSWORD).await.expect(200);
    soon(async { while player.get("/api/account/export").await.status != 503 {} }).await;
}

#[tokio::test]
async fn what_is_kept_is_charged_by_the_byte_and_bounded_in_all() {
    let put = async |client: &mut Client, id: u32| {
        let path = format!("/api/account/records/{id:032x}");
        client.send("PUT", &path, &json!({"record": record("a4b4")})).await
    };
    let site = TestServer::with(|config| config.limits.work.keep.guest = most(3)).await;
    let mut player = member(&site, "hansin").await;
    for id in 0..3 {
        put(&mut player, id).await.expect(200);
    }
    put(&mut player, 3).await.expect_code(429, "too_fast");
    put(&mut member(&site, "hangu").await, 3).await.expect(200);
    let site = TestServer::with(|config| config.limits.records_mib = 0).await;
    let mut player = member(&site, "hansin").await;
    put(&mut player, 1).await.expect_code(507, "records_full");
    let site = TestServer::with(|config| config.limits.work.page.guest = most(1)).await;
    let mut player = member(&site, "hansin").await;
    player.get("/api/account/records").await.expect(200);
    player.get("/api/account/records").await.expect_code(429, "too_fast");
}

#[tokio::test]
async fn an_operator_gives_a_password_keeps_somebody_out_and_sees_what_grows() {
    let site = TestServer::new().await;
    let mut player = member(&site, "Hansin").await;
    let body = json!({"record": record("a4b4")});
    let path = format!("/api/account/records/{:032x}", 1);
    player.send("PUT", &path, &body).await.expect(200);
    let mut operator = Operator::open(site.folder()).unwrap();
    let account = operator.account(None, &server::look_of("HANSlN")).unwrap().unwrap();
    assert_eq!((account.name.as_str(), account.suspended_ms), ("Hansin", None));
    let suspend = |since_ms| AccountCommand::Suspend {
        player: account.player,
        since_ms,
    };
    operator.change(&[suspend(Some(1))]).unwrap();
    assert_eq!(player.get("/api/me").await.expect(200)["player"], Value::Null);
    let mut again = site.visitor();
    sign_in(&mut again, "Hansin", PASSWORD)
        .await
        .expect_code(403, "suspended");
    operator.change(&[suspend(None)]).unwrap();
    sign_in(&mut again, "Hansin", PASSWORD).await.expect(200);
    let (text, password) = server::random_password(&server::Random::system()).unwrap();
    let set = AccountCommand::SetPassword {
        player: account.player,
        password,
    };
    operator.change(&[set]).unwrap();
    sign_in(&mut again, "Hansin", PASSWORD)
        .await
        .expect_code(401, "wrong_sign_in");
    sign_in(&mut again, "Hansin", &text).await.expect(200);
    let amounts = operator.amounts(3).unwrap();
    let of = |word: &str| {
        amounts
            .iter()
            .find(|amount| amount.what.word() == word && amount.player.is_some())
    };
    let records = of("records").unwrap();
    assert_eq!(records.player, Some((account.player, Some("Hansin".to_owned()))));
    assert!(records.count == 1 && records.bytes > 50, "{records:?}");
    operator.delete_records(account.player, 9).unwrap();
    let left = again.get("/api/account/records").await.expect(200);
    assert_eq!(left["records"][0]["record"], Value::Null, "devices are told");
    // The operator can also make a backup while the server is running.
    backup(site.folder(), &site.folder().join("copy.db")).unwrap();
    site.assert_alive().await;
}

#[tokio::test]
async fn a_server_that_takes_no_new_accounts_goes_on_with_those_it_has() {
    let mut site = TestServer::new().await;
    member(&site, "hansin").await;
    site.config.limits.sign_up = server::Switch::Off;
    site.restart().await;
    let mut visitor = site.visitor();
    crate::account::sign_up(&mut visitor, "hangu")
        .await
        .expect_code(403, "sign_up_closed");
    assert_eq!(visitor.cookie, None, "no guest was made");
    sign_in(&mut visitor, "hansin", PASSWORD).await.expect(200);
    let id = open(&mut site.visitor(), &own_game()).await;
    let (mut socket, _) = Socket::open(&site.visitor(), &id).await;
    assert_eq!(socket.refused(act(&json!({"ply": 0}), "a4a5")).await, "not_your_seat");
}
