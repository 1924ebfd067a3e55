//! Stopping a game by agreement before its end. The rule set decides the result.

use janggi::{Action, StoppedHow};

use crate::control::TimeControl;
use crate::ids::Player;
use crate::room::command::Refused;
use crate::room::event::EventKind;
use crate::room::seat::{Company, company};
use crate::room::state::Room;
use crate::time::{Millis, Moment};

impl Room {
    /// Offers to stop the game. The game is stopped at once if the other side has already made this offer in the same
    /// position, or if one player holds both seats. Only possible in games with a total time.
    pub(crate) fn agree_to_stop(&self, player: Player, ply: u32, at: Moment) -> Result<Vec<EventKind>, Refused> {
        let company = company(&self.seats, player).ok_or(Refused::NotYourSeat)?;
        let playing = self.going_on()?;
        let played = &playing.played;
        played.must_be_at(ply)?;
        match played.clock.control() {
            TimeControl::Total { .. } => {}
            TimeControl::None
            | TimeControl::Byoyomi { .. }
            | TimeControl::Fischer { .. }
            | TimeControl::Correspondence { .. } => return Err(Refused::NoTotalTime),
        }
        let action = Action::Stop(StoppedHow::Agreed);
        let side = match company {
            Company::Engine => return Err(Refused::NoOpponent),
            Company::Alone => return self.act(playing, played.turn(), action, Millis::ZERO, at),
            Company::Person => self.sides_of(player).next().ok_or(Refused::NotYourSeat)?,
        };
        match playing.stop {
            Some(offer) if offer.by == side.opposite() => self.act(playing, side, action, Millis::ZERO, at),
            Some(_) => Err(Refused::OfferPending),
            None => {
                self.in_time(played, at)?;
                played.game.allows(action).map_err(Refused::Action)?;
                Ok(vec![EventKind::StopOffered { side }])
            }
        }
    }
}
