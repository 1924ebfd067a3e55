//! The response to `GET /metrics`.

use super::process::ProcessUse;
use crate::mail::MailQueue;
use crate::push::Push;
use crate::state::App;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};
use std::sync::atomic::{AtomicU64, Ordering};
use store::QueryError;

/// Collector and formatter of the metrics.
pub(crate) struct Exposition {
    app: App,
    registry: Registry,
    gauges: Gauges,
}

/// Metrics whose values are read at each request.
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
    rooms_bytes: Gauge,
    accounts: Gauge,
    record_bytes: Gauge,
    chat_bytes: Gauge,
    mail_waiting: Gauge,
    push_waiting: Gauge,
    password_hashes: Counter,
    process_memory: Gauge,
    process_cpu: Counter<f64, AtomicU64>,
    process_open_files: Gauge,
}

/// Values from the database; -1 for each query that fails.
pub(crate) struct StoredCounts {
    accounts: i64,
    record_bytes: i64,
    chat_bytes: i64,
}

impl Exposition {
    pub(crate) async fn stored(&self) -> StoredCounts {
        let store = &self.app.services.store;
        let known =
            |number: Result<u64, QueryError>| number.map_or(-1, |number| i64::try_from(number).unwrap_or(i64::MAX));
        StoredCounts {
            accounts: known(store.account_count().await),
            record_bytes: known(store.record_bytes().await),
            chat_bytes: known(store.chat_bytes().await),
        }
    }

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
            rooms_bytes: gauge("rooms_bytes", "Bytes of memory that games take, about"),
            accounts: gauge("accounts", "Accounts that are not closed"),
            record_bytes: gauge("record_bytes", "Bytes of the records that are kept in accounts"),
            chat_bytes: gauge("chat_bytes", "Bytes of the lines of chat of all games"),
            mail_waiting: gauge("mail_waiting", "Letters that wait or are being sent"),
            push_waiting: gauge("push_waiting", "Notices that wait or are being sent"),
            process_memory: gauge(
                "process_resident_memory_bytes",
                "Memory of the server, without its workers",
            ),
            process_open_files: gauge("process_open_files", "Open files of the server, sockets among them"),
            password_hashes: Counter::default(),
            process_cpu: Counter::default(),
        };
        registry.register(
            "password_hashes",
            "Passwords hashed or compared",
            gauges.password_hashes.clone(),
        );
        registry.register_with_unit(
            "process_cpu",
            "Processor time of the server, without its workers",
            Unit::Seconds,
            gauges.process_cpu.clone(),
        );
        Self { app, registry, gauges }
    }

    /// Returns the body of the response.
    pub(crate) fn text(&self, stored: &StoredCounts) -> Result<String, std::fmt::Error> {
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
            (&gauges.rooms_bytes, count(rooms.bytes())),
            (&gauges.accounts, stored.accounts),
            (&gauges.record_bytes, stored.record_bytes),
            (&gauges.chat_bytes, stored.chat_bytes),
            (
                &gauges.mail_waiting,
                count(services.post.as_ref().map_or(0, MailQueue::waiting)),
            ),
            (
                &gauges.push_waiting,
                count(services.push.as_ref().map_or(0, Push::waiting)),
            ),
        ] {
            gauge.set(value);
        }
        gauges
            .password_hashes
            .inner()
            .store(accounts.hashes(), Ordering::Relaxed);
        self.set_process_use();
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }

    fn set_process_use(&self) {
        let Some(used) = ProcessUse::now() else {
            return;
        };
        self.gauges.process_memory.set(used.memory_bytes);
        self.gauges.process_open_files.set(used.open_files);
        let cpu = self.gauges.process_cpu.inner();
        cpu.store(used.cpu_seconds.to_bits(), Ordering::Relaxed);
    }
}
