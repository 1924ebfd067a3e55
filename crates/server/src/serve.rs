//! The lifecycle of a server: opening the data, binding the port, serving and draining. Also starts the runtime and
//! handles signals.

use crate::clock::{self, Clock};
use crate::config::{Config, WhenInUse};
use crate::free_space::FreeSpace;
use crate::jobs::JobBroker;
use crate::limits::ServerLimits;
use crate::mail::mail_queue;
use crate::metrics::{self, Exposition};
use crate::net::{Acceptor, PeerKey, Peers};
use crate::push::{PushDeps, push_queue};
use crate::random::Random;
use crate::serve_error::ServeError;
use crate::services::Services;
use crate::state::{App, Deps};
use crate::stop_signal::stop_signal;
use crate::tables::TableCache;
use crate::web::WebApp;
use crate::{heartbeat, jobs, lobby, net, overload_watch, routes, standby, sweep, tables, tournaments};
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use store::postgres::{PostgresAddress, PostgresStandby, PostgresStore, StandbyAttempt};
use store::sqlite::SqliteStore;
use tokio::net::{TcpListener, TcpSocket};
use tokio::task::JoinSet;

/// Maximum number of connections that the kernel queues until they are accepted.
const BACKLOG: u32 = 1024;
/// Maximum number of threads for blocking work, such as opening the store, compressing and rendering.
const BLOCKING_THREADS: usize = 16;
/// Time limit for stopping a server that has lost its database to another one.
const WITHOUT_DATABASE: Duration = Duration::from_secs(1);
/// Interval at which the leases of jobs are checked.
const LEASE_CHECK: Duration = Duration::from_millis(500);

/// A running server. Dropping it aborts its tasks without draining; [`Server::stop`] shuts it down gracefully.
#[derive(Debug)]
pub struct Server {
    app: App,
    addr: SocketAddr,
    metrics_addr: Option<SocketAddr>,
    limit: Duration,
    tasks: JoinSet<()>,
}

impl Server {
    /// Opens the database, binds the port and starts to serve. Must be called within a tokio runtime.
    ///
    /// # Errors
    ///
    /// See [`ServeError`].
    pub async fn start(config: Config, web: WebApp) -> Result<Self, ServeError> {
        let (folder, database) = (config.data.clone(), config.database.clone());
        let store = tokio::task::spawn_blocking(move || open_store(&folder, database.as_ref()))
            .await
            .map_err(|error| ServeError::System(io::Error::other(error)))??;
        let deps = deps(&config, store, web);
        Self::start_with(config, deps)
    }

    /// Like [`Server::start`], but with dependencies from the caller.
    ///
    /// # Errors
    ///
    /// See [`ServeError`].
    pub fn start_with(config: Config, deps: Deps) -> Result<Self, ServeError> {
        let listener = listen(config.addr, config.limits.send_buffer)?;
        Self::start_on(listener, Peers::None, config, deps)
    }

    fn start_on(listener: TcpListener, peers: Peers, config: Config, deps: Deps) -> Result<Self, ServeError> {
        let addr = listener.local_addr().map_err(|cause| ServeError::Listen {
            addr: config.addr,
            cause,
        })?;
        let metrics = config.metrics.map(|addr| listen(addr, None)).transpose()?;
        let metrics_addr = metrics.as_ref().and_then(|listener| listener.local_addr().ok());
        let started_ms = deps.clock.now_ms();
        let post = config
            .mail
            .map(|mail| mail_queue(mail, config.base_path.clone(), deps.clock.clone(), deps.random.clone()));
        let post = post.transpose().map_err(ServeError::Mail)?;
        let (post, office) = post.unzip();
        let push = config.push.map(push_queue).transpose().map_err(ServeError::Push)?;
        let (push, push_queue) = push.unzip();
        let app = App::new(deps, post, push, TableCache::in_data(&config.data));
        app.relays.set_address(addr);
        let (services, jobs) = (&app.services, &app.jobs);
        let mut limits = config.limits;
        // Leaves enough file descriptors for the database.
        limits.connections = limits.connections.min(net::raise_open_files());
        let acceptor = Acceptor {
            router: config.base_path.nest(routes::router(app.clone())),
            limits,
            trusted_proxies: config.trusted_proxies.into(),
            shutdown: services.shutdown.subscribe(),
            peers,
        };
        let accepting = net::accept(listener, acceptor);
        let mut tasks = JoinSet::new();
        tasks.spawn(accepting);
        if let Some(listener) = metrics {
            let exposition = Exposition::new(app.clone());
            tasks.spawn(metrics::serve(listener, exposition, Arc::clone(services)));
        }
        if let Some(office) = office {
            tasks.spawn(office.work(services.shutdown.subscribe(), Arc::clone(&app.accounts)));
        }
        if let Some(office) = push_queue {
            tasks.spawn(office.work(push_deps(services), services.shutdown.subscribe()));
        }
        tasks.spawn(expire_leases(Arc::clone(services), Arc::clone(jobs)));
        tasks.spawn(heartbeat::beat(Arc::clone(services), started_ms));
        spawn_meeting(&app, &config.limits, &mut tasks);
        tasks.spawn(Arc::clone(&app.accounts).propose_handles());
        tasks.spawn(overload_watch::watch_overload(Arc::clone(services)));
        tasks.spawn(sweep::sweep(Arc::clone(services), app.rooms.clone(), started_ms));
        tasks.spawn(tables::make(Arc::clone(services), app.tables.clone(), config.tables));
        tasks.spawn(jobs::supervise(
            (services.random.clone(), services.shutdown.subscribe()),
            Arc::clone(jobs),
            config.worker,
            config.workers,
            addr,
        ));
        Ok(Self {
            app,
            addr,
            metrics_addr,
            limit: config.limits.drain,
            tasks,
        })
    }

    /// Returns the listening address, with the actual port if 0 was requested.
    #[must_use]
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Returns the address of `GET /metrics`, if any.
    #[must_use]
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.metrics_addr
    }

    /// Drains the server: accepts nothing new, asks clients with open sockets to reconnect, finishes responses and
    /// writes, and closes the database. Takes no longer than [`crate::ServerLimits::drain`].
    pub async fn stop(self) {
        let Self {
            app, limit, mut tasks, ..
        } = self;
        app.services.shutdown.trigger();
        let drained = clock::timeout(limit, async {
            app.sessions.wait_until_zero().await;
            // A task that panicked has nothing left to drain.
            while tasks.join_next().await.is_some() {}
            app.rooms.unload_all().await;
            app.close().await;
        });
        if drained.await.is_err() {
            tracing::warn!("draining took too long: open connections are cut");
        }
    }
}

/// A stage in the start of a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The server listens as a standby, and waits for a database that another server uses.
    StandingBy(SocketAddr),
    /// The server serves requests.
    Serving(SocketAddr),
}

/// Runs a server on its own threads until a stop request, then drains it. `reached` is called at each stage.
///
/// It stops on SIGTERM or SIGINT, on a console event on Windows, or if another server takes over its database.
///
/// # Errors
///
/// See [`ServeError`]. Once the server serves requests, only `LeaseLost` is possible.
pub fn serve(config: Config, web: WebApp, reached: impl FnMut(Stage)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .max_blocking_threads(BLOCKING_THREADS)
        .enable_all()
        .build()
        .map_err(ServeError::System)?;
    let result = runtime.block_on(run(config, web, reached));
    // Dropping the last rooms closes the store, which waits for its writer.
    runtime.shutdown_timeout(Duration::from_secs(1));
    result
}

async fn run(config: Config, web: WebApp, mut reached: impl FnMut(Stage)) -> Result<(), ServeError> {
    // Subscribed before the port is open, because a signal right after `reached` must not kill the process.
    let mut stop = std::pin::pin!(stop_signal().map_err(ServeError::System)?);
    let place = config.database.as_ref().map(ToString::to_string).unwrap_or_default();
    let mut server = tokio::select! {
        server = start(config, web, &mut reached) => server?,
        _ = stop.as_mut() => return Ok(()),
    };
    reached(Stage::Serving(server.addr()));
    let lost = server.app.services.store.ownership().lost();
    let (left, result) = tokio::select! {
        left = stop => (left, Ok(())),
        () = lost => (Some(WITHOUT_DATABASE), Err(ServeError::LeaseLost { place })),
    };
    if let Some(left) = left {
        server.limit = server.limit.min(left);
    }
    tracing::info!("draining");
    server.stop().await;
    result
}

/// Starts a server. If it is configured as a standby, waits for its database first.
async fn start(config: Config, web: WebApp, reached: &mut impl FnMut(Stage)) -> Result<Server, ServeError> {
    let Some(database) = config
        .database
        .as_ref()
        .filter(|_| config.when_in_use == WhenInUse::StandBy)
    else {
        return Server::start(config, web).await;
    };
    store::sqlite::make_folder(&config.data)?;
    let mut waiting = PostgresStandby::new(database)?;
    let mut bound = None;
    if let Some(address) = config.peer_address.clone() {
        // The port is bound first, because the address for other servers may depend on it.
        let listener = listen(config.addr, config.limits.send_buffer)?;
        let port = listener.local_addr().map_err(ServeError::System)?.port();
        waiting = waiting.reachable_at(address.listening_on(port).to_string());
        bound = Some(listener);
    }
    let (waiting, attempted) = standby::attempt(waiting).await?;
    let attempt = attempted?;
    let listener = match bound {
        Some(listener) => listener,
        None => listen(config.addr, config.limits.send_buffer)?,
    };
    let (store, listener) = match attempt {
        StandbyAttempt::Opened(store) => (*store, listener),
        StandbyAttempt::InUse => {
            let (listener, later) = shared(listener).map_err(ServeError::System)?;
            reached(Stage::StandingBy(listener.local_addr().map_err(ServeError::System)?));
            (standby::wait(&config, &web, listener, waiting).await?, later)
        }
    };
    let key = store.peer_secret().map(PeerKey::new);
    let deps = deps(&config, Box::new(store), web);
    Server::start_on(listener, key.map_or(Peers::None, Peers::Accepted), config, deps)
}

/// Returns two handles to the same listener; each connection goes to the handle that accepts it.
fn shared(listener: TcpListener) -> io::Result<(TcpListener, TcpListener)> {
    let listener = listener.into_std()?;
    let other = listener.try_clone()?;
    Ok((TcpListener::from_std(listener)?, TcpListener::from_std(other)?))
}

fn deps(config: &Config, store: Box<dyn Store>, web: WebApp) -> Deps {
    Deps {
        store,
        clock: Clock::system(),
        random: Random::system(),
        free_space: FreeSpace::of(&config.data),
        levels: config.levels.clone(),
        origins: config.origins.clone(),
        base_path: config.base_path.clone(),
        limits: config.limits,
        web,
    }
}

/// Starts the background tasks of the lobby and of tournaments.
fn spawn_meeting(app: &App, limits: &ServerLimits, tasks: &mut JoinSet<()>) {
    tasks.spawn(lobby::announce(app.lobby.clone(), limits.lobby_tick));
    tasks.spawn(lobby::restore_challenges(app.lobby.clone()));
    tasks.spawn(tournaments::direct(app.tournaments.clone(), limits.tournament_tick));
}

/// Returns the services that notifications need.
fn push_deps(services: &Services) -> PushDeps {
    PushDeps {
        store: services.store.clone(),
        clock: services.clock.clone(),
        random: services.random.clone(),
    }
}

/// Opens the PostgreSQL database if its address is set, otherwise the one in the data folder. The folder is always
/// created, because it also contains other files.
fn open_store(folder: &Path, database: Option<&PostgresAddress>) -> Result<Box<dyn Store>, ServeError> {
    match database {
        None => Ok(Box::new(SqliteStore::open(folder)?)),
        Some(address) => {
            store::sqlite::make_folder(folder)?;
            Ok(Box::new(PostgresStore::open(address)?))
        }
    }
}

fn listen(addr: SocketAddr, send_buffer: Option<u32>) -> Result<TcpListener, ServeError> {
    let open = || {
        let socket = if addr.is_ipv4() {
            TcpSocket::new_v4()?
        } else {
            TcpSocket::new_v6()?
        };
        // A restart must not wait for the connections of the last run to time out.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        if let Some(bytes) = send_buffer {
            socket.set_send_buffer_size(bytes)?;
        }
        socket.bind(addr)?;
        socket.listen(BACKLOG)
    };
    open().map_err(|cause| match cause.kind() {
        io::ErrorKind::AddrInUse => ServeError::PortInUse { addr },
        _ => ServeError::Listen { addr, cause },
    })
}

/// Requeues jobs with expired leases and removes inactive workers of other servers, until the server shuts down.
async fn expire_leases(services: Arc<Services>, jobs: Arc<JobBroker>) {
    let mut shutdown = services.shutdown.subscribe();
    let mut ticks = clock::interval(LEASE_CHECK);
    loop {
        tokio::select! {
            _ = ticks.tick() => jobs.expire(services.clock.now_ms()),
            () = shutdown.wait() => return,
        }
    }
}
