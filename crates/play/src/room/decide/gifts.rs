//! Extra time that a player gives to the opponent.

use crate::control::TimeControl;
use crate::ids::Player;
use crate::room::command::Refused;
use crate::room::event::EventKind;
use crate::room::seat::{Company, company};
use crate::room::state::Room;
use crate::time::{Millis, Moment};

/// Length of one gift of time.
pub const GIFT: Millis = Millis::from_seconds(15);

/// Maximum number of gifts per player in one game.
pub const MOST_GIFTS: u8 = 10;

impl Room {
    /// Gives the opponent [`GIFT`]. Allowed only if the opponent is a person, and with byoyomi or Fischer time.
    pub(crate) fn give_time(&self, player: Player, at: Moment) -> Result<Vec<EventKind>, Refused> {
        let company = company(&self.seats, player).ok_or(Refused::NotYourSeat)?;
        let playing = self.going_on()?;
        match company {
            Company::Person => {}
            Company::Engine | Company::Alone => return Err(Refused::NoOpponent),
        }
        let clock = playing.played.clock;
        match clock.control() {
            TimeControl::None | TimeControl::Total { .. } | TimeControl::Correspondence { .. } => {
                return Err(Refused::NoClock);
            }
            TimeControl::Byoyomi { .. } | TimeControl::Fischer { .. } => {}
        }
        let giver = self.sides_of(player).next().ok_or(Refused::NotYourSeat)?;
        if playing.gifts[giver] >= MOST_GIFTS {
            return Err(Refused::TimeGivenOut { most: MOST_GIFTS });
        }
        self.in_time(&playing.played, at)?;
        let side = giver.opposite();
        Ok(vec![EventKind::TimeGiven {
            side,
            given: GIFT,
            clock: clock.given(side, GIFT).state(),
        }])
    }
}
