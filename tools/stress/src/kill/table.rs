//! Two players who play one game after another, and the ledgers of their games.

use super::comparison::{compare_chat, compare_one, compare_rating};
use super::fault::Fault;
use super::ledger::Ledger;
use crate::client::{Asking, Frame, Guest, Socket, Stakes, arrange, chat, code_of, create, join, next_of, sign_up};
use crate::random::Random;
use crate::script::Script;
use crate::{Failure, clock};
use serde_json::json;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Number of moves in a casual game before the side to move resigns.
const PLIES: usize = 80;
/// Number of moves in a rated game before the resignation. It is small, because the test needs finished rated games.
const RATED_PLIES: usize = 16;
/// Time after which a running server counts as unresponsive, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Chat messages that Cho and Han send alternately before they play.
const GREETINGS: [&str; 4] = ["hello", "hello", "good_luck", "thank_you"];
/// Number of rated games that the same two players may play per day. New players replace them after this number.
const RATED_GAMES: usize = 10;

/// Two players, Cho first, and their games.
#[derive(Debug)]
pub(crate) struct Table {
    guests: [Guest; 2],
    stakes: Stakes,
    source: Ipv4Addr,
    has_account: [bool; 2],
    /// Parts of an account name: the number of the table, and the number of names tried so far.
    names: (u64, usize),
    random: Random,
    current: Option<Ledger>,
    finished: Vec<Ledger>,
    /// Number of chat messages refused because the server was busy.
    refused_lines: usize,
    /// Number of moves that were acknowledged and that both players received.
    moves: Arc<AtomicUsize>,
    /// Fault found while playing, which the next comparison returns.
    fault: Option<Fault>,
}

/// Number of compared games, and of stored moves that had not been acknowledged.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Compared {
    pub(crate) games: usize,
    pub(crate) unacknowledged: usize,
}

impl Table {
    /// Creates a table, which plays rated games if `number` is a multiple of `each_rated`.
    pub(crate) fn new(source: Ipv4Addr, number: u64, each_rated: u64, seed: u64) -> Self {
        Self {
            guests: [Guest::new(source), Guest::new(source)],
            stakes: if number.is_multiple_of(each_rated) {
                Stakes::Rated
            } else {
                Stakes::Casual
            },
            source,
            has_account: [false; 2],
            names: (number, 0),
            random: Random::new(seed ^ number),
            current: None,
            finished: Vec::new(),
            refused_lines: 0,
            moves: Arc::default(),
            fault: None,
        }
    }

    /// Returns the number of moves acknowledged in all games, or found to be stored by a comparison.
    pub(crate) fn acknowledged(&self) -> usize {
        self.finished
            .iter()
            .chain(&self.current)
            .map(|ledger| ledger.acknowledged)
            .sum()
    }

    /// Returns the counter of moves that were acknowledged and that both players received.
    pub(crate) fn moves(&self) -> Arc<AtomicUsize> {
        Arc::clone(&self.moves)
    }

    /// Records a fault, which the next comparison returns.
    pub(crate) fn blame(&mut self, fault: Fault) {
        self.fault = Some(fault);
    }

    /// Returns the number of finished rated games.
    pub(crate) fn rated(&self) -> usize {
        let over = self
            .finished
            .iter()
            .chain(&self.current)
            .filter(|ledger| ledger.is_over());
        match self.stakes {
            Stakes::Rated => over.count(),
            Stakes::Casual => 0,
        }
    }

    /// Returns the number of chat messages refused because the server was busy.
    pub(super) const fn refused_lines(&self) -> usize {
        self.refused_lines
    }

    /// Plays one game after another until the server is killed. Records a fault if the server refuses a request, or if
    /// play has not ended after [`PATIENCE`].
    pub(super) async fn play(&mut self, server: SocketAddr) {
        match clock::within(PATIENCE, self.play_on(server, PATIENCE)).await {
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
            // The connection broke, because the server was killed.
            Some(_) => {}
        }
    }

    /// Plays until a request fails, a connection ends, or a move takes longer than `patience`.
    pub(crate) async fn play_on(&mut self, server: SocketAddr, patience: Duration) -> Result<(), Failure> {
        loop {
            // The players may need accounts, which the server is slow to create.
            let seated = clock::within(4 * patience, self.sit_down(server)).await;
            let mut sockets = seated.ok_or(Failure::Disconnected)??;
            let ledger = self.current.as_mut().expect("`sit_down` put it there");
            while !ledger.is_over() {
                let played = clock::within(patience, play_one(ledger, &mut sockets)).await;
                played.ok_or(Failure::Disconnected)??;
                self.moves.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Opens the sockets of the current game. Creates a new game first if there is none or it is over. Then chooses the
    /// setups, if necessary, and sends the remaining chat messages.
    async fn sit_down(&mut self, server: SocketAddr) -> Result<[Socket; 2], Failure> {
        if self.current.as_ref().is_none_or(Ledger::is_over) {
            self.finish();
            if self.stakes == Stakes::Rated {
                self.sign_up(server).await?;
            }
            let plies = match self.stakes {
                Stakes::Casual => PLIES,
                Stakes::Rated => RATED_PLIES,
            };
            let game = create(server, &mut self.guests[0], self.stakes, Asking::UntilTaken).await?;
            let script = Script::random(plies, &mut self.random).resigned();
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
        self.refused_lines += say_lines(ledger, &mut sockets).await?;
        Ok(sockets)
    }

    /// Moves the current game to the finished ones. Replaces the players after every [`RATED_GAMES`] rated games.
    fn finish(&mut self) {
        let Some(over) = self.current.take() else {
            return;
        };
        self.finished.push(over);
        if self.stakes == Stakes::Rated && self.finished.len().is_multiple_of(RATED_GAMES) {
            self.guests = [Guest::new(self.source), Guest::new(self.source)];
            self.has_account = [false; 2];
        }
    }

    /// Creates accounts for players without one. Each name is tried only once, because a request without an answer may
    /// have registered it.
    async fn sign_up(&mut self, server: SocketAddr) -> Result<(), Failure> {
        for (guest, has_account) in self.guests.iter_mut().zip(&mut self.has_account) {
            if *has_account {
                continue;
            }
            self.names.1 += 1;
            let name = format!("Table-{}-{}", self.names.0, self.names.1);
            sign_up(server, guest, &name, Asking::UntilTaken).await?;
            *has_account = true;
        }
        Ok(())
    }

    /// Compares the current game, and with [`Scope::All`] also the finished ones, with the server's view.
    pub(crate) async fn compare(&mut self, server: SocketAddr, scope: Scope) -> Result<Compared, (String, Fault)> {
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
            if self.stakes == Stakes::Rated {
                let rated = compare_rating(&self.guests[0], server, ledger).await;
                rated.map_err(|fault| (name(ledger), fault))?;
            }
            compared.games += 1;
        }
        if let Some(ledger) = &self.current {
            let heard = compare_chat(&self.guests[0], server, ledger).await;
            heard.map_err(|fault| (name(ledger), fault))?;
        }
        // Drops the game unless both setups were acknowledged.
        self.current.take_if(|ledger| !ledger.arranged);
        Ok(compared)
    }
}

/// Selection of games to compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    Current,
    /// The current game and the finished ones.
    All,
}

/// Sends the remaining chat messages. Returns 1 if one was refused because the server is busy, otherwise 0. A refused
/// message is retried when the players connect again.
async fn say_lines(ledger: &mut Ledger, sockets: &mut [Socket; 2]) -> Result<usize, Failure> {
    while ledger.lines < GREETINGS.len() {
        let line = chat(&format!("line{}", ledger.lines), "players", GREETINGS[ledger.lines]);
        match sockets[ledger.lines % 2].request(line).await {
            Ok(()) => ledger.lines += 1,
            Err(Failure::Refused { answer, .. }) if code_of(&answer).as_deref() == Some("busy") => return Ok(1),
            Err(failure) => return Err(failure),
        }
    }
    Ok(0)
}

/// Sends a move, and waits until its player has received the acknowledgement and both players have received the move.
async fn play_one(ledger: &mut Ledger, sockets: &mut [Socket; 2]) -> Result<(), Failure> {
    let ply = ledger.sent;
    let mover = ply % 2;
    let action = ledger.script.tokens()[ply].clone();
    let message = json!({"t": "act", "id": format!("m{ply}"), "ply": ply, "action": action}).to_string();
    // Counted before sending, because the server may store the move even if sending fails.
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
