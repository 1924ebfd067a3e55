//! Adjournment by agreement: both clocks stop until both players agree to continue.

use janggi::{Action, Side};

use super::acted::said;

use crate::control::TimeControl;
use crate::ids::Player;
use crate::room::adjournment::{Adjournment, AdjournmentAnswer};
use crate::room::command::Refused;
use crate::room::event::EventKind;
use crate::room::phase::{Played, Playing};
use crate::room::seat::{Company, company};
use crate::room::state::Room;
use crate::time::Moment;

impl Room {
    /// Returns the game if it is in progress and not adjourned.
    pub(crate) fn going_on(&self) -> Result<&Playing, Refused> {
        let playing = self.playing()?;
        if playing.adjournment.stands() {
            Err(Refused::Adjourned)
        } else {
            Ok(playing)
        }
    }

    /// Offers to adjourn. Allowed only if the opponent is a person and the game has a clock.
    pub(crate) fn offer_adjourn(&self, player: Player, at: Moment) -> Result<Vec<EventKind>, Refused> {
        let side = self.side_among_two(player)?;
        let playing = self.going_on()?;
        must_have_clock(playing)?;
        self.in_time(&playing.played, at)?;
        match playing.adjournment {
            Adjournment::None => Ok(vec![EventKind::AdjournOffered { side }]),
            Adjournment::Offered(_) | Adjournment::Adjourned { .. } => Err(Refused::OfferPending),
        }
    }

    /// Answers an offer to adjourn; on acceptance the clocks stop at once.
    pub(crate) fn answer_adjourn(
        &self,
        player: Player,
        answer: AdjournmentAnswer,
        at: Moment,
    ) -> Result<Vec<EventKind>, Refused> {
        let side = self.side_among_two(player)?;
        let playing = self.going_on()?;
        match playing.adjournment {
            Adjournment::Offered(offer) if offer.by == side.opposite() => {}
            Adjournment::None | Adjournment::Offered(_) | Adjournment::Adjourned { .. } => {
                return Err(Refused::NoOffer);
            }
        }
        match answer {
            AdjournmentAnswer::Decline => Ok(vec![EventKind::AdjournDeclined { side }]),
            AdjournmentAnswer::Accept => {
                let clock = playing.played.clock.paused(at);
                let clock = clock.map_err(|up| Refused::TimeIsUp { side: up.side })?;
                let mut kinds: Vec<EventKind> = lapsed_draw_offer(&playing.played).into_iter().collect();
                kinds.push(EventKind::Adjourned { clock: clock.state() });
                Ok(kinds)
            }
        }
    }

    pub(crate) fn offer_resume(&self, player: Player) -> Result<Vec<EventKind>, Refused> {
        let side = self.side_among_two(player)?;
        match self.playing()?.adjournment {
            Adjournment::Adjourned { resume: None } => Ok(vec![EventKind::ResumeOffered { side }]),
            Adjournment::Adjourned { resume: Some(_) } => Err(Refused::OfferPending),
            Adjournment::None | Adjournment::Offered(_) => Err(Refused::NotAdjourned),
        }
    }

    /// Answers an offer to resume; on acceptance the clock of the side to move starts at once.
    pub(crate) fn answer_resume(
        &self,
        player: Player,
        answer: AdjournmentAnswer,
        at: Moment,
    ) -> Result<Vec<EventKind>, Refused> {
        let side = self.side_among_two(player)?;
        let playing = self.playing()?;
        match playing.adjournment {
            Adjournment::Adjourned { resume: Some(offer) } if offer.by == side.opposite() => {}
            Adjournment::Adjourned { .. } => return Err(Refused::NoOffer),
            Adjournment::None | Adjournment::Offered(_) => return Err(Refused::NotAdjourned),
        }
        Ok(vec![match answer {
            AdjournmentAnswer::Decline => EventKind::ResumeDeclined { side },
            AdjournmentAnswer::Accept => EventKind::Continued {
                clock: playing.played.clock.start(playing.played.turn(), at).state(),
            },
        }])
    }

    /// Returns the player's side, or an error if the opponent is not a person.
    fn side_among_two(&self, player: Player) -> Result<Side, Refused> {
        match company(&self.seats, player).ok_or(Refused::NotYourSeat)? {
            Company::Person => self.sides_of(player).next().ok_or(Refused::NotYourSeat),
            Company::Engine | Company::Alone => Err(Refused::NoOpponent),
        }
    }
}

/// Returns the event that declines an open draw offer because the game is adjourned.
pub(super) fn lapsed_draw_offer(played: &Played) -> Option<EventKind> {
    let side = played.game.offer()?.opposite();
    Some(said(played, Some(side), Action::DeclineDraw))
}

/// Returns an error in games without a clock, which cannot be adjourned and in which no extra time can be given.
pub(super) fn must_have_clock(playing: &Playing) -> Result<(), Refused> {
    match playing.played.clock.control() {
        TimeControl::None => Err(Refused::NoClock),
        TimeControl::Byoyomi { .. }
        | TimeControl::Fischer { .. }
        | TimeControl::Total { .. }
        | TimeControl::Correspondence { .. } => Ok(()),
    }
}
