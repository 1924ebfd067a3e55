//! The list of pending challenges. The reserved seat is stored with the game, and the list is rebuilt from the stored
//! games when the server starts (`restored`).

use super::challenge::Challenge;
use super::people::{Person, ladder, person};
use super::state::Lobby;
use crate::error::AppError;
use crate::identity::{must_be_able_to_play_rated, must_play_rated};
use crate::limits::{AddressPrefix, Client, Full, Place, Sharer};
use crate::program_streams::ProgramNews;
use crate::push::{Notice, Subject};
use janggi::Side;
use play::room::{PlayerCommand, SeatHolder, Terms};
use play::{GameId, Moment, Player};
use std::collections::btree_map::Entry;
use std::sync::Arc;
use wire::api::{ChallengeStatus, DeclineReason};
use wire::lobby::{ChallengeList, ChallengeOutcome, ChallengeView, Challenged, LobbyServerMsg};
use wire::push::PushKind;
use wire::{Code, ErrorBody};

/// Maximum number of pending challenges from one player to another.
const MOST_OF_PAIR: usize = 2;

impl Lobby {
    /// Looks up the challenged player. Fails with `unknown_player` if there is none.
    pub(crate) async fn challenged_player(&self, to: &Challenged) -> Result<Player, AppError> {
        let services = &self.0.services;
        let unknown = || ErrorBody::from(Code::UnknownPlayer);
        let player = match to {
            Challenged::Player(id) => {
                let player: Player = id.parse().map_err(|_| unknown())?;
                let found = services.store.profiles(vec![player]).await?;
                found.into_iter().next().ok_or_else(unknown)?.player
            }
            Challenged::Name(name) => {
                let found = services.store.account_named(&crate::identity::look(name)).await?;
                found.ok_or_else(unknown)?.player
            }
        };
        Ok(player)
    }

    /// Checks that `from`, the client's player, may challenge `to`, and takes a slot for the challenge.
    pub(crate) async fn may_challenge(
        &self,
        client: Client,
        (from, to): (Player, Player),
        rated: bool,
    ) -> Result<Place, AppError> {
        let own = person(&self.0.services, from, None).await?;
        if own.blocked.contains(&to) {
            return Err(Code::ChallengeRefused.into());
        }
        if rated {
            must_play_rated(&self.0.services, from).await?;
            must_be_able_to_play_rated(&self.0.services, to).await?;
        }
        let state = self.lock();
        let refused = |most: usize| ErrorBody::from(Code::TooManyChallenges).with("most", most);
        let of_pair = state.challenges.values().filter(|one| one.from == from && one.to == to);
        if of_pair.count() >= MOST_OF_PAIR {
            return Err(refused(MOST_OF_PAIR).into());
        }
        let place = self.0.challenges.take(client.into(), 1);
        Ok(place.map_err(|full: Full| refused(full.most()))?)
    }

    /// Lists a challenge whose game has been created, and notifies both players.
    pub(crate) async fn challenge(
        &self,
        terms: &Terms,
        (from, to): (Player, Player),
        place: Place,
    ) -> Result<(), AppError> {
        let address = place.by().address;
        self.list_challenge(terms, (from, to), (self.now(), place)).await?;
        self.notify_absent(terms.game, (to, address));
        Ok(())
    }

    /// Sends a push notification to a challenged player who is not in the lobby.
    fn notify_absent(&self, game: GameId, (to, address): (Player, Option<AddressPrefix>)) {
        let Some(push) = &self.0.services.push else { return };
        let state = self.lock();
        let is_here = state.members.values().any(|member| member.client.guest == Some(to));
        let Some(challenge) = state.challenges.get(&game).filter(|_| !is_here) else {
            return;
        };
        push.order(Notice {
            player: to,
            kind: PushKind::Challenge,
            about: Subject::Game(game),
            name: challenge.view.from.name.clone(),
            level: None,
            lasts: self.0.services.limits.challenge_kept,
            address,
        });
    }

    /// Lists a challenge and notifies both players. If it is already listed, only API clients are notified.
    pub(super) async fn list_challenge(
        &self,
        terms: &Terms,
        (from, to): (Player, Player),
        (since, place): (Moment, Place),
    ) -> Result<(), AppError> {
        let services = &self.0.services;
        let ladder = ladder(terms.rules.movement, terms.time);
        let Person { view: challenger, .. } = person(services, from, ladder).await?;
        let Person { view: invited, .. } = person(services, to, ladder).await?;
        let open = Side::ALL
            .into_iter()
            .find(|side| terms.seats[*side] == SeatHolder::Open);
        let kept = i64::try_from(services.limits.challenge_kept.as_millis()).unwrap_or(i64::MAX);
        let view = ChallengeView {
            game: terms.game.to_string(),
            from: challenger,
            to: invited,
            rules: terms.rules_id.clone(),
            time: wire::convert::time(terms.time),
            rated: terms.rated,
            terms: Some(wire::convert::start_terms(terms)),
            side: open.filter(|_| terms.hands.is_none()).map(wire::convert::side),
            since_ms: since.0,
            until_ms: since.0.saturating_add(kept),
        };
        let told = LobbyServerMsg::Challenged {
            challenge: view.clone(),
        };
        let mut state = self.lock();
        if let Entry::Vacant(vacant) = state.challenges.entry(terms.game) {
            vacant.insert(Challenge {
                from,
                to,
                view: view.clone(),
                reason: DeclineReason::Generic,
                _place: place,
            });
            state.send_players([from, to], &told);
        }
        drop(state);
        self.report_to_programs([from, to], view, ChallengeStatus::Created);
        Ok(())
    }

    /// Returns a slot for a challenge that was pending when the server stopped. The slot is never refused.
    pub(super) fn place_before(&self, from: Player) -> Place {
        let by = Sharer {
            address: None,
            player: Some(from),
        };
        self.0.challenges.claim(by, 1)
    }

    /// Removes a challenge and notifies both players.
    pub(crate) fn challenge_ended(&self, game: GameId, outcome: ChallengeOutcome) {
        let mut state = self.lock();
        let Some(Challenge {
            from, to, view, reason, ..
        }) = state.challenges.remove(&game)
        else {
            return;
        };
        let game = game.to_string();
        state.send_players([from, to], &LobbyServerMsg::ChallengeGone { game, outcome });
        drop(state);
        let status = match outcome {
            // Event streams report the start of the game instead.
            ChallengeOutcome::Accepted => return,
            ChallengeOutcome::Declined => ChallengeStatus::Declined(reason),
            ChallengeOutcome::Withdrawn | ChallengeOutcome::Expired => ChallengeStatus::Canceled,
        };
        self.report_to_programs([from, to], view, status);
    }

    /// Sets the reason that is reported when the challenge is declined.
    pub(crate) fn give_reason(&self, game: GameId, reason: DeclineReason) {
        if let Some(challenge) = self.lock().challenges.get_mut(&game) {
            challenge.reason = reason;
        }
    }

    fn report_to_programs(&self, players: [Player; 2], view: ChallengeView, status: ChallengeStatus) {
        let news = ProgramNews::Challenge(Arc::new(view), status);
        for player in players {
            self.0.services.program_streams.report(player, &news);
        }
    }

    /// Returns the challenges to and from a player, newest first. Removes challenges that were answered in the game
    /// itself.
    pub(crate) async fn challenges_of(&self, player: Player) -> Result<ChallengeList, AppError> {
        let games: Vec<GameId> = {
            let state = self.lock();
            let own = state
                .challenges
                .iter()
                .filter(|(_, one)| one.from == player || one.to == player);
            own.map(|(game, _)| *game).collect()
        };
        for game in games {
            let waits = self.0.rooms.query(game, None, |snapshot| {
                let invited = snapshot.room.terms().invited;
                invited.is_some_and(|invited| snapshot.room.is_invited(invited))
            });
            if !waits.await? {
                self.challenge_ended(game, ChallengeOutcome::Withdrawn);
            }
        }
        let state = self.lock();
        let mut all: Vec<&Challenge> = state.challenges.values().collect();
        all.sort_by_key(|one| std::cmp::Reverse(one.view.since_ms));
        let views = |own: &dyn Fn(&Challenge) -> bool| {
            let own = all.iter().filter(|one| own(one));
            own.map(|one| one.view.clone()).collect()
        };
        Ok(ChallengeList {
            received: views(&|one| one.to == player),
            sent: views(&|one| one.from == player),
        })
    }

    /// Ends a challenge for one of its two players: declined by the challenged player, or withdrawn by the challenger.
    pub(crate) async fn end_challenge(&self, game: GameId, client: Client) -> Result<(), AppError> {
        let player = client.guest.ok_or(Code::NoSession)?;
        let outcome = self.0.rooms.query(game, Some(client), move |snapshot| {
            let invited = snapshot.room.terms().invited?;
            if !snapshot.room.is_invited(invited) {
                None
            } else if invited == player {
                Some(ChallengeOutcome::Declined)
            } else {
                let own = snapshot.room.sides_of(player).next();
                own.map(|_| ChallengeOutcome::Withdrawn)
            }
        });
        // The response does not reveal whether the challenge exists.
        let outcome = outcome.await?.ok_or(Code::UnknownChallenge)?;
        self.0.rooms.command(game, client, PlayerCommand::Abort).await?;
        self.challenge_ended(game, outcome);
        Ok(())
    }

    /// Ends the challenges that were not answered in time.
    pub(super) fn expire_challenges(&self) {
        let now = Moment(self.0.services.clock.now_ms());
        let expired: Vec<(GameId, Player)> = {
            let state = self.lock();
            let late = state.challenges.iter().filter(|(_, one)| one.view.until_ms <= now.0);
            late.map(|(game, one)| (*game, one.from)).collect()
        };
        for (game, from) in expired {
            self.challenge_ended(game, ChallengeOutcome::Expired);
            let rooms = self.0.rooms.clone();
            tokio::spawn(async move {
                let client = Client {
                    address: std::net::Ipv4Addr::UNSPECIFIED.into(),
                    guest: Some(from),
                };
                // The game may have started or ended in the meantime.
                let waits = rooms.query(game, None, |snapshot| {
                    let invited = snapshot.room.terms().invited;
                    invited.is_some_and(|invited| snapshot.room.is_invited(invited))
                });
                if let Ok(true) = waits.await {
                    let _ = rooms.command(game, client, PlayerCommand::Abort).await;
                }
            });
        }
    }
}
