//! Creates the games of paired players. Both seats are filled from the start, and both players are notified.

use super::state::Lobby;
use super::wishes::{new_game, opening, seated};
use crate::error::AppError;
use crate::identity::must_be_able_to_play_rated;
use crate::limits::Client;
use janggi::{BySide, Side};
use play::GameId;
use play::lobby::{Pairing, PairingKind};
use play::room::Terms;
use wire::lobby::LobbyServerMsg;
use wire::vocabulary::PlayerView;

impl Lobby {
    /// Creates the game of a pairing in a new task. The players are no longer waiting, so neither is paired twice.
    pub(super) fn make(&self, pairing: Pairing) {
        let lobby = self.clone();
        tokio::spawn(async move {
            let made = lobby.open(&pairing).await;
            lobby.report_pair(&pairing, made);
        });
    }

    async fn open(&self, pairing: &Pairing) -> Result<GameId, AppError> {
        if pairing.rated {
            // An account may have become a bot while its player was waiting.
            for side in Side::ALL {
                must_be_able_to_play_rated(&self.0.services, pairing.seats[side].player).await?;
            }
        }
        let new = new_game(&pairing.rules, wire::convert::time(pairing.time), pairing.rated);
        let opening = Terms {
            zone: pairing.zone.clone(),
            ..opening(&self.0.services, &new)?
        };
        let terms = seated(
            opening,
            BySide {
                cho: pairing.seats.cho.player,
                han: pairing.seats.han.player,
            },
        );
        let game = terms.game;
        let creator = self.lock().members.get(&pairing.seats.cho.id).map(|entry| entry.client);
        // If Cho's socket has just closed, Han's client counts as the creator.
        let creator = creator.or_else(|| self.lock().members.get(&pairing.seats.han.id).map(|entry| entry.client));
        let creator = creator.unwrap_or_else(nowhere);
        self.0.rooms.create(terms, creator).await?;
        Ok(game)
    }

    fn report_pair(&self, pairing: &Pairing, made: Result<GameId, AppError>) {
        let seek = match pairing.kind {
            PairingKind::Seek(seek) => Some(seek.0.to_string()),
            PairingKind::Pool => None,
        };
        let made = made.map_err(AppError::into_body);
        self.0.services.counts.paired(made.is_ok());
        let mut state = self.lock();
        for side in Side::ALL {
            let (own, other) = (&pairing.seats[side], &pairing.seats[side.opposite()]);
            let known = state.members.get(&other.id).and_then(|entry| entry.view.clone());
            let message = match &made {
                Ok(game) => LobbyServerMsg::Paired {
                    game: game.to_string(),
                    side: wire::convert::side(side),
                    opponent: known.unwrap_or_else(|| nameless(other.player)),
                    seek: seek.clone(),
                    house: None,
                },
                Err(error) => LobbyServerMsg::Unpaired { error: error.clone() },
            };
            state.send(own.id, &message);
        }
    }
}

/// Returns a view without a name, for a player who left before the opponent was notified.
fn nameless(player: play::Player) -> PlayerView {
    PlayerView::nameless(player.to_string())
}

/// Returns a placeholder for the creator of a game that the server creates, or whose players' sockets have closed.
pub(crate) fn nowhere() -> Client {
    Client {
        address: std::net::Ipv4Addr::UNSPECIFIED.into(),
        guest: None,
    }
}
