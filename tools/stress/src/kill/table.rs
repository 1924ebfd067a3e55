//! Two guests who play one game after another, and the ledger of what they were told.

use super::fault::Fault;
use super::ledger::Ledger;
use crate::client::{Asking, Frame, Guest, Socket, arrange, create, join, next_of};
use crate::random::Random;
use crate::script::Script;
use crate::{Failure, clock};
use serde_json::json;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

/// Moves of a game before its player to move resigns.
const PLIES: usize = 80;
/// A server that lives answers within this time, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Two guests, Cho first, and the game that they play.
#[derive(Debug)]
pub(super) struct Table {
    guests: [Guest; 2],
    random: Random,
    current: Option<Ledger>,
    finished: Vec<Ledger>,
    /// What the server did wrong while it ran.
    fault: Option<Fault>,
}

/// What was compared after a restart.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Compared {
    pub(super) games: usize,
    pub(super) unacknowledged: usize,
}

impl Table {
    pub(super) fn new(source: Ipv4Addr, seed: u64) -> Self {
        Self {
            guests: [Guest::new(source), Guest::new(source)],
            random: Random::new(seed),
            current: None,
            finished: Vec::new(),
            fault: None,
        }
    }

    /// Moves acknowledged so far, in all games.
    pub(super) fn acknowledged(&self) -> usize {
        self.finished
            .iter()
            .chain(&self.current)
            .map(|ledger| ledger.acknowledged)
            .sum()
    }

    /// Plays until the server is gone. A game that ends is followed by a new one.
    pub(super) async fn play(&mut self, server: SocketAddr) {
        match clock::within(PATIENCE, self.play_on(server)).await {
            Some(Err(Failure::Refused { what, answer })) => {
                self.fault = Some(Fault::Refused {
                    answer: format!("{what}: {answer}"),
                });
            }
            None => {
                self.fault = Some(Fault::Refused {
                    answer: "none".to_owned(),
                });
            }
            // The server was killed.
            Some(_) => {}
        }
    }

    async fn play_on(&mut self, server: SocketAddr) -> Result<(), Failure> {
        loop {
            if self.current.as_ref().is_none_or(Ledger::is_over) {
                self.finished.extend(self.current.take());
                let game = create(server, &mut self.guests[0], Asking::UntilTaken).await?;
                let script = Script::random(PLIES, &mut self.random).resigned();
                let ledger = self.current.insert(Ledger::new(game, script));
                join(server, &mut self.guests[1], &ledger.game, Asking::UntilTaken).await?;
            }
            let ledger = self.current.as_mut().expect("it was put there");
            let [cho, han] = &self.guests;
            let mut sockets = [
                cho.socket(server, &ledger.game).await?,
                han.socket(server, &ledger.game).await?,
            ];
            if !ledger.arranged {
                arrange(&mut sockets).await?;
                ledger.arranged = true;
            }
            while !ledger.is_over() {
                play_one(ledger, &mut sockets).await?;
            }
        }
    }

    /// Compares the current game, and with `Scope::All` those that are over, with what the server shows after a restart.
    pub(super) async fn compare(&mut self, server: SocketAddr, scope: Scope) -> Result<Compared, (String, Fault)> {
        let name = |ledger: &Ledger| ledger.game.clone();
        if let Some(fault) = self.fault.take() {
            return Err((self.current.as_ref().map_or(String::new(), name), fault));
        }
        let finished = match scope {
            Scope::Current => &mut [][..],
            Scope::All => &mut self.finished[..],
        };
        let mut compared = Compared::default();
        for ledger in finished.iter_mut().chain(&mut self.current) {
            let stored = compare_one(&self.guests[0], server, ledger).await;
            compared.unacknowledged += stored.map_err(|fault| (name(ledger), fault))?;
            compared.games += 1;
        }
        // A game that was never complete was compared as far as it went.
        self.current.take_if(|ledger| !ledger.arranged);
        Ok(compared)
    }
}

/// Which games are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scope {
    /// The one that is played.
    Current,
    /// Those that are over as well.
    All,
}

async fn compare_one(guest: &Guest, server: SocketAddr, ledger: &mut Ledger) -> Result<usize, Fault> {
    let answer = guest.get(server, &format!("/api/games/{}", ledger.game)).await;
    let answer = match answer {
        Ok((200, view)) => return ledger.compare(&view),
        Ok((status, answer)) => format!("{status} {answer}"),
        Err(failure) => failure.to_string(),
    };
    Err(Fault::Gone {
        acknowledged: ledger.acknowledged,
        answer,
    })
}

/// Plays one move: sent by the player whose turn it is, acknowledged to that player, seen by both.
async fn play_one(ledger: &mut Ledger, sockets: &mut [Socket; 2]) -> Result<(), Failure> {
    let ply = ledger.sent;
    let mover = ply % 2;
    let action = ledger.script.tokens()[ply].clone();
    let message = json!({"t": "act", "id": format!("m{ply}"), "ply": ply, "action": action}).to_string();
    // From here on the server may have it.
    ledger.sent += 1;
    sockets[mover].send(message.clone()).await?;
    let shown = format!(r#""token":"{action}""#);
    let (mut acknowledged, mut seen) = (false, [false; 2]);
    while !(acknowledged && seen == [true; 2]) {
        let (side, frame) = next_of(sockets).await?;
        match Frame::kind(&frame) {
            Frame::Ack if side == mover => {
                acknowledged = true;
                ledger.acknowledged = ledger.sent;
            }
            Frame::Event => {
                ledger.see(&frame);
                seen[side] |= frame.contains(&shown);
            }
            Frame::State => ledger.see(&frame),
            Frame::Refused => {
                return Err(Failure::Refused {
                    what: message,
                    answer: frame.to_string(),
                });
            }
            Frame::Ack | Frame::Other => {}
        }
    }
    Ok(())
}
