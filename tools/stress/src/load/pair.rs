//! Two players and their game under load.

use super::latencies::Latencies;
use crate::client::{Asking, Frame, Guest, Socket, Stakes, arrange, code_of, create, join, next_of, sign_up};
use crate::script::Script;
use crate::{Failure, clock};
use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Maximum time until a move is acknowledged and both players have received it.
const PATIENCE: Duration = Duration::from_secs(30);
/// Codes with which an overloaded server may refuse a move. A scheduled move is then retried one interval later.
const SHED: [&str; 3] = ["busy", "too_fast", "storage_failed"];

/// Two players, Cho first, and their game.
#[derive(Debug)]
pub(super) struct Pair {
    guests: [Guest; 2],
    sockets: Option<[Socket; 2]>,
    game: String,
    stakes: Stakes,
    script: Arc<Script>,
    ply: usize,
}

/// Schedule of moves: one per `interval` from `first` until `end`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pace {
    pub(super) first: Instant,
    pub(super) interval: Duration,
    pub(super) end: Instant,
}

/// Results of the moves of one or more pairs.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// Times from sending a move to receiving its acknowledgement.
    pub(super) latencies: Latencies,
    /// Number of moves that were acknowledged, and received by both players, before the end of the phase.
    pub(super) in_time: usize,
    /// Number of moves refused with each code in [`SHED`].
    pub(super) shed: BTreeMap<String, usize>,
    /// Number of pairs that lost a connection.
    pub(super) disconnected: usize,
    /// Faults: other refusals, unanswered moves, and scripts that were too short.
    pub(super) wrong: Vec<String>,
}

impl Tally {
    pub(super) fn add(&mut self, other: Self) {
        self.latencies.extend(other.latencies);
        self.in_time += other.in_time;
        self.disconnected += other.disconnected;
        self.wrong.extend(other.wrong);
        for (code, count) in other.shed {
            *self.shed.entry(code).or_default() += count;
        }
    }
}

/// Result of a move.
enum Played {
    Acknowledged(Duration),
    Shed(String),
}

impl Pair {
    /// Creates a casual game of two new guests, without opening sockets.
    pub(super) async fn create(
        server: SocketAddr,
        source: Ipv4Addr,
        script: Arc<Script>,
        asking: Asking,
    ) -> Result<Self, Failure> {
        let guests = [Guest::new(source), Guest::new(source)];
        Self::of(server, guests, Stakes::Casual, (script, asking)).await
    }

    /// Creates a rated game of two new accounts with these names, without opening sockets.
    pub(super) async fn create_rated(
        server: SocketAddr,
        source: Ipv4Addr,
        script: Arc<Script>,
        names: [String; 2],
    ) -> Result<Self, Failure> {
        let mut guests = [Guest::new(source), Guest::new(source)];
        for (guest, name) in guests.iter_mut().zip(&names) {
            sign_up(server, guest, name, Asking::UntilTaken).await?;
        }
        Self::of(server, guests, Stakes::Rated, (script, Asking::UntilTaken)).await
    }

    async fn of(
        server: SocketAddr,
        mut guests: [Guest; 2],
        stakes: Stakes,
        (script, asking): (Arc<Script>, Asking),
    ) -> Result<Self, Failure> {
        let game = create(server, &mut guests[0], stakes, asking).await?;
        join(server, &mut guests[1], &game, asking).await?;
        Ok(Self {
            guests,
            sockets: None,
            game,
            stakes,
            script,
            ply: 0,
        })
    }

    /// Returns whether the game was rated; `None` if it is casual or the script has not been played to its end.
    pub(super) async fn was_rated(&self, server: SocketAddr) -> Result<Option<bool>, Failure> {
        if self.stakes == Stakes::Casual || self.ply < self.script.tokens().len() {
            return Ok(None);
        }
        let path = format!("/api/games/{}/ratings", self.game);
        let (status, changes) = self.guests[0].get(server, &path).await?;
        let is_there = |side: &str| status == 200 && changes[side]["rating"].is_i64();
        Ok(Some(is_there("cho") && is_there("han")))
    }

    /// Returns the id of the game.
    pub(super) fn game(&self) -> &str {
        &self.game
    }

    pub(super) async fn connect(&mut self, server: SocketAddr) -> Result<(), Failure> {
        let [cho, han] = &self.guests;
        self.sockets = Some([
            cho.socket(server, &self.game).await?,
            han.socket(server, &self.game).await?,
        ]);
        Ok(())
    }

    /// Chooses both setups.
    pub(super) async fn arrange(&mut self) -> Result<(), Failure> {
        arrange(self.sockets.as_mut().ok_or(Failure::Disconnected)?).await
    }

    pub(super) fn disconnect(&mut self) {
        self.sockets = None;
    }

    /// Reads messages until `gate` becomes true.
    pub(super) async fn wait_for(&mut self, gate: &mut watch::Receiver<bool>) -> Result<(), Failure> {
        let sockets = self.sockets.as_mut().ok_or(Failure::Disconnected)?;
        loop {
            tokio::select! {
                frame = next_of(sockets) => drop(frame?),
                _ = gate.wait_for(|open| *open) => return Ok(()),
            }
        }
    }

    /// Plays moves on schedule. If the pair is late, it plays the next move at once.
    pub(super) async fn play(&mut self, pace: Pace) -> Tally {
        let mut tally = Tally::default();
        match self.play_on(pace, &mut tally).await {
            Ok(()) => {}
            Err(Failure::Disconnected) => {
                tally.disconnected += 1;
                self.sockets = None;
            }
            Err(failure) => {
                tally.wrong.push(format!("{}: {failure}", self.game));
                self.sockets = None;
            }
        }
        tally
    }

    async fn play_on(&mut self, pace: Pace, tally: &mut Tally) -> Result<(), Failure> {
        // The pair failed in an earlier phase and has been counted there.
        let Some(sockets) = &mut self.sockets else {
            return Ok(());
        };
        let mut due = pace.first;
        while due < pace.end && self.ply < self.script.tokens().len() {
            read_until(sockets, due).await?;
            if clock::now() >= pace.end {
                break;
            }
            due += pace.interval;
            match play_one(sockets, self.ply, &self.script).await? {
                Played::Acknowledged(waited) => {
                    self.ply += 1;
                    tally.latencies.add(waited);
                    tally.in_time += usize::from(clock::now() <= pace.end);
                }
                Played::Shed(code) => {
                    *tally.shed.entry(code).or_default() += 1;
                    due = due.max(clock::now() + pace.interval);
                }
            }
        }
        if self.stakes == Stakes::Casual && due < pace.end && self.ply == self.script.tokens().len() {
            tally.wrong.push(format!("{}: no moves left to play", self.game));
        }
        read_until(sockets, pace.end).await
    }

    /// Plays without pauses until the game has `moves` moves.
    pub(super) async fn play_moves(&mut self, moves: usize) -> Result<(), Failure> {
        let sockets = self.sockets.as_mut().ok_or(Failure::Disconnected)?;
        while self.ply < moves {
            match play_one(sockets, self.ply, &self.script).await? {
                Played::Acknowledged(_) => self.ply += 1,
                Played::Shed(code) => {
                    return Err(Failure::Refused {
                        what: format!("move {}", self.ply),
                        answer: code,
                    });
                }
            }
        }
        Ok(())
    }

    /// Compares the game with the moves played. Returns a description of the difference or failure, if any.
    pub(super) async fn check(&self, server: SocketAddr) -> Option<String> {
        let view = match self.guests[0].get(server, &format!("/api/games/{}", self.game)).await {
            Ok((200, view)) => view,
            Ok((status, answer)) => return Some(format!("{}: {status} {answer}", self.game)),
            Err(failure) => return Some(format!("{}: {failure}", self.game)),
        };
        let stored = view["actions"].as_array().map_or(0, Vec::len);
        let same = |count: usize| {
            let actions = view["actions"].as_array().into_iter().flatten();
            actions
                .map(|action| &action["token"])
                .eq(&self.script.tokens()[..count])
                && view["now"]["fen"] == *self.script.fen(count)
        };
        // If the connection was lost, one more move than acknowledged may be stored.
        let possible = self.ply..=self.ply + usize::from(self.sockets.is_none());
        if possible.contains(&stored) && same(stored) {
            None
        } else {
            Some(format!(
                "{}: {} moves acknowledged, {stored} stored, or others",
                self.game, self.ply
            ))
        }
    }
}

/// Reads messages until this time.
async fn read_until(sockets: &mut [Socket; 2], until: Instant) -> Result<(), Failure> {
    loop {
        tokio::select! {
            frame = next_of(sockets) => drop(frame?),
            () = clock::sleep_until(until) => return Ok(()),
        }
    }
}

/// Plays one move: sends it, and waits until it is acknowledged and both players have received it.
async fn play_one(sockets: &mut [Socket; 2], ply: usize, script: &Script) -> Result<Played, Failure> {
    let played = clock::within(PATIENCE, send_and_see(sockets, ply, &script.tokens()[ply])).await;
    played.unwrap_or_else(|| {
        Err(Failure::Refused {
            what: format!("move {ply}"),
            answer: format!("nothing in {} s", PATIENCE.as_secs()),
        })
    })
}

async fn send_and_see(sockets: &mut [Socket; 2], ply: usize, action: &str) -> Result<Played, Failure> {
    let mover = ply % 2;
    let shown = format!(r#""token":"{action}""#);
    let (mut waited, mut seen) = (None, [false; 2]);
    let sent = clock::now();
    let message = format!(r#"{{"t":"act","id":"m{ply}","ply":{ply},"action":"{action}"}}"#);
    sockets[mover].send(message).await?;
    loop {
        let (side, frame) = next_of(sockets).await?;
        match Frame::kind(&frame) {
            Frame::Ack if side == mover => waited = Some(sent.elapsed()),
            Frame::Event => seen[side] |= frame.contains(&shown),
            Frame::Refused => return refused(ply, &frame),
            Frame::Ack | Frame::State | Frame::Other => {}
        }
        if let (Some(waited), [true, true]) = (waited, seen) {
            return Ok(Played::Acknowledged(waited));
        }
    }
}

fn refused(ply: usize, frame: &str) -> Result<Played, Failure> {
    match code_of(frame) {
        Some(code) if SHED.contains(&code.as_str()) => Ok(Played::Shed(code)),
        Some(_) | None => Err(Failure::Refused {
            what: format!("move {ply}"),
            answer: frame.to_owned(),
        }),
    }
}
