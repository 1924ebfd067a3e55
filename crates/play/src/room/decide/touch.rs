//! Touch-move in a room: a touched piece must be moved if it can move.

use janggi::ruleset::Touch;
use janggi::{Action, Square};

use crate::ids::Player;
use crate::room::command::Refused;
use crate::room::event::EventKind;
use crate::room::phase::Playing;
use crate::room::state::Room;
use crate::time::Moment;
use crate::touch::{self, TouchError, Touched};

impl Room {
    /// Touches a piece. The touch is binding only if the piece can move. Touching the same piece again has no effect.
    pub(crate) fn touch(
        &self,
        player: Player,
        ply: u32,
        square: Square,
        at: Moment,
    ) -> Result<Vec<EventKind>, Refused> {
        self.must_sit(player)?;
        let playing = self.going_on()?;
        let played = &playing.played;
        let side = played.turn();
        if !self.holds(player, side) {
            return Err(Refused::NotYourTurn);
        }
        played.must_be_at(ply)?;
        match self.terms.rules.touch {
            Touch::TouchMove => {}
            Touch::Free | Touch::LettingGo => return Err(Refused::NoTouchMove),
        }
        self.in_time(played, at)?;
        match touch::touch(&played.game, playing.touched, square) {
            Ok(Touched::Binds) => Ok(vec![EventKind::Touched { side, square, ply }]),
            Ok(Touched::Again | Touched::CannotMove) => Ok(Vec::new()),
            Err(TouchError::Bound { square }) => Err(Refused::Touched { square }),
            Err(TouchError::NothingToTouch) => Err(Refused::NothingToTouch),
        }
    }

    /// Returns the square of the touched piece that must be moved.
    #[must_use]
    pub fn touched(&self) -> Option<Square> {
        self.playing().ok().and_then(|playing| playing.touched)
    }
}

/// Refuses a step of another piece, a pass or a bikjang call while a touched piece must be moved.
pub(super) fn binds(playing: &Playing, action: Action) -> Result<(), Refused> {
    match playing.touched {
        Some(square) if touch::is_against(square, action) => Err(Refused::Touched { square }),
        Some(_) | None => Ok(()),
    }
}
