//! The operator's view of the server: metrics, health, request ids.

use crate::account::member;
use crate::client::Client;
use crate::socket::{Socket, act};
use crate::test_server::{TestServer, open, own_game};
use server::ServerLimits;

async fn metrics_of(site: &TestServer) -> String {
    let answer = Client::new(site.metrics_addr().unwrap()).get("/metrics").await;
    assert_eq!(answer.status, 200);
    let form = answer.header("content-type").unwrap();
    assert!(
        form.starts_with("application/openmetrics-text; version=1.0.0"),
        "{form}"
    );
    assert!(answer.body.ends_with("# EOF\n"), "{}", answer.body);
    answer.body
}

/// Returns the current value of a metric, if the server reports it.
pub(crate) async fn metric(site: &TestServer, name: &str) -> Option<f64> {
    value(&metrics_of(site).await, name)
}

/// Returns the value of the metric with this name, which includes its labels.
fn value(metrics: &str, name: &str) -> Option<f64> {
    let line = metrics
        .lines()
        .find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')))?;
    line.rsplit(' ').next()?.parse().ok()
}

#[tokio::test]
async fn metrics_count_what_happens_at_an_address_of_their_own() {
    let site = TestServer::with(|config| config.metrics = Some(([127, 0, 0, 1], 0).into())).await;
    let before = metrics_of(&site).await;
    assert_eq!(value(&before, "janggun_moves_total"), Some(0.0));

    let mut player = member(&site, "hansin").await;
    let id = open(&mut player, &own_game()).await;
    let (mut socket, _) = Socket::open(&player, &id).await;
    let now = socket.arrange_both().await;
    let now = socket.act(&now, "a4a5").await;
    assert_eq!(socket.refused(act(&now, "a1a9")).await, "illegal_move");
    player.get("/api/games/nothing").await.expect_code(404, "unknown_game");

    for method in ["BREW", "WHEN", "PROPFIND"] {
        player.request(method, "/api/levels", &[], "").await;
    }

    let after = metrics_of(&site).await;
    for (name, expected) in [
        ("janggun_games_opened_total", 1.0),
        ("janggun_moves_total", 1.0),
        ("janggun_rooms", 1.0),
        ("janggun_sockets", 1.0),
        ("janggun_commands_refused_total{code=\"illegal_move\"}", 1.0),
        (
            "janggun_http_requests_total{method=\"GET\",route=\"/api/games/{id}\",status=\"404\"}",
            1.0,
        ),
        (
            "janggun_http_requests_total{method=\"other\",route=\"/api/levels\",status=\"403\"}",
            3.0,
        ),
        ("janggun_store_command_failures_total", 0.0),
        ("janggun_store_failing", 0.0),
        ("janggun_accounts", 1.0),
        ("janggun_record_bytes", 0.0),
        ("janggun_chat_bytes", 0.0),
        ("janggun_mail_waiting", 0.0),
        ("janggun_push_waiting", 0.0),
        ("janggun_password_hashes_total", 1.0),
    ] {
        assert_eq!(value(&after, name), Some(expected), "{name}\n{after}");
    }
    assert!(value(&after, "janggun_store_command_duration_seconds_count") >= Some(3.0));
    assert!(!after.contains(&id), "no id becomes a label");
    assert!(after.contains("# TYPE janggun_password_hashes counter"), "{after}");
    if cfg!(target_os = "linux") {
        for name in [
            "janggun_process_resident_memory_bytes",
            "janggun_process_open_files",
            "janggun_process_cpu_seconds_total",
            "janggun_rooms_bytes",
        ] {
            assert!(value(&after, name) > Some(0.0), "{name}\n{after}");
        }
    }
    // The metrics are not served at the public address.
    assert!(!player.get("/metrics").await.body.contains("janggun_rooms"));
}

#[tokio::test]
async fn health_tells_which_part_fails() {
    let site = TestServer::new().await;
    let answer = site.visitor().get("/health?verbose=true").await;
    assert_eq!(
        (answer.status, answer.body.as_str()),
        (200, "ready\ndatabase: ok\ndisk: ok\nworkers: ok (0 of 0)\n")
    );
    // Workers that exit at once, and a disk that never has enough space.
    let site = TestServer::with(|config| {
        config.workers = 1;
        config.limits = ServerLimits::with(&["free-disk-mib=1000000000".parse().unwrap()]);
    })
    .await;
    let answer = site.visitor().get("/health?verbose=true").await;
    assert_eq!(
        (answer.status, answer.body.as_str()),
        (503, "failing\ndatabase: ok\ndisk: failing\nworkers: failing (0 of 1)\n")
    );
    // Without `verbose`, the response is `ok`: games in progress continue, so proxies should keep using the server.
    site.assert_alive().await;
    let answer = site.visitor().get("/health?verbos=true").await;
    answer.expect_code(400, "bad_request");
}

#[tokio::test]
async fn every_answer_has_a_number_of_its_own() {
    let site = TestServer::new().await;
    let mut ids = Vec::new();
    for path in ["/", "/health", "/api/games", "/api/games/x"] {
        let answer = site.visitor().get(path).await;
        let id = answer.header("x-request-id").unwrap().to_owned();
        assert!(
            id.len() == 16 && id.bytes().all(|digit| digit.is_ascii_hexdigit()),
            "{id}"
        );
        ids.push(id);
    }
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 4);
}
