//! Clients other than guests in casual games: accounts that play rated games, and spectators who chat.

use crate::client::{Guest, Socket, Sources, chat, take_nickname, until_taken};
use crate::random::Random;
use crate::script::Script;
use crate::{Failure, clock};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Kinds of clients in a crowd.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Company {
    /// Two guests in each game.
    Guests,
    /// Two guests or two accounts in each game. One game in ten is rated, and one in ten has a spectator who chats.
    Everybody,
}

/// Interval between rated games, and between games with a spectator.
const EACH: usize = 10;
/// Numbers of plies in rated games before a player resigns.
const RATED_PLIES: std::ops::Range<usize> = 10..22;
/// Interval between a spectator's chat messages.
const SPEAKS_EACH: Duration = Duration::from_secs(4);
/// Preset messages that a spectator sends in turn, because the server refuses repetitions.
const LINES: [&str; 6] = ["hello", "good_move", "one_moment", "well_played", "thank_you", "sorry"];
/// Number of networks skipped, so that spectators and players have different ones.
const FIRST_NETWORK: usize = 10_000;

impl Company {
    /// Returns the names of the two accounts that play game number `index`; `None` if guests play it.
    pub(super) fn names(self, index: usize) -> Option<[String; 2]> {
        let is_rated = self == Self::Everybody && index.is_multiple_of(EACH);
        is_rated.then(|| ["Cho", "Han"].map(|side| format!("{side}-{index}")))
    }
}

/// Creates a short script for each length in [`RATED_PLIES`], with a resignation at the end.
pub(super) fn rated_scripts(seed: u64) -> Vec<Arc<Script>> {
    let mut random = Random::new(seed);
    RATED_PLIES
        .map(|plies| Arc::new(Script::random(plies, &mut random).resigned()))
        .collect()
}

/// Spectators who watch until [`leave`](Audience::leave) is called.
#[derive(Debug)]
pub(super) struct Audience {
    watching: JoinSet<Result<usize, Failure>>,
    stay: watch::Sender<bool>,
}

impl Audience {
    /// Connects a spectator to every tenth of these games.
    pub(super) async fn come(server: SocketAddr, games: impl Iterator<Item = String>) -> Result<Self, Failure> {
        let mut sources = Sources::default();
        for _ in 0..FIRST_NETWORK {
            sources.next_network();
        }
        let (stay, staying) = watch::channel(true);
        let mut watching = JoinSet::new();
        for (number, game) in games.step_by(EACH).enumerate() {
            let mut guest = Guest::new(sources.next_network());
            take_nickname(server, &mut guest, &format!("Onlooker-{number}")).await?;
            let mut socket = until_taken(async || guest.socket(server, &game).await).await?;
            socket.send(READ_CHAT.to_owned()).await?;
            watching.spawn(watch(socket, staying.clone()));
        }
        Ok(Self { watching, stay })
    }

    /// Disconnects the spectators. Returns their number and the faults.
    pub(super) async fn leave(mut self) -> (usize, Vec<String>) {
        self.stay.send_replace(false);
        let (mut count, mut wrong) = (0, Vec::new());
        while let Some(watched) = self.watching.join_next().await {
            count += 1;
            match watched.expect("no task panics or is aborted") {
                Ok(0) => wrong.push("an onlooker saw nothing".to_owned()),
                Ok(_) => {}
                Err(failure) => wrong.push(format!("an onlooker: {failure}")),
            }
        }
        (count, wrong)
    }
}

const READ_CHAT: &str = r#"{"t":"read_chat","id":"chat"}"#;

/// Reads messages and chats until `staying` becomes false. Returns the number of messages received, chat included.
async fn watch(mut socket: Socket, mut staying: watch::Receiver<bool>) -> Result<usize, Failure> {
    let (mut seen, mut lines) = (0, LINES.iter().cycle().enumerate());
    let mut due = clock::now() + SPEAKS_EACH;
    loop {
        let is_due = tokio::select! {
            frame = socket.next() => {
                frame.ok_or(Failure::Disconnected)?;
                seen += 1;
                false
            }
            () = clock::sleep_until(due) => true,
            _ = staying.wait_for(|stay| !stay) => return Ok(seen),
        };
        if is_due && let Some((number, line)) = lines.next() {
            due += SPEAKS_EACH;
            socket.send(chat(&format!("line{number}"), "spectators", line)).await?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Company, rated_scripts};

    #[test]
    fn one_game_of_ten_is_of_two_accounts() {
        let rated = |company: Company| (0..100).filter(|&index| company.names(index).is_some()).count();
        assert_eq!((rated(Company::Guests), rated(Company::Everybody)), (0, 10));
        let [cho, han] = Company::Everybody.names(20).expect("it is rated");
        assert_ne!(cho, han);
        assert!(rated_scripts(1).iter().all(|script| script.tokens().len() > 6));
    }
}
