//! Commands of lobby members.

use super::people::{Person, ladder, person};
use super::state::{Lobby, core_member};
use super::wishes::{refused, seek_terms};
use crate::admission::{GameRequest, Opponent};
use crate::error::AppError;
use crate::identity::must_play_rated;
use crate::limits::{Client, Work};
use janggi::{Preset, Side};
use play::lobby::{Member, MemberId, Pairing, Pool, Refused, Seek, SeekId, Stakes};
use play::{ClientId, GameId, Moment, Player, Zone};
use wire::lobby::{LobbyClientMsg, LobbyServerMsg, NewSeek, SeekView};
use wire::{Code, ErrorBody};

impl Lobby {
    /// Executes a message and returns the answer.
    pub(crate) async fn handle(&self, member: MemberId, client: Client, message: LobbyClientMsg) -> LobbyServerMsg {
        // Handle earlier news first. Otherwise, a game that has already started would withdraw this seek.
        self.hear_of_games();
        let (id, done) = match message {
            LobbyClientMsg::Ping {} => return LobbyServerMsg::Pong,
            LobbyClientMsg::Seek { id, seek } => (id.clone(), self.seek(&id, (member, client), &seek).await),
            LobbyClientMsg::Cancel { id, seek } => (id.clone(), self.cancel(&id, client, &seek)),
            LobbyClientMsg::Accept { id, seek } => (id.clone(), self.accept(&id, (member, client), &seek).await),
            LobbyClientMsg::Pool {
                id,
                pool,
                rated,
                zone,
                house,
            } => {
                let stakes = if rated { Stakes::Rated } else { Stakes::Casual };
                let wanted = (pool.as_str(), stakes, zone.as_deref(), house);
                (id.clone(), self.wait(&id, (member, client), wanted).await)
            }
            LobbyClientMsg::Leave { id } => (id.clone(), self.leave(&id, client)),
        };
        match done.map_err(AppError::into_body) {
            Ok(seek) => LobbyServerMsg::Ack {
                id,
                seek: seek.map(|SeekId(seek)| seek.to_string()),
            },
            Err(error) if id.parse::<ClientId>().is_err() => LobbyServerMsg::Error { error },
            Err(error) => {
                self.0.services.counts.refused(error.code);
                LobbyServerMsg::Refused { id, error }
            }
        }
    }

    async fn seek(
        &self,
        id: &str,
        (member, client): (MemberId, Client),
        wanted: &NewSeek,
    ) -> Result<Option<SeekId>, AppError> {
        let player = known(id, client)?;
        let (terms, opening) = seek_terms(&self.0.services, wanted)?;
        if terms.rated {
            must_play_rated(&self.0.services, player).await?;
        }
        self.charge(client).await?;
        let ladder = ladder(opening.rules.movement, opening.time);
        let person = person(&self.0.services, player, ladder).await?;
        let seek = Seek {
            id: SeekId(GameId::from_bits(self.0.services.random.number())),
            by: core_member((member, opening.zone), player, &person),
            terms,
            house: wanted.house.then(|| self.consent(&person)).flatten(),
            since: self.now(),
        };
        let shown = SeekView {
            id: seek.id.0.to_string(),
            by: person.view.clone(),
            rules: seek.terms.rules.clone(),
            time: wire::convert::time(seek.terms.time),
            speed: seek.terms.time.speed().code().to_owned(),
            rated: seek.terms.rated,
            side: wire::convert::seek_side(seek.terms.side),
            range: seek.terms.range.map(wire::convert::rating_range),
            since_ms: seek.since.0,
        };
        let drawn = self.drawn();
        let name = seek.id;
        let mut state = self.lock();
        state.forget_closed();
        let Some(entry) = state.members.get_mut(&member) else {
            return Err(Code::UnknownSeek.into());
        };
        entry.view = Some(person.view);
        // Frees the slots of seeks that have closed since the last tick.
        state.forget_views();
        let pairing = state.core.seek(seek, drawn).map_err(refused)?;
        match pairing {
            Some(pairing) => {
                drop(state);
                self.make(pairing);
                Ok(None)
            }
            None => {
                let place = match self.0.seeks.take(client.into(), 1) {
                    Ok(place) => place,
                    Err(full) => {
                        state.core.cancel(name, player).map_err(refused)?;
                        let most = full.most();
                        return Err(refused(Refused::TooManySeeks { most }).into());
                    }
                };
                state.views.insert(name, (shown, place));
                Ok(Some(name))
            }
        }
    }

    fn cancel(&self, id: &str, client: Client, seek: &str) -> Result<Option<SeekId>, AppError> {
        let player = known(id, client)?;
        let seek = seek_id(seek)?;
        self.lock().core.cancel(seek, player).map_err(refused)?;
        Ok(None)
    }

    async fn accept(
        &self,
        id: &str,
        (member, client): (MemberId, Client),
        seek: &str,
    ) -> Result<Option<SeekId>, AppError> {
        let player = known(id, client)?;
        let seek = seek_id(seek)?;
        let wanted = self.lock().core.open_seek(seek).map(|open| open.terms.clone());
        let wanted = wanted.ok_or(Code::UnknownSeek)?;
        if wanted.rated {
            must_play_rated(&self.0.services, player).await?;
        }
        self.charge(client).await?;
        let movement = Preset::rules_of(&wanted.rules).map(|rules| rules.movement);
        let ladder = movement.and_then(|movement| ladder(movement, wanted.time));
        let person = person(&self.0.services, player, ladder).await?;
        let drawn = self.drawn();
        let mut state = self.lock();
        state.forget_closed();
        let by = Self::member(&mut state, (member, player, None), person)?;
        let pairing = state.core.accept(seek, by, drawn).map_err(refused)?;
        drop(state);
        self.make(pairing);
        Ok(None)
    }

    async fn wait(
        &self,
        id: &str,
        (member, client): (MemberId, Client),
        (pool, stakes, zone, house): (&str, Stakes, Option<&str>, bool),
    ) -> Result<Option<SeekId>, AppError> {
        let player = known(id, client)?;
        let zone = wire::convert::zone(zone)?;
        let pool = Pool::of(pool).ok_or(Code::UnknownPool)?;
        self.charge(client).await?;
        let movement = Preset::rules_of(pool.rules).map(|rules| rules.movement);
        let ladder = movement.and_then(|movement| ladder(movement, pool.time));
        let person = person(&self.0.services, player, ladder).await?;
        // The game will be rated if both players have accounts and want a rated game.
        if person.view.is_ratable() && stakes == Stakes::Rated {
            self.0.services.rated_aborts.check(player, self.now())?;
        }
        let house = house.then(|| self.consent(&person)).flatten();
        let mut state = self.lock();
        let waiting = Self::member(&mut state, (member, player, zone), person)?;
        state.core.wait(pool, waiting, stakes, house, self.now());
        drop(state);
        self.pair();
        Ok(None)
    }

    fn leave(&self, id: &str, client: Client) -> Result<Option<SeekId>, AppError> {
        let player = known(id, client)?;
        self.lock().core.leave(player).map_err(refused)?;
        Ok(None)
    }

    /// Returns the member for `play::lobby`, or an error if the socket has closed in the meantime.
    fn member(
        state: &mut super::state::State,
        (member, player, zone): (MemberId, Player, Option<Zone>),
        person: Person,
    ) -> Result<Member, ErrorBody> {
        let entry = state.members.get_mut(&member).ok_or(Code::Restarting)?;
        let core = core_member((member, zone), player, &person);
        entry.view = Some(person.view);
        Ok(core)
    }

    /// Pairs players who are waiting in pools and now accept each other.
    pub(super) fn pair(&self) {
        let now = self.now();
        let pairings: Vec<Pairing> = {
            let mut state = self.lock();
            state.forget_closed();
            state.core.pair(now, || self.drawn())
        };
        for pairing in pairings {
            self.make(pairing);
        }
    }

    /// Charges the client for a game against a person, before the game is created.
    async fn charge(&self, client: Client) -> Result<(), AppError> {
        let request = GameRequest {
            work: Work::Create,
            client,
            opponent: Opponent::Person,
        };
        self.0.admission.charge_game(request).await
    }

    pub(super) fn now(&self) -> Moment {
        Moment(self.0.services.clock.now_ms())
    }

    pub(super) fn drawn(&self) -> Side {
        *self.0.services.random.pick(&Side::ALL).unwrap_or(&Side::Cho)
    }
}

/// Checks a command's id, and returns the client's player.
fn known(id: &str, client: Client) -> Result<Player, ErrorBody> {
    if id.parse::<ClientId>().is_err() {
        let error = ErrorBody::new(Code::BadRequest, "a command's id is 1 to 32 of A-Z a-z 0-9 _ -");
        return Err(error.with("path", "id"));
    }
    Ok(client.guest.ok_or(Code::NoSession)?)
}

fn seek_id(text: &str) -> Result<SeekId, ErrorBody> {
    Ok(SeekId(text.parse().map_err(|_| Code::UnknownSeek)?))
}
