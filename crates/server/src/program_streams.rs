//! Open event streams of API clients. Rooms and the lobby report to them without waiting.

use play::room::{Event, EventKind, Phase, Room};
use play::{GameId, Player};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;
use wire::api::ChallengeStatus;
use wire::lobby::ChallengeView;

/// Maximum number of queued events per stream. A client that reads too slowly is disconnected.
const WAITING: usize = 256;

/// An event that concerns a player.
#[derive(Debug, Clone)]
pub(crate) enum ProgramNews {
    /// A change in a game that has not started.
    Arranging(GameId),
    Started(GameId),
    Finished(GameId),
    /// A challenge to or from the player, with its status.
    Challenge(Arc<ChallengeView>, ChallengeStatus),
}

/// Open event streams by player. Clones share them.
#[derive(Debug, Clone, Default)]
pub(crate) struct ProgramStreams(Arc<Mutex<Table>>);

#[derive(Debug, Default)]
struct Table {
    next: u64,
    open: HashMap<Player, Vec<(u64, mpsc::Sender<ProgramNews>)>>,
}

/// The receiving end of a stream. Dropping it closes the stream.
#[derive(Debug)]
pub(crate) struct ProgramStream {
    streams: ProgramStreams,
    player: Player,
    id: u64,
    news: mpsc::Receiver<ProgramNews>,
}

impl ProgramStreams {
    /// Opens a stream of a player's events.
    pub(crate) fn open(&self, player: Player) -> ProgramStream {
        let (sender, news) = mpsc::channel(WAITING);
        let mut table = self.lock();
        table.next += 1;
        let id = table.next;
        table.open.entry(player).or_default().push((id, sender));
        ProgramStream {
            streams: self.clone(),
            player,
            id,
            news,
        }
    }

    /// Returns whether the player has an open stream.
    pub(crate) fn has(&self, player: Player) -> bool {
        self.lock().open.contains_key(&player)
    }

    /// Returns at most `most` players with an open stream.
    pub(crate) fn players(&self, most: usize) -> Vec<Player> {
        self.lock().open.keys().copied().take(most).collect()
    }

    /// Sends an event to all streams of a player. A stream with a full queue is closed.
    pub(crate) fn report(&self, player: Player, news: &ProgramNews) {
        let mut table = self.lock();
        let Some(streams) = table.open.get_mut(&player) else {
            return;
        };
        streams.retain(|(_, sender)| sender.try_send(news.clone()).is_ok());
        if streams.is_empty() {
            table.open.remove(&player);
        }
    }

    /// Reports the start or end of a game, or a change before its start, to its players.
    pub(crate) fn note(&self, room: &Room, events: &[Event]) {
        let seats = [room.seats().cho.player(), room.seats().han.player()];
        let mut players: Vec<Player> = seats.into_iter().flatten().collect();
        players.dedup();
        players.retain(|player| self.has(*player));
        if players.is_empty() {
            return;
        }
        let game = room.terms().game;
        let has = |wanted: fn(&EventKind) -> bool| events.iter().any(|event| wanted(&event.kind));
        let mut news = Vec::new();
        if has(|kind| matches!(kind, EventKind::Started { .. })) {
            news.push(ProgramNews::Started(game));
        }
        if has(|kind| matches!(kind, EventKind::Ended { .. } | EventKind::Aborted)) {
            news.push(ProgramNews::Finished(game));
        }
        if news.is_empty() && matches!(room.phase(), Phase::Arranging(_)) {
            news.push(ProgramNews::Arranging(game));
        }
        for player in players {
            for one in &news {
                self.report(player, one);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Table> {
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ProgramStream {
    /// Returns the next event; `None` if the client was too slow.
    pub(crate) async fn next(&mut self) -> Option<ProgramNews> {
        self.news.recv().await
    }
}

impl Drop for ProgramStream {
    fn drop(&mut self) {
        let mut table = self.streams.lock();
        let Some(streams) = table.open.get_mut(&self.player) else {
            return;
        };
        streams.retain(|(id, _)| *id != self.id);
        if streams.is_empty() {
            table.open.remove(&self.player);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ProgramNews, ProgramStreams};
    use play::{GameId, GuestId, Player};

    #[tokio::test]
    async fn news_reach_every_stream_of_a_player_until_it_closes() {
        let streams = ProgramStreams::default();
        let player = |bits| Player::Guest(GuestId::from_bits(bits));
        let news = ProgramNews::Started(GameId::from_bits(1));
        let (mut one, mut other) = (streams.open(player(1)), streams.open(player(1)));
        streams.report(player(1), &news);
        streams.report(player(2), &news);
        assert!(one.next().await.is_some() && other.next().await.is_some());
        drop(one);
        assert!(streams.has(player(1)));
        for _ in 0..300 {
            streams.report(player(1), &news);
        }
        assert!(!streams.has(player(1)), "one that is not read is closed");
        for _ in 0..256 {
            assert!(other.next().await.is_some());
        }
        assert!(other.next().await.is_none());
    }
}
