//! Compares a command with the first event of an earlier one, to reject a different command with the same id.

use janggi::{Action, Arrangement, Role, Side, Square};

use super::adjournment::AdjournmentAnswer;
use super::command::{Claim, Command, PlayerCommand, TakebackAnswer};
use super::hands::Hand;
use super::referee::{RefereeAnswer, Ruling};
use super::written::is_pass;

/// The part of a command that can be derived from its first event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Effect {
    Joined(Side),
    Arranged(Side, Arrangement),
    Placed(Side, Role, Square),
    HandPicked(Hand),
    Acted(Action),
    Touched(Square),
    TakebackOffered,
    TakebackDeclined,
    TookBack,
    Aborted,
    Rematch,
    RematchDeclined,
    Claimed(Claim),
    TimeGiven,
    AdjournOffered,
    AdjournAnswered(AdjournmentAnswer),
    ResumeOffered,
    ResumeAnswered(AdjournmentAnswer),
    LinesSet,
    RefereeJoined,
    RefereeAnswered(RefereeAnswer),
    Ruled(Ruling),
    /// The effect of an event that is never the first event of a player's command. This effect is not compared.
    Unknown,
}

impl Effect {
    /// Returns whether `command` may have had this effect.
    pub(super) fn is_of(self, command: &Command) -> bool {
        let Command::Player { command, .. } = command else {
            return false;
        };
        if self == Self::Unknown {
            return true;
        }
        match command {
            PlayerCommand::Join { side: wanted } => match self {
                Self::Joined(side) => wanted.is_none_or(|wanted| wanted == side),
                _ => false,
            },
            PlayerCommand::Arrange { side, arrangement } => self == Self::Arranged(*side, *arrangement),
            PlayerCommand::Swap { side, wings } => self == Self::Arranged(*side, wings.arrangement()),
            PlayerCommand::Place { side, role, square } => self == Self::Placed(*side, *role, *square),
            PlayerCommand::PickHand { hand } => self == Self::HandPicked(*hand),
            PlayerCommand::Act { ply: _, action } => match self {
                Self::Acted(was) => was == *action || is_pass(was) && is_pass(*action),
                _ => false,
            },
            PlayerCommand::Resign { ply: _, side } => match self {
                Self::Acted(Action::Resign(was)) => side.is_none_or(|side| side == was),
                _ => false,
            },
            PlayerCommand::Touch { ply: _, square } => self == Self::Touched(*square),
            PlayerCommand::Takeback { ply: _ } => matches!(self, Self::TakebackOffered | Self::TookBack),
            PlayerCommand::AnswerTakeback(TakebackAnswer::Accept) => self == Self::TookBack,
            PlayerCommand::AnswerTakeback(TakebackAnswer::Decline) => self == Self::TakebackDeclined,
            PlayerCommand::Abort => matches!(self, Self::Aborted | Self::Acted(Action::Abort)),
            PlayerCommand::Rematch { fresh: _ } => self == Self::Rematch,
            PlayerCommand::DeclineRematch => self == Self::RematchDeclined,
            PlayerCommand::Claim { claim, .. } => self == Self::Claimed(*claim),
            PlayerCommand::GiveTime => self == Self::TimeGiven,
            PlayerCommand::OfferAdjourn => self == Self::AdjournOffered,
            PlayerCommand::AnswerAdjourn(answer) => self == Self::AdjournAnswered(*answer),
            PlayerCommand::OfferResume => self == Self::ResumeOffered,
            PlayerCommand::AnswerResume(answer) => self == Self::ResumeAnswered(*answer),
            PlayerCommand::SetLines { .. } => self == Self::LinesSet,
            PlayerCommand::JoinReferee { .. } => self == Self::RefereeJoined,
            PlayerCommand::AnswerReferee(answer) => self == Self::RefereeAnswered(*answer),
            PlayerCommand::Rule { ruling, words: _ } => self == Self::Ruled(*ruling),
        }
    }
}
