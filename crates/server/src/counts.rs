//! Counters and histograms for the operator. Must not depend on the code it measures.

use axum::http::Method;
use play::room::{Event, EventKind};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::{Family, MetricConstructor};
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;
use wire::Code;

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    /// HTTP method, limited to a fixed set because clients can send arbitrary methods.
    method: &'static str,
    /// Route pattern, with placeholders instead of ids.
    route: String,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RouteLabel {
    route: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct CodeLabel {
    code: String,
}

/// Constructor for each route's histogram.
#[derive(Debug, Clone)]
struct Seconds;

impl MetricConstructor<Histogram> for Seconds {
    fn new_metric(&self) -> Histogram {
        seconds()
    }
}

/// Returns a histogram with buckets from 0.5 ms to 16 s.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.000_5, 2.0, 16))
}

/// Counters and histograms of the server. Clones share them.
#[derive(Debug, Clone)]
pub(crate) struct Counts {
    requests: Family<RequestLabels, Counter>,
    request_seconds: Family<RouteLabel, Histogram, Seconds>,
    refused_commands: Family<CodeLabel, Counter>,
    store_seconds: Histogram,
    store_failures: Counter,
    games_opened: Counter,
    games_ended: Family<CodeLabel, Counter>,
    moves: Counter,
    games_paired: Family<CodeLabel, Counter>,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(Seconds),
            refused_commands: Family::default(),
            store_seconds: seconds(),
            store_failures: Counter::default(),
            games_opened: Counter::default(),
            games_ended: Family::default(),
            moves: Counter::default(),
            games_paired: Family::default(),
        }
    }
}

impl Counts {
    /// Counts an answered request and records its duration.
    pub(crate) fn request(&self, method: &Method, route: &str, status: u16, took: Duration) {
        let labels = RequestLabels {
            method: match *method {
                Method::GET => "GET",
                Method::HEAD => "HEAD",
                Method::POST => "POST",
                _ => "other",
            },
            route: route.to_owned(),
            status,
        };
        self.requests.get_or_create(&labels).inc();
        let label = RouteLabel {
            route: route.to_owned(),
        };
        self.request_seconds.get_or_create(&label).observe(took.as_secs_f64());
    }

    /// Counts a refused socket command.
    pub(crate) fn refused(&self, code: Code) {
        let code = code.text().to_owned();
        self.refused_commands.get_or_create(&CodeLabel { code }).inc();
    }

    /// Records the duration of a database command, and whether it failed.
    pub(crate) fn stored(&self, took: Duration, failed: bool) {
        self.store_seconds.observe(took.as_secs_f64());
        if failed {
            self.store_failures.inc();
        }
    }

    /// Counts a lobby pairing, labelled by whether its game was created.
    pub(crate) fn paired(&self, made: bool) {
        let code = if made { "made" } else { "failed" }.to_owned();
        self.games_paired.get_or_create(&CodeLabel { code }).inc();
    }

    /// Counts the openings, moves and endings among stored events.
    pub(crate) fn events(&self, events: &[Event]) {
        for event in events {
            match &event.kind {
                EventKind::Opened { .. } => _ = self.games_opened.inc(),
                EventKind::Acted { action, .. } if action.board_move().is_some() => _ = self.moves.inc(),
                EventKind::Ended { verdict, .. } => {
                    let code = verdict.cause.code().to_owned();
                    self.games_ended.get_or_create(&CodeLabel { code }).inc();
                }
                _ => {}
            }
        }
    }

    /// Registers all counters and histograms in `registry`.
    pub(crate) fn register(&self, registry: &mut Registry) {
        registry.register("http_requests", "Requests that were answered", self.requests.clone());
        registry.register_with_unit(
            "http_request_duration",
            "Time from a request's head to its answer's",
            Unit::Seconds,
            self.request_seconds.clone(),
        );
        registry.register(
            "commands_refused",
            "Commands of sockets that were refused, by code",
            self.refused_commands.clone(),
        );
        registry.register_with_unit(
            "store_command_duration",
            "Time until a command is on disk or refused, waiting included",
            Unit::Seconds,
            self.store_seconds.clone(),
        );
        registry.register(
            "store_command_failures",
            "Commands that the database could not write",
            self.store_failures.clone(),
        );
        registry.register("games_opened", "Games that were opened", self.games_opened.clone());
        registry.register("games_ended", "Games that ended, by code", self.games_ended.clone());
        registry.register(
            "lobby_pairings",
            "Pairings of the lobby, by whether their game was made",
            self.games_paired.clone(),
        );
        registry.register("moves", "Moves and passes that were stored", self.moves.clone());
    }
}
