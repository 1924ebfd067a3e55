//! Newcomers to a busy server: pairs of players who play a new game, and spectators.

use super::pair::{Pace, Pair, Tally};
use crate::client::{Asking, Guest, Sources};
use crate::script::Script;
use crate::{Failure, clock};
use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Number of networks skipped, so that newcomers and players have different ones.
const FIRST_NETWORK: usize = 20_000;
/// Interval between moves in a new game.
const INTERVAL: Duration = Duration::from_millis(500);

/// Number of moves per second in each new game.
pub(super) const MOVES_OF_A_GAME: f64 = 2.0;

/// Schedule of arriving newcomers.
#[derive(Debug)]
pub(super) struct Rush {
    pub(super) server: SocketAddr,
    /// Interval between arrivals, each of a pair and a spectator.
    pub(super) every: Duration,
    pub(super) end: Instant,
    pub(super) scripts: Vec<Arc<Script>>,
    /// Ids of the running games to watch.
    pub(super) games: Vec<String>,
}

/// Results for one kind of newcomer.
#[derive(Debug, Default, Clone)]
pub(super) struct Welcome {
    pub(super) admitted: usize,
    /// Number of failures by description. The description of a refusal is its step and status.
    pub(super) refused: BTreeMap<String, usize>,
}

/// Results for all newcomers.
#[derive(Debug, Default)]
pub(super) struct Newcomers {
    pub(super) pairs: Welcome,
    pub(super) onlookers: Welcome,
    /// Results of the admitted pairs' moves.
    pub(super) tally: Tally,
}

impl Welcome {
    fn add(&mut self, outcome: Result<(), Failure>) {
        match outcome {
            Ok(()) => self.admitted += 1,
            Err(Failure::Refused { what, answer }) => {
                let what = what.split('/').next().unwrap_or_default().trim_end();
                let status = answer.split(' ').next().unwrap_or_default();
                *self.refused.entry(format!("{what}: {status}")).or_default() += 1;
            }
            Err(failure) => *self.refused.entry(failure.to_string()).or_default() += 1,
        }
    }

    pub(super) fn total(&self) -> usize {
        self.admitted + self.refused.values().sum::<usize>()
    }

    /// Returns the percentage of newcomers refused with status 503.
    pub(super) fn turned_away(&self) -> f64 {
        let turned_away = self.refused.iter().filter(|(answer, _)| answer.ends_with(": 503"));
        let turned_away: usize = turned_away.map(|(_, count)| count).sum();
        100.0 * turned_away as f64 / self.total().max(1) as f64
    }
}

impl Rush {
    /// Starts all newcomers on schedule, without waiting for earlier ones. Admitted newcomers stay until the end.
    pub(super) async fn come(self) -> Newcomers {
        let mut sources = Sources::default();
        for _ in 0..FIRST_NETWORK {
            sources.next_network();
        }
        let (mut playing, mut watching) = (JoinSet::new(), JoinSet::new());
        let mut due = clock::now();
        for index in 0.. {
            if due >= self.end {
                break;
            }
            clock::sleep_until(due).await;
            due += self.every;
            let source = sources.next_network();
            let script = Arc::clone(&self.scripts[index % self.scripts.len()]);
            playing.spawn(play(self.server, source, script, self.end));
            let game = self.games[index % self.games.len()].clone();
            watching.spawn(watch(self.server, source, game, self.end));
        }
        let mut newcomers = Newcomers::default();
        while let Some(played) = playing.join_next().await {
            let played = played.expect("no task panics or is aborted");
            newcomers.pairs.add(played.map(|tally| newcomers.tally.add(tally)));
        }
        while let Some(watched) = watching.join_next().await {
            newcomers.onlookers.add(watched.expect("no task panics or is aborted"));
        }
        newcomers
    }
}

async fn play(server: SocketAddr, source: Ipv4Addr, script: Arc<Script>, end: Instant) -> Result<Tally, Failure> {
    let mut pair = Pair::create(server, source, script, Asking::Once).await?;
    pair.connect(server).await?;
    pair.arrange().await?;
    let pace = Pace {
        first: clock::now(),
        interval: INTERVAL,
        end,
    };
    Ok(pair.play(pace).await)
}

async fn watch(server: SocketAddr, source: Ipv4Addr, game: String, end: Instant) -> Result<(), Failure> {
    let mut socket = Guest::new(source).socket(server, &game).await?;
    loop {
        tokio::select! {
            frame = socket.next() => drop(frame.ok_or(Failure::Disconnected)?),
            () = clock::sleep_until(end) => return Ok(()),
        }
    }
}
