//! People who come while the server is busy and want a new game.

use crate::client::{Guest, Sources, create};
use crate::{Failure, clock};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Between two of them.
const EACH: Duration = Duration::from_millis(50);
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
}

/// Sends visitors until then.
pub(super) async fn come_until(server: SocketAddr, end: Instant) -> Visits {
    let mut sources = Sources::default();
    for _ in 0..FIRST_NETWORK {
        sources.next_network();
    }
    let mut visiting = tokio::task::JoinSet::new();
    while clock::now() < end {
        let mut guest = Guest::new(sources.next_network());
        visiting.spawn(async move { create(server, &mut guest).await });
        clock::sleep(EACH).await;
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
