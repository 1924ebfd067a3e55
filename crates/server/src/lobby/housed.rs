//! Games against computer players for players who found no opponent. `play::lobby` decides when, and against which
//! computer player.

use super::people::Person;
use super::state::{Lobby, State};
use super::wishes::{new_game, opening};
use crate::error::AppError;
use crate::limits::{Switch, Work};
use janggi::BySide;
use play::GameId;
use play::house::HousePlayer;
use play::lobby::{HouseConsent, HousePairing, PairingKind};
use play::room::{SeatHolder, Terms, Visibility};
use wire::Code;
use wire::lobby::{HousePlayerView, LobbyServerMsg};
use wire::vocabulary::PlayerView;

impl Lobby {
    /// Returns the server's computer players, weakest first.
    pub(super) fn house_players(&self) -> Vec<HousePlayerView> {
        match self.0.services.limits.house.switch {
            Switch::On => HousePlayer::ALL.map(wire::house::view).into(),
            Switch::Off => Vec::new(),
        }
    }

    /// Returns a person's consent to a game against a computer player; `None` if the server has no computer players.
    pub(super) fn consent(&self, person: &Person) -> Option<HouseConsent> {
        let house = self.0.services.limits.house;
        let wait = house.patience().drawn(self.0.services.random.number());
        (house.switch == Switch::On).then(|| HouseConsent {
            from: self.now() + wait,
            person: person.strength(),
        })
    }

    /// Pairs players who have waited long enough with computer players. Does nothing if no worker is running or new
    /// work is refused.
    pub(super) fn seat_with_house(&self) {
        let now = self.now();
        if self.0.jobs.counts().workers_alive == 0 || self.0.admission.refuse_new_work().is_err() {
            return;
        }
        let work = &self.0.services.work;
        let pairings = {
            let mut state = self.lock();
            state.forget_closed();
            let State { core, members, .. } = &mut *state;
            // The engine's work is charged to the person, who must have some allowance left.
            core.seat_with_house(
                now,
                || self.drawn(),
                |member| {
                    let entry = members.get(&member.id);
                    entry.is_some_and(|entry| work.check(Work::Engine, entry.client, now.0).is_ok())
                },
            )
        };
        for pairing in pairings {
            self.make_housed(pairing);
        }
    }

    /// Creates the game of a pairing. The person is no longer waiting in the lobby.
    fn make_housed(&self, pairing: HousePairing) {
        let lobby = self.clone();
        tokio::spawn(async move {
            let made = lobby.open_housed(&pairing).await;
            lobby.report_housed(&pairing, made);
        });
    }

    async fn open_housed(&self, pairing: &HousePairing) -> Result<GameId, AppError> {
        let new = new_game(&pairing.rules, wire::convert::time(pairing.time), false);
        let (person, house) = (
            SeatHolder::Player(pairing.member.player),
            SeatHolder::House(pairing.player),
        );
        let terms = Terms {
            seats: BySide::from_fn(|side| if side == pairing.side { person } else { house }),
            visibility: Visibility::Listed,
            zone: pairing.zone.clone(),
            ..opening(&self.0.services, &new)?
        };
        let game = terms.game;
        let client = self.lock().members.get(&pairing.member.id).map(|entry| entry.client);
        // There is no client if the socket has just closed.
        let client = client.ok_or(Code::NotWaiting)?;
        self.0.rooms.create(terms, client).await?;
        Ok(game)
    }

    fn report_housed(&self, pairing: &HousePairing, made: Result<GameId, AppError>) {
        let seek = match pairing.kind {
            PairingKind::Seek(seek) => Some(seek.0.to_string()),
            PairingKind::Pool => None,
        };
        let code = pairing.player.code();
        let message = match made {
            Ok(game) => LobbyServerMsg::Paired {
                game: game.to_string(),
                side: wire::convert::side(pairing.side),
                opponent: PlayerView::nameless(format!("house:{code}")),
                seek,
                house: Some(code.to_owned()),
            },
            Err(error) => LobbyServerMsg::Unpaired {
                error: error.into_body(),
            },
        };
        self.lock().send(pairing.member.id, &message);
    }
}
