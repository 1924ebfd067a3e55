//! Limits on clients: foreign origins, long frames, floods, incomplete requests, slow readers and idle sockets.

use crate::client::exchange;
use crate::socket::{Socket, act, connect};
use crate::test_server::{TestServer, open, own_game, soon};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, FrameHeader};
use tokio_tungstenite::tungstenite::{Error, Message};

#[tokio::test]
async fn other_sites_are_refused() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let path = format!("/ws/games/{id}");
    let body = own_game().to_string();
    let ours = format!("http://{}", site.addr());
    let alike = format!("http://{}.evil.example", site.addr());
    for origin in ["null", "http://evil.example", "file://", alike.as_str()] {
        let Err(Error::Http(answer)) = Socket::connect(&player, &path, Some(origin)).await else {
            panic!("{origin}")
        };
        assert_eq!(answer.status().as_u16(), 403, "{origin}");
        let headers = [("Origin", origin), ("Content-Type", "application/json")];
        player
            .request("POST", "/api/games", &headers, &body)
            .await
            .expect_code(403, "bad_origin");
    }
    let Err(Error::Http(answer)) = Socket::connect(&player, &path, None).await else {
        panic!("a cookie without origin")
    };
    assert_eq!(answer.status().as_u16(), 403);
    player
        .request("POST", "/api/games", &[("Content-Type", "application/json")], &body)
        .await
        .expect_code(403, "bad_origin");
    // Clients without a cookie need not send an origin. The server's own pages send the right one.
    site.visitor()
        .request("POST", "/api/games", &[("Content-Type", "application/json")], &body)
        .await
        .expect(201);
    Socket::connect(&site.visitor(), &path, None).await.unwrap();
    Socket::connect(&player, &path, Some(&ours)).await.unwrap();
    assert_eq!(
        player.get("/api/games").await.expect(200)["games"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test]
async fn frames_have_a_size_and_a_kind() {
    let site = TestServer::new().await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let close_after = async |message: Message| {
        let (mut socket, _) = Socket::open(&player, &id).await;
        // The server may close the connection before a long frame is fully sent.
        let _ = socket.stream.send(message).await;
        socket.read_close().await
    };
    let padded = |bytes: usize| Message::text(format!("{{\"t\":\"ping\"{}}}", " ".repeat(bytes - 12)));
    let (mut socket, _) = Socket::open(&player, &id).await;
    socket.stream.send(padded(8 * 1024)).await.unwrap();
    socket.read_kind("pong").await;
    assert_eq!(close_after(padded(8 * 1024 + 1)).await, Some(1009));
    assert_eq!(close_after(Message::binary(vec![1])).await, Some(1003));
    // The connection is cut in the middle of a much larger message, so the close frame may not arrive.
    assert!([Some(1009), None].contains(&close_after(padded(4 << 20)).await));
    let header = FrameHeader {
        opcode: OpCode::Data(Data::Text),
        ..FrameHeader::default()
    };
    assert_eq!(
        close_after(Message::Frame(Frame::from_payload(header, vec![0xff, 0xfe].into()))).await,
        Some(1007)
    );
    let reserved = FrameHeader {
        opcode: OpCode::Data(Data::Text),
        rsv1: true,
        ..FrameHeader::default()
    };
    assert_eq!(
        close_after(Message::Frame(Frame::from_payload(reserved, vec![b'x'].into()))).await,
        Some(1002)
    );
    site.assert_alive().await;
}

#[tokio::test]
async fn a_flood_ends_the_socket_that_sends_it_and_no_other() {
    let site = TestServer::with(|config| (config.limits.burst, config.limits.rate) = (20, 1)).await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut calm, _) = Socket::open(&player, &id).await;
    for flood in [
        Message::text("{\"t\":\"ping\"}"),
        Message::Ping(Vec::new().into()),
        Message::text("{"),
    ] {
        let (mut socket, _) = Socket::open(&player, &id).await;
        for _ in 0..40 {
            // The server may close the connection before the whole flood is sent.
            if socket.stream.feed(flood.clone()).await.is_err() {
                break;
            }
        }
        let _ = socket.stream.flush().await;
        assert_eq!(socket.read_close().await, Some(1008));
    }
    calm.send(&json!({"t": "ping"})).await;
    calm.read_kind("pong").await;
}

#[tokio::test]
async fn a_flood_of_fragments_is_slowed_down_and_costs_nobody_else() {
    let site =
        TestServer::with(|config| (config.limits.inbound_burst, config.limits.inbound_rate) = (64 * 1024, 1024)).await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut calm, _) = Socket::open(&player, &id).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let fragment = |opcode| {
        let header = FrameHeader {
            is_final: false,
            opcode: OpCode::Data(opcode),
            ..FrameHeader::default()
        };
        Message::Frame(Frame::from_payload(header, Vec::new().into()))
    };
    socket.stream.feed(fragment(Data::Text)).await.unwrap();
    // At this rate, 16 MiB of empty fragments would take over four hours. The kernel buffers only the first few MiB.
    let flood = async {
        for _ in 0..2_800_000 {
            if socket.stream.feed(fragment(Data::Continue)).await.is_err() {
                break;
            }
        }
    };
    assert!(
        tokio::time::timeout(Duration::from_millis(1500), flood).await.is_err(),
        "it is held back"
    );
    calm.send(&json!({"t": "ping"})).await;
    calm.read_kind("pong").await;
    site.assert_alive().await;
}

#[tokio::test]
async fn games_are_made_at_a_bounded_rate() {
    let site = TestServer::with(|config| config.limits.work.create.address.burst = 3).await;
    let mut player = site.visitor();
    for _ in 0..3 {
        open(&mut player, &own_game()).await;
    }
    let refused = site.visitor().post("/api/games", &own_game()).await;
    refused.expect_code(429, "too_fast");
    // Joining also creates a guest for a new visitor.
    let id = player.get("/api/games").await.expect(200)["games"][0]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    site.visitor()
        .post(&format!("/api/games/{id}/join"), &json!({}))
        .await
        .expect_code(429, "too_fast");
    player
        .post(&format!("/api/games/{id}/join"), &json!({}))
        .await
        .expect_code(409, "already_seated");
    assert!(refused.header("retry-after").unwrap().parse::<u32>().unwrap() >= 1);
}

#[tokio::test]
async fn a_guest_has_a_bounded_number_of_unfinished_games() {
    let site = TestServer::with(|config| config.limits.unfinished_games = 2).await;
    let mut player = site.visitor();
    let first = open(&mut player, &own_game()).await;
    open(&mut player, &own_game()).await;
    player
        .post("/api/games", &own_game())
        .await
        .expect_code(429, "too_many_games");
    open(&mut site.visitor(), &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &first).await;
    socket.done(json!({"t": "abort"})).await;
    open(&mut player, &own_game()).await;
}

#[tokio::test]
async fn while_the_disk_is_behind_games_go_on_and_none_is_made() {
    let site = TestServer::with(|config| config.limits.backlog = 0).await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    let holder = rusqlite::Connection::open(site.folder().join(store::sqlite::DATABASE_FILE)).unwrap();
    holder.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut command = act(&now, "a4a5");
    command["id"] = json!("waits");
    socket.send(&command).await;
    let busy = soon(async {
        loop {
            let answer = site.visitor().post("/api/games", &own_game()).await;
            if answer.status == 503 {
                return answer;
            }
        }
    });
    busy.await.expect_code(503, "busy");
    holder.execute_batch("ROLLBACK").unwrap();
    assert_eq!(socket.read_answer("waits").await["t"], "ack");
    open(&mut player, &own_game()).await;
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let site = TestServer::with(|config| {
        config.limits.header_timeout = Duration::from_millis(300);
        config.limits.body_timeout = Duration::from_millis(300);
    })
    .await;
    let start = Instant::now();
    let mut stream = connect(site.addr()).await;
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n").await.unwrap();
    let mut rest = Vec::new();
    soon(stream.read_to_end(&mut rest)).await.unwrap();
    let waited = start.elapsed();
    assert!(
        waited >= Duration::from_millis(250) && waited < Duration::from_secs(10),
        "{waited:?}"
    );
    // Sending one byte at a time does not extend the timeout.
    let mut stream = connect(site.addr()).await;
    let drip = async {
        while stream.write_all(b"x").await.is_ok() {
            sleep(Duration::from_millis(50)).await;
        }
    };
    soon(drip).await;
    let half = "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    soon(exchange(site.addr(), half.as_bytes()))
        .await
        .expect_code(400, "bad_request");
    site.assert_alive().await;
}

#[tokio::test]
async fn a_reader_that_does_not_read_delays_nobody_and_is_let_go() {
    let site = TestServer::with(|config| {
        config.limits.queue_frames = 4;
        config.limits.write_timeout = Duration::from_millis(300);
        config.limits.send_buffer = Some(4 * 1024);
        config.limits.burst = 100_000;
        config.limits.work.message.guest.burst = 100_000;
    })
    .await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let (mut lazy, _) = Socket::open(&player, &id).await;
    let mut now = socket.arrange_both().await;
    let mut slowest = Duration::ZERO;
    let mut let_go = false;
    // Every move and every takeback sends frames that the slow client does not read.
    for turn in 1..=1000 {
        let start = Instant::now();
        now = socket.act(&now, "a4a5").await;
        socket.done(json!({"t": "takeback", "ply": now["ply"]})).await;
        now = socket.read_event("took_back").await["now"].clone();
        slowest = slowest.max(start.elapsed());
        // When the slow client's queue overflows, the server drops the client and closes its socket after the write
        // timeout.
        if turn % 50 == 0 && lazy_is_gone(&mut lazy).await {
            let_go = true;
            break;
        }
    }
    assert!(let_go, "the lazy reader is still there");
    assert!(slowest < Duration::from_secs(5), "a move took {slowest:?}");
    // After reconnecting, the slow client gets the current position.
    let (_, state) = Socket::open(&player, &id).await;
    assert_eq!(state["game"]["now"]["fen"], now["fen"]);
    assert_eq!(socket.refused(act(&now, "a1i10")).await, "illegal_move");
}

/// Returns whether the server has closed the connection, without reading from it.
async fn lazy_is_gone(lazy: &mut Socket) -> bool {
    sleep(Duration::from_millis(400)).await;
    // Writing to a closed connection fails by the second attempt.
    let ping = || Message::text("{\"t\":\"ping\"}");
    for _ in 0..2 {
        if lazy.stream.send(ping()).await.is_err() {
            return true;
        }
        sleep(Duration::from_millis(20)).await;
    }
    false
}

#[tokio::test]
async fn a_silent_socket_is_pinged_and_in_the_end_closed() {
    let site = TestServer::with(|config| {
        config.limits.ping_every = Duration::from_millis(100);
        config.limits.idle_timeout = Duration::from_millis(350);
    })
    .await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    // The client library answers pings only while a socket is being read. Only `alive` is read, so it stays open.
    let (mut alive, _) = Socket::open(&player, &id).await;
    let (mut dead, _) = Socket::open(&player, &id).await;
    let pings = async {
        let mut pings = 0;
        while pings < 8 {
            if let Message::Ping(_) = alive.stream.next().await.unwrap().unwrap() {
                pings += 1;
            }
        }
    };
    soon(pings).await;
    // On an open socket, this loop would read and answer pings until the test timed out.
    soon(async { while let Some(Ok(_)) = dead.stream.next().await {} }).await;
    alive.send(&json!({"t": "ping"})).await;
    alive.read_kind("pong").await;
}
