//! Requests for takebacks (무르기) and rematches, and the answers to them. Draw offers are actions of `janggi::Game`
//! instead.

use janggi::Side;

use crate::ids::{GameId, Player};
use crate::room::command::{Refused, TakebackAnswer};
use crate::room::event::EventKind;
use crate::room::phase::{BoardPly, Logged, Phase, Played};
use crate::room::seat::{Company, SeatHolder, company};
use crate::room::state::Room;
use crate::room::terms::TakebackPolicy;
use crate::time::Moment;

impl Played {
    /// Returns the number of actions that remain after `side` takes back its last step or pass.
    ///
    /// If `side` is `None`, the last step or pass of either side is taken back. Returns `None` if there is none.
    pub(crate) fn actions_left(&self, side: Option<Side>) -> Option<usize> {
        let board = |logged: &Logged| logged.board == BoardPly::Yes;
        let own = |logged: &Logged| side.is_none() || logged.side == side;
        let last = self.log.iter().rposition(|logged| board(logged) && own(logged))?;
        // Other actions in the same turn before the move are also taken back.
        Some(self.log[..last].iter().rposition(board).map_or(0, |before| before + 1))
    }

    /// Returns the side that was to move after the first `actions` actions of the game.
    pub(crate) fn turn_after(&self, actions: usize) -> Side {
        let undone = self.log[actions..]
            .iter()
            .filter(|logged| logged.board == BoardPly::Yes);
        if undone.count().is_multiple_of(2) {
            self.turn()
        } else {
            self.turn().opposite()
        }
    }
}

impl Room {
    /// Takes back the player's last move, or requests it if the opponent is a person. On one device, takes back the
    /// last move of either side.
    pub(crate) fn request_takeback(&self, player: Player, ply: u32, at: Moment) -> Result<Vec<EventKind>, Refused> {
        let company = company(&self.seats, player).ok_or(Refused::NotYourSeat)?;
        let playing = self.going_on()?;
        playing.played.must_be_at(ply)?;
        if self.terms.takebacks() == TakebackPolicy::Never {
            return Err(Refused::TakebackNever);
        }
        self.in_time(&playing.played, at)?;
        let side = self.sides_of(player).next().ok_or(Refused::NotYourSeat)?;
        let back_to = match company {
            Company::Alone => None,
            Company::Engine | Company::Person => Some(side),
        };
        let left = playing.played.actions_left(back_to).ok_or(Refused::NothingToTakeBack)?;
        match company {
            Company::Person if playing.takeback.is_some() => Err(Refused::OfferPending),
            Company::Person => Ok(vec![EventKind::TakebackOffered { side }]),
            Company::Alone | Company::Engine => self.take_back(left, at),
        }
    }

    pub(crate) fn answer_takeback(
        &self,
        player: Player,
        answer: TakebackAnswer,
        at: Moment,
    ) -> Result<Vec<EventKind>, Refused> {
        self.must_sit(player)?;
        let playing = self.going_on()?;
        let asker = playing.takeback.ok_or(Refused::NoOffer)?.by;
        if !self.holds(player, asker.opposite()) {
            return Err(Refused::NoOffer);
        }
        match answer {
            TakebackAnswer::Decline => Ok(vec![EventKind::TakebackDeclined { side: asker.opposite() }]),
            TakebackAnswer::Accept => {
                let left = playing
                    .played
                    .actions_left(Some(asker))
                    .ok_or(Refused::NothingToTakeBack)?;
                self.take_back(left, at)
            }
        }
    }

    fn take_back(&self, left: usize, at: Moment) -> Result<Vec<EventKind>, Refused> {
        let played = &self.playing()?.played;
        let clock = played
            .clock
            .hand_to(played.turn_after(left), at)
            .map_err(|up| Refused::TimeIsUp { side: up.side })?;
        Ok(vec![EventKind::TookBack {
            actions_left: u32::try_from(left).expect("a game is shorter than 2^32 actions"),
            clock: clock.state(),
        }])
    }

    /// Requests a rematch, or creates it if the other side has requested it or the player has no human opponent.
    pub(crate) fn request_rematch(&self, player: Player, fresh: GameId) -> Result<Vec<EventKind>, Refused> {
        let company = company(&self.seats, player).ok_or(Refused::NotYourSeat)?;
        let Phase::Over(over) = &self.phase else {
            return Err(Refused::NotOver);
        };
        if let Some(game) = over.rematch {
            return Err(Refused::AlreadyRematched { game });
        }
        let side = self.sides_of(player).next().ok_or(Refused::NotYourSeat)?;
        match (company, over.rematch_offer) {
            (Company::Alone | Company::Engine, _) => Ok(vec![EventKind::Rematched { game: fresh }]),
            (Company::Person, _) if self.seats[side.opposite()] == SeatHolder::Open => Err(Refused::NotOver),
            (Company::Person, Some(asker)) if asker == side.opposite() => {
                Ok(vec![EventKind::Rematched { game: fresh }])
            }
            (Company::Person, Some(_)) => Err(Refused::OfferPending),
            (Company::Person, None) => Ok(vec![EventKind::RematchOffered { side }]),
        }
    }

    /// Declines the other side's rematch request. Either side may request a rematch again.
    pub(crate) fn decline_rematch(&self, player: Player) -> Result<Vec<EventKind>, Refused> {
        self.must_sit(player)?;
        let Phase::Over(over) = &self.phase else {
            return Err(Refused::NotOver);
        };
        if let Some(game) = over.rematch {
            return Err(Refused::AlreadyRematched { game });
        }
        match over.rematch_offer.map(Side::opposite) {
            Some(side) if self.holds(player, side) => Ok(vec![EventKind::RematchDeclined { side }]),
            Some(_) | None => Err(Refused::NoOffer),
        }
    }
}
