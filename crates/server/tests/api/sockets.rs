//! Limits on connections, sockets and messages per client, and clients behind trusted proxies.

use crate::client::Client;
use crate::socket::{Socket, connect};
use crate::test_server::{TestServer, open, own_game, soon};
use serde_json::{Value, json};
use server::{Allowance, Allowances};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::Error;

/// Returns the status of a handshake, which must be refused.
async fn refused(client: &Client, game: &str) -> u16 {
    let origin = format!("http://{}", client.addr);
    match Socket::connect(client, &format!("/ws/games/{game}"), Some(&origin)).await {
        Err(Error::Http(answer)) => answer.status().as_u16(),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it was opened"),
    }
}

fn most(burst: u32) -> Allowance {
    Allowance { burst, a_minute: 1 }
}

#[tokio::test]
async fn a_socket_keeps_its_place_among_the_connections() {
    let site = TestServer::with(|config| config.limits.connections = 3).await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(Socket::open(&player, &id).await.0);
    }
    let mut rest = Vec::new();
    // The kernel decides whether the connection ends with a reset or without data.
    let _ = soon(connect(site.addr()).await.read_to_end(&mut rest)).await;
    assert!(rest.is_empty());
    let mut last = sockets.pop().unwrap();
    last.stream.close(None).await.unwrap();
    last.read_close().await;
    drop(last);
    soon(async { while site.visitor().try_get("/health").await.is_none() {} }).await;
}

/// Returns whether the server answers a new connection from this local address.
async fn is_answered(site: &TestServer, from: [u8; 4]) -> bool {
    let client = Client {
        from: Some(from.into()),
        ..site.visitor()
    };
    let mut stream = client.connect().await;
    let request = format!(
        "GET /health HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
        site.addr()
    );
    // The kernel decides whether a refused connection ends with a reset or without data.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = soon(stream.read_to_end(&mut answer)).await;
    answer.starts_with(b"HTTP/1.1 200 OK")
}

#[tokio::test]
async fn one_address_cannot_take_all_connections_unless_it_is_a_trusted_proxy() {
    let site = TestServer::with(|config| {
        config.limits.connections_by_address = 2;
        config.trusted_proxies = vec!["127.0.2.0/24".parse().unwrap()];
    })
    .await;
    let mut idle = Vec::new();
    for from in [[127, 0, 1, 1], [127, 0, 2, 1]] {
        let client = Client {
            from: Some(from.into()),
            ..site.visitor()
        };
        for _ in 0..2 {
            idle.push(client.connect().await);
        }
    }
    assert!(!is_answered(&site, [127, 0, 1, 2]).await, "the third of its network");
    assert!(is_answered(&site, [127, 0, 3, 1]).await);
    assert!(is_answered(&site, [127, 0, 2, 1]).await);
    drop(idle);
    soon(async { while !is_answered(&site, [127, 0, 1, 1]).await {} }).await;
}

#[tokio::test]
async fn one_guest_and_one_address_have_a_bounded_number_of_sockets() {
    let site = TestServer::with(|config| {
        config.limits.sockets_by_guest = 2;
        config.limits.sockets_by_address = 3;
    })
    .await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (first, _) = Socket::open(&player, &id).await;
    let (_second, _) = Socket::open(&player, &id).await;
    assert_eq!(refused(&player, &id).await, 429);
    let (_third, _) = Socket::open(&site.visitor(), &id).await;
    assert_eq!(refused(&site.visitor(), &id).await, 429);
    // After closing a socket, the client may open a new one.
    drop(first);
    soon(async {
        let origin = format!("http://{}", player.addr);
        let path = format!("/ws/games/{id}");
        while Socket::connect(&player, &path, Some(&origin)).await.is_err() {}
    })
    .await;
}

#[tokio::test]
async fn sockets_are_opened_at_a_bounded_rate() {
    let site = TestServer::with(|config| {
        config.limits.work.socket = Allowances {
            address: most(100),
            guest: most(2),
        };
    })
    .await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    for _ in 0..2 {
        Socket::open(&player, &id).await;
    }
    assert_eq!(refused(&player, &id).await, 429);
}

#[tokio::test]
async fn a_new_socket_is_no_new_budget_of_messages() {
    let site = TestServer::with(|config| config.limits.work.message.guest = most(10)).await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let mut pongs = 0;
    for _ in 0..3 {
        let (mut socket, _) = Socket::open(&player, &id).await;
        for _ in 0..6 {
            socket.send(&json!({"t": "ping"})).await;
            let answer = socket.read().await;
            if answer == json!({"t": "bye", "reason": "too_fast"}) {
                break;
            }
            assert_eq!(answer["t"], "pong");
            pongs += 1;
        }
    }
    assert_eq!(pongs, 10);
}

/// Creates a game with an `X-Forwarded-For` header, as a proxy does.
async fn create_for(site: &TestServer, forwarded: &str) -> (u16, Value) {
    let headers = [("X-Forwarded-For", forwarded), ("Content-Type", "application/json")];
    let body = own_game().to_string();
    let answer = site.visitor().request("POST", "/api/games", &headers, &body).await;
    (answer.status, answer.json())
}

#[tokio::test]
async fn clients_behind_a_trusted_proxy_have_budgets_of_their_own() {
    let site = TestServer::with(|config| {
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
        config.limits.work.create.address = most(1);
    })
    .await;
    assert_eq!(create_for(&site, "198.51.100.1").await.0, 201);
    assert_eq!(create_for(&site, "198.51.100.2").await.0, 429, "the same network");
    assert_eq!(create_for(&site, "192.0.2.1").await.0, 201);
    // A client can forge only the addresses to the left of the one that the proxy appends.
    assert_eq!(create_for(&site, "203.0.113.1, 192.0.2.1").await.0, 429);
}

#[tokio::test]
async fn who_is_no_trusted_proxy_cannot_name_another_address() {
    let site = TestServer::with(|config| config.limits.work.create.address = most(1)).await;
    assert_eq!(create_for(&site, "198.51.100.1").await.0, 201);
    assert_eq!(create_for(&site, "192.0.2.1").await.0, 429);
}

#[cfg(unix)]
#[tokio::test]
async fn the_soft_limit_of_open_files_does_not_bound_the_connections() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut low = getrlimit(Resource::Nofile);
    low.current = Some(64);
    setrlimit(Resource::Nofile, low).unwrap();
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let mut sockets = Vec::new();
    // Both ends of a socket are open files of this process.
    for _ in 0..32 {
        sockets.push(Socket::open(&player, &id).await);
    }
    site.assert_alive().await;
}
