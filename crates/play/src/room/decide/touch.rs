//! Touch-move: a touched piece has to move if it can. The rules say whether a game is played so; words about the game, such
//! as a draw offer or giving up, stay free.

use janggi::ruleset::Touch;
use janggi::{Action, Move, Square};

use crate::ids::Player;
use crate::room::command::Refused;
use crate::room::event::EventKind;
use crate::room::phase::Playing;
use crate::room::state::Room;
use crate::time::Moment;

impl Room {
    /// The touch of a piece. It binds only where the piece can move; touching it again changes nothing.
    pub(crate) fn touch(
        &self,
        player: Player,
        ply: u32,
        square: Square,
        at: Moment,
    ) -> Result<Vec<EventKind>, Refused> {
        self.must_sit(player)?;
        let playing = self.playing()?;
        let played = &playing.played;
        let side = played.turn();
        if !self.holds(player, side) {
            return Err(Refused::NotYourTurn);
        }
        let now = played.ply();
        if ply != now {
            return Err(Refused::StalePly { ply: now });
        }
        match self.terms.rules.touch {
            Touch::TouchMove => {}
            Touch::Free | Touch::LettingGo => return Err(Refused::NoTouchMove),
        }
        self.in_time(played, at)?;
        match (playing.touched, played.game.position().board().get(square)) {
            (Some(touched), _) if touched != square => Err(Refused::Touched { square: touched }),
            (Some(_), _) => Ok(Vec::new()),
            (None, Some(piece)) if piece.side == side => {
                let can_move = played.game.legal().iter().any(|mv| leaves(*mv, square));
                let touched = EventKind::Touched { side, square, ply };
                Ok(if can_move { vec![touched] } else { Vec::new() })
            }
            (None, _) => Err(Refused::NothingToTouch),
        }
    }

    /// The piece that the side to move has touched and has to move.
    #[must_use]
    pub fn touched(&self) -> Option<Square> {
        self.playing().ok().and_then(|playing| playing.touched)
    }
}

/// Refuses what would leave a touched piece where it stands.
pub(super) fn binds(playing: &Playing, action: Action) -> Result<(), Refused> {
    let Some(square) = playing.touched else { return Ok(()) };
    match action {
        Action::Step { from, .. } if from == square => Ok(()),
        Action::Step { .. } | Action::Pass | Action::CallBikjang => Err(Refused::Touched { square }),
        Action::OfferDraw
        | Action::AcceptDraw
        | Action::DeclineDraw
        | Action::Resign(_)
        | Action::Flag(_)
        | Action::Abort => Ok(()),
    }
}

fn leaves(mv: Move, square: Square) -> bool {
    matches!(mv, Move::Step { from, .. } if from == square)
}
