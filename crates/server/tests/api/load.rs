//! Measures the latency of stored commands and, for comparison, of `ping` over the same sockets. The assertions hold
//! even on a busy machine. Run it alone, in release mode:
//! `cargo test --release -p janggun-server --test api -- --ignored --nocapture load`.

use crate::socket::{Socket, act};
use crate::test_server::{TestServer, open, own_game};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

/// Number of simultaneous games, each with one socket.
const GAMES: usize = 200;
/// Interval between two commands in a game. All games together send 2,000 commands per second.
const PACE: Duration = Duration::from_millis(100);
/// Number of commands per game, alternating between moves and takebacks. Also the number of pings per round.
const COMMANDS: usize = 100;

/// Latencies in ascending order.
struct Times(Vec<Duration>);

impl Times {
    fn new(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Self(times)
    }

    fn at(&self, permille: usize) -> Duration {
        self.0[(self.0.len() - 1) * permille / 1000]
    }
}

impl std::fmt::Display for Times {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "n {} p50 {:?} p99 {:?} p99.9 {:?}",
            self.0.len(),
            self.at(500),
            self.at(990),
            self.at(999)
        )
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn load() {
    let site = TestServer::with(|config| {
        config.limits.rate = 1000;
        config.limits.work.create.address.burst = 10_000;
        config.limits.work.message.address.burst = 1_000_000;
    })
    .await;
    let mut sockets = Vec::new();
    for _ in 0..GAMES {
        let mut player = site.visitor();
        let id = open(&mut player, &own_game()).await;
        let (mut socket, _) = Socket::open(&player, &id).await;
        let now = socket.arrange_both().await;
        sockets.push((socket, now));
    }
    let (pings, sockets) = all(sockets, ping).await;
    let (commands, sockets) = all(sockets, play).await;
    let (pings_again, _) = all(sockets, ping).await;
    println!("{GAMES} sockets, one message each {PACE:?}");
    println!("ping    {pings}\ncommand {commands}\nping    {pings_again}");
    println!(
        "ratio of the medians {:.1}",
        commands.at(500).as_secs_f64() / pings.at(500).as_secs_f64()
    );
    assert_eq!(commands.0.len(), GAMES * COMMANDS, "every command was acknowledged");
    site.assert_alive().await;
}

/// Runs `work` on all sockets concurrently, with the starts spread over one interval.
async fn all<F>(sockets: Vec<(Socket, Value)>, work: impl Fn(Socket, Value) -> F) -> (Times, Vec<(Socket, Value)>)
where
    F: Future<Output = (Vec<Duration>, Socket, Value)> + Send + 'static,
{
    let mut tasks = tokio::task::JoinSet::new();
    for (index, (socket, now)) in sockets.into_iter().enumerate() {
        let work = work(socket, now);
        let late = PACE * u32::try_from(index).unwrap() / u32::try_from(GAMES).unwrap();
        tasks.spawn(async move {
            tokio::time::sleep(late).await;
            work.await
        });
    }
    let (mut times, mut sockets) = (Vec::new(), Vec::new());
    while let Some(done) = tasks.join_next().await {
        let (waited, socket, now) = done.unwrap();
        times.extend(waited);
        sockets.push((socket, now));
    }
    (Times::new(times), sockets)
}

async fn ping(mut socket: Socket, now: Value) -> (Vec<Duration>, Socket, Value) {
    let mut times = Vec::new();
    let mut pace = pace();
    for _ in 0..COMMANDS {
        // The latency is measured from the scheduled time. Otherwise, a late sender would hide a slow server.
        let due = pace.tick().await;
        socket.send(&json!({"t": "ping"})).await;
        socket.read_kind("pong").await;
        times.push(due.elapsed());
    }
    (times, socket, now)
}

async fn play(mut socket: Socket, now: Value) -> (Vec<Duration>, Socket, Value) {
    let mut times = Vec::new();
    let mut pace = pace();
    for index in 0..COMMANDS {
        let due = pace.tick().await;
        let command = if index % 2 == 0 {
            act(&now, "a4a5")
        } else {
            json!({"t": "takeback", "ply": 1})
        };
        socket.done(command).await;
        times.push(due.elapsed());
    }
    (times, socket, now)
}

fn pace() -> tokio::time::Interval {
    let mut pace = interval(PACE);
    pace.set_missed_tick_behavior(MissedTickBehavior::Burst);
    pace
}
