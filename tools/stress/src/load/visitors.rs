//! People who come while the server is busy and want a new game.

use crate::client::{Guest, Sources, create};
use crate::{Failure, clock};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Networks that the players do not come from.
const FIRST_NETWORK: usize = 20_000;

/// How many were served, and what the others were answered.
#[derive(Debug, Default, Clone)]
pub(super) struct Visits {
    pub(super) served: usize,
    pub(super) refused: BTreeMap<String, usize>,
}

impl Visits {
    pub(super) fn total(&self) -> usize {
        self.served + self.refused.values().sum::<usize>()
    }

    /// Percent of them that were sent away with 503.
    pub(super) fn turned_away(&self) -> f64 {
        let turned_away = self.refused.get("503").copied().unwrap_or(0);
        100.0 * turned_away as f64 / self.total().max(1) as f64
    }
}

/// Sends one visitor each `interval` until then. They do not wait for each other.
pub(super) async fn come_until(server: SocketAddr, interval: Duration, end: Instant) -> Visits {
    let mut sources = Sources::default();
    for _ in 0..FIRST_NETWORK {
        sources.next_network();
    }
    let mut visiting = tokio::task::JoinSet::new();
    let mut due = clock::now();
    while due < end {
        clock::sleep_until(due).await;
        let mut guest = Guest::new(sources.next_network());
        visiting.spawn(async move { create(server, &mut guest).await });
        due += interval;
    }
    let mut visits = Visits::default();
    for outcome in visiting.join_all().await {
        match outcome {
            Ok(_) => visits.served += 1,
            Err(Failure::Refused { answer, .. }) => {
                let status = answer.split(' ').next().unwrap_or_default().to_owned();
                *visits.refused.entry(status).or_default() += 1;
            }
            Err(failure) => *visits.refused.entry(failure.to_string()).or_default() += 1,
        }
    }
    visits
}
