//! The text of `GET /metrics`.

use crate::state::App;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// Reads what is asked for and writes it as text.
pub(crate) struct Exposition {
    app: App,
    registry: Registry,
    gauges: Gauges,
}

/// What is read when it is asked for.
struct Gauges {
    rooms: Gauge,
    sockets: Gauge,
    lobby_sockets: Gauge,
    lobby_seeks: Gauge,
    lobby_waiting: Gauge,
    store_backlog: Gauge,
    store_failing: Gauge,
    disk_free: Gauge,
    disk_low: Gauge,
    draining: Gauge,
    overloaded: Gauge,
    workers_wanted: Gauge,
    workers_alive: Gauge,
    moves_waiting: Gauge,
    analyses_waiting: Gauge,
    jobs_leased: Gauge,
    password_hashes: Gauge,
}

impl Exposition {
    pub(crate) fn new(app: App) -> Self {
        let mut registry = Registry::with_prefix("janggun");
        app.services.counts.register(&mut registry);
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let gauges = Gauges {
            rooms: gauge("rooms", "Games in memory"),
            sockets: gauge("sockets", "Open sockets"),
            lobby_sockets: gauge("lobby_sockets", "Open sockets of the lobby"),
            lobby_seeks: gauge("lobby_seeks", "Open seeks"),
            lobby_waiting: gauge("lobby_waiting", "Players who wait in a pool"),
            store_backlog: gauge("store_backlog", "Commands that wait for the disk"),
            store_failing: gauge("store_failing", "1 while the last command could not be written"),
            disk_free: gauge(
                "disk_free_bytes",
                "Bytes that can still be written; -1 where the system does not say",
            ),
            disk_low: gauge("disk_low", "1 while nothing new is taken for want of disk space"),
            draining: gauge("draining", "1 while the server shuts down"),
            overloaded: gauge("overloaded", "1 while nothing new is taken as there is too much to do"),
            workers_wanted: gauge("workers_wanted", "Engine processes that should be there"),
            workers_alive: gauge("workers_alive", "Engine processes that have asked for work"),
            moves_waiting: gauge("moves_waiting", "Engine moves that no worker has"),
            analyses_waiting: gauge("analyses_waiting", "Positions to be analysed that no worker has"),
            jobs_leased: gauge("jobs_leased", "Jobs that a worker has"),
            password_hashes: gauge("password_hashes", "Passwords hashed or compared since the start"),
        };
        Self { app, registry, gauges }
    }

    pub(crate) fn text(&self) -> Result<String, std::fmt::Error> {
        let App {
            services,
            rooms,
            sessions,
            jobs,
            admission,
            accounts,
            lobby,
            ..
        } = &self.app;
        let (gauges, jobs) = (&self.gauges, jobs.counts());
        let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let free = services.free_space.bytes();
        let [lobby_sockets, lobby_seeks, lobby_waiting] = lobby.counts();
        for (gauge, value) in [
            (&gauges.rooms, count(rooms.loaded())),
            (&gauges.sockets, count(sessions.count())),
            (&gauges.lobby_sockets, count(lobby_sockets)),
            (&gauges.lobby_seeks, count(lobby_seeks)),
            (&gauges.lobby_waiting, count(lobby_waiting)),
            (&gauges.store_backlog, count(services.store.backlog())),
            (&gauges.store_failing, services.store.is_failing().into()),
            (
                &gauges.disk_free,
                free.map_or(-1, |free| i64::try_from(free).unwrap_or(i64::MAX)),
            ),
            (&gauges.disk_low, admission.is_disk_low().into()),
            (&gauges.draining, services.shutdown.is_triggered().into()),
            (&gauges.overloaded, services.overload.is_active().into()),
            (&gauges.workers_wanted, jobs.workers_wanted.into()),
            (&gauges.workers_alive, count(jobs.workers_alive)),
            (&gauges.moves_waiting, count(jobs.moves_waiting)),
            (&gauges.analyses_waiting, count(jobs.analyses_waiting)),
            (&gauges.jobs_leased, count(jobs.leased)),
            (
                &gauges.password_hashes,
                i64::try_from(accounts.hashes()).unwrap_or(i64::MAX),
            ),
        ] {
            gauge.set(value);
        }
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}
