//! Sets conditional moves, and plays them when the opponent makes the expected move.

use crate::control::TimeControl;
use crate::ids::Player;
use crate::room::command::Refused;
use crate::room::event::EventKind;
use crate::room::lines::{self, Line};
use crate::room::phase::Phase;
use crate::room::seat::{Company, company};
use crate::room::state::Room;
use crate::room::written::meant;
use crate::time::{Millis, Moment};

impl Room {
    /// Sets a player's conditional moves. Allowed only while the opponent is to move.
    pub(crate) fn set_lines(&self, player: Player, ply: u32, lines: Vec<Line>) -> Result<Vec<EventKind>, Refused> {
        let company = company(&self.seats, player).ok_or(Refused::NotYourSeat)?;
        let playing = self.going_on()?;
        match (self.terms.time, company) {
            (TimeControl::Correspondence { .. }, Company::Person) => {}
            (_, Company::Engine | Company::Alone) => return Err(Refused::NoOpponent),
            (_, Company::Person) => return Err(Refused::NotCorrespondence),
        }
        let now = playing.played.ply();
        if ply != now {
            return Err(Refused::StalePly { ply: now });
        }
        let side = playing.played.turn().opposite();
        if !self.holds(player, side) {
            return Err(Refused::YourTurn);
        }
        if !lines::may_be_set(&lines) {
            return Err(Refused::BadLines);
        }
        Ok(vec![EventKind::LinesSet { side, lines }])
    }

    /// Returns a player's remaining conditional moves, from the next ply on.
    ///
    /// Empty if the game is not in progress or the player does not have a seat.
    #[must_use]
    pub fn lines_of(&self, player: Player) -> &[Line] {
        let Phase::Playing(playing) = &self.phase else {
            return &[];
        };
        match self.sides_of(player).next() {
            Some(side) => playing.lines.of(side),
            None => &[],
        }
    }

    /// Plays the next conditional move of the side to move. Returns no events if there is none or it is not possible.
    pub(crate) fn reply_of_line(&self, at: Moment) -> Vec<EventKind> {
        let Ok(playing) = self.going_on() else {
            return Vec::new();
        };
        let side = playing.played.turn();
        let reply = playing.lines.reply(side);
        let action = reply.map(|action| meant(action, playing.played.game.position()));
        let replied = action.map(|action| self.act(playing, side, action, Millis::ZERO, at));
        replied.and_then(Result::ok).unwrap_or_default()
    }
}
