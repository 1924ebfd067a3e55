//! Refuses commands that no longer apply because they were delayed, for example by a lost connection.

use crate::room::adjournment::Adjournment;
use crate::room::command::{PlayerCommand, Refused};
use crate::room::offer::Offer;
use crate::room::phase::Phase;
use crate::room::state::Room;
use crate::room::turn::Seq;

/// Refuses a command during play if its sender had not seen the current position or the offer that it answers. `seen`
/// is the last event that the sender had seen; if `seen` is `None`, the command is accepted.
pub(super) fn must_be_present(room: &Room, command: &PlayerCommand, seen: Option<Seq>) -> Result<(), Refused> {
    let (Some(seen), Phase::Playing(playing)) = (seen, &room.phase) else {
        return Ok(());
    };
    let answers = |offer: Option<Offer>| match offer {
        Some(offer) if offer.made > seen => Err(Refused::NoOffer),
        Some(_) | None => Ok(()),
    };
    match command {
        PlayerCommand::AnswerTakeback(_) => answers(playing.takeback),
        PlayerCommand::AnswerAdjourn(_) => match playing.adjournment {
            Adjournment::Offered(offer) => answers(Some(offer)),
            Adjournment::None | Adjournment::Adjourned { .. } => Ok(()),
        },
        PlayerCommand::AnswerResume(_) => match playing.adjournment {
            Adjournment::Adjourned { resume } => answers(resume),
            Adjournment::None | Adjournment::Offered(_) => Ok(()),
        },
        // A resignation is valid even if the other side has acted in the meantime; aborting, claims and gifts have
        // their own conditions, and the other commands are for other phases.
        PlayerCommand::Resign { .. }
        | PlayerCommand::Abort
        | PlayerCommand::Claim { .. }
        | PlayerCommand::GiveTime
        | PlayerCommand::Join { .. }
        | PlayerCommand::Arrange { .. }
        | PlayerCommand::Swap { .. }
        | PlayerCommand::Place { .. }
        | PlayerCommand::PickHand { .. }
        | PlayerCommand::Rematch { .. }
        | PlayerCommand::DeclineRematch
        | PlayerCommand::JoinReferee { .. }
        | PlayerCommand::AnswerReferee(_) => Ok(()),
        PlayerCommand::Act { .. }
        | PlayerCommand::Touch { .. }
        | PlayerCommand::Takeback { .. }
        | PlayerCommand::OfferAdjourn
        | PlayerCommand::OfferResume
        | PlayerCommand::SetLines { .. }
        | PlayerCommand::Rule { .. } => {
            if playing.moment > seen {
                return Err(Refused::StalePly {
                    ply: playing.played.ply(),
                });
            }
            Ok(())
        }
    }
}
