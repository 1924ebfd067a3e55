//! The lobby's periodic work: pairing players, expiring challenges, and broadcasting changes to all sockets. With more
//! sockets, broadcasts are less frequent.

use super::state::Lobby;
use crate::clock;
use crate::game_news::News;
use play::Player;
use std::time::Duration;
use wire::Code;
use wire::lobby::LobbyServerMsg;

/// Number of sockets for each additional tick between broadcasts. Below this number, changes are sent at every tick;
/// below twice this number, at every second tick; and so on.
const SOCKETS_A_TICK: usize = 1_000;

/// Number of broadcasts per update of the presence counts.
const PRESENCE_EACH: u32 = 4;

/// Does the lobby's periodic work until the server drains. `every` is the interval between ticks.
pub(crate) async fn announce(lobby: Lobby, every: Duration) {
    let mut shutdown = lobby.0.services.shutdown.subscribe();
    let mut ticks = clock::interval(every);
    let mut round: u32 = 0;
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            () = shutdown.wait() => return,
        }
        lobby.hear_of_games();
        lobby.pair();
        lobby.seat_with_house();
        lobby.expire_challenges();
        round = round.wrapping_add(1);
        lobby.broadcast(round);
    }
}

impl Lobby {
    /// Removes the seeks and pool entries of players who have started a real-time game, and ends challenges whose games
    /// were cancelled.
    pub(super) fn hear_of_games(&self) {
        for news in self.0.services.game_news.take() {
            match news {
                News::Met(players) => self.withdraw(players),
                News::Refused(game, outcome) => self.challenge_ended(game, outcome),
            }
        }
    }

    fn withdraw(&self, players: [Player; 2]) {
        let mut state = self.lock();
        for member in state.core.withdraw(players) {
            let error = Code::Playing.into();
            state.send(member, &LobbyServerMsg::Unpaired { error });
        }
    }

    fn broadcast(&self, round: u32) {
        let counted = self.presence();
        let mut state = self.lock();
        let rounds = u32::try_from(state.members.len() / SOCKETS_A_TICK).unwrap_or(u32::MAX);
        let rounds = rounds.saturating_add(1);
        if !round.is_multiple_of(rounds) {
            return;
        }
        state.forget_closed();
        let (added, gone) = state.core.take_changes();
        let added: Vec<_> = added.iter().filter_map(|seek| state.shown(seek.id).cloned()).collect();
        state.forget_views();
        if !added.is_empty() || !gone.is_empty() {
            let gone = gone.iter().map(|id| id.0.to_string()).collect();
            state.send_all(&LobbyServerMsg::Seeks { added, gone });
        }
        if round.is_multiple_of(rounds.saturating_mul(PRESENCE_EACH)) {
            let presence = counted.with_waiting(&state.core);
            if presence != state.presence {
                state.presence = presence.clone();
                state.send_all(&LobbyServerMsg::Presence { presence });
            }
        }
    }
}
