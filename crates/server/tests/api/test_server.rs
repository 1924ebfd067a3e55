//! A server for one test, with its own port, data folder and limits. The folder lies in Cargo's target folder.

use crate::client::Client;
use serde_json::{Value, json};
use server::{
    AbsenceLimits, Clock, Config, Deps, FreeSpace, Random, Server, ServerLimits, TableMaking, WebApp, WorkerProgram,
};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use store::sqlite::SqliteStore;
use wire::http::Level;

/// A server that uses the system's clock, and its data folder.
pub(crate) struct TestServer {
    server: Option<Server>,
    folder: tempfile::TempDir,
    pub(crate) config: Config,
}

pub(crate) fn config(data: &Path) -> Config {
    Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: data.to_owned(),
        workers: 0,
        worker: WorkerProgram {
            program: PathBuf::from("/bin/false"),
            args: Vec::new(),
        },
        levels: vec![
            Level {
                level: 1,
                grade: 3,
                nodes: 100,
                margin: 500,
                spread: 100,
            },
            Level {
                level: 2,
                grade: 20,
                nodes: 400,
                margin: 0,
                spread: 1,
            },
        ],
        origins: Vec::new(),
        base_path: server::BasePath::default(),
        trusted_proxies: Vec::new(),
        metrics: None,
        mail: None,
        push: None,
        database: None,
        when_in_use: server::WhenInUse::Refuse,
        peer_address: None,
        tables: TableMaking::Never,
        limits: ServerLimits {
            // Other tests share the machine, so their load must not count as overload.
            scheduling_delay_ms: 60_000,
            commit_delay_ms: 60_000,
            // The engine's moves are played without an imitated thinking time.
            engine_think_ms: 1,
            absence: AbsenceLimits {
                seen: Duration::ZERO,
                ..AbsenceLimits::default()
            },
            ..ServerLimits::default()
        },
    }
}

impl TestServer {
    pub(crate) async fn new() -> Self {
        Self::with(|_| {}).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut config = config(folder.path());
        change(&mut config);
        let server = Some(Server::start(config.clone(), WebApp::not_built()).await.unwrap());
        Self { server, folder, config }
    }

    pub(crate) fn addr(&self) -> SocketAddr {
        self.server.as_ref().unwrap().addr()
    }

    pub(crate) fn metrics_addr(&self) -> Option<SocketAddr> {
        self.server.as_ref().unwrap().metrics_addr()
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn visitor(&self) -> Client {
        Client::new(self.addr())
    }

    /// Stops the server gracefully and starts it again on the same data, on a new port.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.restart_stopped().await;
    }

    pub(crate) async fn restart_stopped(&mut self) {
        self.server = Some(Server::start(self.config.clone(), WebApp::not_built()).await.unwrap());
    }

    pub(crate) async fn stop(&mut self) {
        self.server.take().unwrap().stop().await;
    }

    /// Asserts that the server and its database still respond.
    pub(crate) async fn assert_alive(&self) {
        let answer = self.visitor().get("/health").await;
        assert_eq!((answer.status, answer.body.as_str()), (200, "ok"));
    }
}

/// A server whose clock stands still until the test moves it, and its data folder.
pub(crate) struct ClockHouse {
    server: Option<Server>,
    folder: tempfile::TempDir,
    pub(crate) config: Config,
    now: Arc<AtomicI64>,
}

impl ClockHouse {
    pub(crate) fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::at(1_800_000_000_000, change)
    }

    /// Like [`ClockHouse::with`], but starts the clock at `now_ms`.
    pub(crate) fn at(now_ms: i64, change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut config = config(folder.path());
        change(&mut config);
        let mut site = Self {
            server: None,
            folder,
            config,
            now: Arc::new(AtomicI64::new(now_ms)),
        };
        site.start();
        site
    }

    /// Starts the server on the existing data, on a new port.
    pub(crate) fn start(&mut self) {
        let now = Arc::clone(&self.now);
        let deps = Deps {
            store: Box::new(SqliteStore::open(self.folder.path()).unwrap()),
            clock: Clock::from_fn(move || now.load(Ordering::SeqCst)),
            random: Random::system(),
            free_space: FreeSpace::of(self.folder.path()),
            levels: self.config.levels.clone(),
            origins: Vec::new(),
            base_path: self.config.base_path.clone(),
            limits: self.config.limits,
            web: WebApp::not_built(),
        };
        self.server = Some(Server::start_with(self.config.clone(), deps).unwrap());
    }

    pub(crate) async fn stop(&mut self) {
        self.server.take().unwrap().stop().await;
    }

    pub(crate) fn now(&self) -> i64 {
        self.now.load(Ordering::SeqCst)
    }

    /// Moves the server's clock; a negative number sets it back.
    pub(crate) fn pass(&self, ms: i64) {
        self.now.fetch_add(ms, Ordering::SeqCst);
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn visitor(&self) -> Client {
        Client::new(self.addr())
    }

    pub(crate) fn addr(&self) -> SocketAddr {
        self.server.as_ref().unwrap().addr()
    }
}

/// Returns the request for a game on one device.
pub(crate) fn own_game() -> Value {
    json!({"rules": "casual", "opponent": {"kind": "self"}, "side": "cho"})
}

/// Returns the request for a game with an open seat for a friend.
pub(crate) fn friend_game() -> Value {
    json!({"rules": "casual", "opponent": {"kind": "friend"}, "side": "cho"})
}

/// Opens a game and returns its id.
pub(crate) async fn open(client: &mut Client, game: &Value) -> String {
    let view = client.post("/api/games", game).await.expect(201);
    view["id"].as_str().unwrap().to_owned()
}

/// Waits for a result that must come within 20 s, even on a busy machine.
pub(crate) async fn soon<T>(wanted: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(20), wanted)
        .await
        .expect("it comes within 20 s")
}
