//! What came of a named command, kept so that the same command sent again is told from another one under the same name.
//! Read from the command's first event, so that it is known for stored games of every release.

use janggi::{Action, ActionToken, Arrangement, Role, Side, Square};

use super::adjournment::AdjournmentAnswer;
use super::command::{Claim, Command, GameAction, PlayerCommand, TakebackAnswer};
use super::event::{Event, EventKind};
use super::hands::Hand;
use super::referee::{RefereeAnswer, Ruling};
use super::turn::{Origin, Seq};

/// A named command that was done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Done {
    /// Its last event.
    pub(super) seq: Seq,
    /// What its first event says.
    pub(super) effect: Effect,
}

/// Commands for which there is room at once.
const GROWTH: usize = 16;

/// Every named command that was done, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct DoneCommands(Vec<(Origin, Done)>);

impl DoneCommands {
    /// Takes in that `event` came of its command.
    pub(super) fn take(&mut self, event: &Event) {
        let Some(origin) = event.origin() else { return };
        match self.0.last_mut() {
            // The events of one command follow each other: sent again, it is not done again.
            Some((last, done)) if *last == origin => done.seq = event.seq,
            Some(_) | None => {
                let done = Done {
                    seq: event.seq,
                    effect: Effect::of(&event.kind),
                };
                // A room stays in memory for long: in small steps, not doubled.
                if self.0.len() == self.0.capacity() {
                    self.0.reserve_exact(GROWTH);
                }
                self.0.push((origin, done));
            }
        }
    }

    /// What came of a command; the latest first, as commands are sent again soon.
    pub(super) fn find(&self, origin: &Origin) -> Option<&Done> {
        let found = self.0.iter().rev().find(|(known, _)| known == origin);
        found.map(|(_, done)| done)
    }
}

/// What a command's first event says it was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Effect {
    Joined(Side),
    Arranged(Side, Arrangement),
    Placed(Side, Role, Square),
    HandPicked(Hand),
    Acted(ActionToken),
    Touched(Square),
    TakebackOffered,
    TakebackDeclined,
    TookBack,
    Aborted,
    Rematch,
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
    /// No event that a player's command begins with: nothing to compare.
    Unknown,
}

impl Effect {
    pub(super) fn of(first: &EventKind) -> Self {
        match first {
            EventKind::Joined { side, player: _ } => Self::Joined(*side),
            EventKind::Arranged { side, arrangement } => Self::Arranged(*side, *arrangement),
            EventKind::Placed { side, role, square } => Self::Placed(*side, *role, *square),
            EventKind::HandPicked { hand, .. } => Self::HandPicked(*hand),
            EventKind::Acted { token, .. } => Self::Acted(*token),
            EventKind::Touched { square, .. } => Self::Touched(*square),
            EventKind::TakebackOffered { side: _ } => Self::TakebackOffered,
            EventKind::TakebackDeclined { side: _ } => Self::TakebackDeclined,
            EventKind::TookBack { .. } => Self::TookBack,
            EventKind::Aborted => Self::Aborted,
            EventKind::RematchOffered { side: _ } | EventKind::Rematched { game: _ } => Self::Rematch,
            EventKind::Claimed { claim, .. } => Self::Claimed(*claim),
            EventKind::TimeGiven { .. } => Self::TimeGiven,
            EventKind::AdjournOffered { side: _ } => Self::AdjournOffered,
            EventKind::AdjournDeclined { side: _ } => Self::AdjournAnswered(AdjournmentAnswer::Decline),
            EventKind::Adjourned { clock: _ } => Self::AdjournAnswered(AdjournmentAnswer::Accept),
            EventKind::ResumeOffered { side: _ } => Self::ResumeOffered,
            EventKind::ResumeDeclined { side: _ } => Self::ResumeAnswered(AdjournmentAnswer::Decline),
            EventKind::Continued { clock: _ } => Self::ResumeAnswered(AdjournmentAnswer::Accept),
            EventKind::LinesSet { .. } => Self::LinesSet,
            EventKind::RefereeJoined { player: _ } => Self::RefereeJoined,
            EventKind::RefereeConfirmed { side: _ } => Self::RefereeAnswered(RefereeAnswer::Accept),
            EventKind::RefereeDeclined { side: _ } => Self::RefereeAnswered(RefereeAnswer::Decline),
            EventKind::Ruled { ruling, .. } => Self::Ruled(*ruling),
            EventKind::SetupExpired
            | EventKind::Rated { .. }
            | EventKind::Opened { .. }
            | EventKind::Started { .. }
            | EventKind::Ended { .. }
            | EventKind::Resumed { .. } => Self::Unknown,
        }
    }

    /// Whether `command` may be the one that this came of.
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
                Self::Acted(token) => is_token_of(token, *action),
                _ => false,
            },
            PlayerCommand::Touch { ply: _, square } => self == Self::Touched(*square),
            PlayerCommand::Takeback { ply: _ } => matches!(self, Self::TakebackOffered | Self::TookBack),
            PlayerCommand::AnswerTakeback(TakebackAnswer::Accept) => self == Self::TookBack,
            PlayerCommand::AnswerTakeback(TakebackAnswer::Decline) => self == Self::TakebackDeclined,
            PlayerCommand::Abort => matches!(self, Self::Aborted | Self::Acted(ActionToken::Action(Action::Abort))),
            PlayerCommand::Rematch { fresh: _ } => self == Self::Rematch,
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

/// Whether an event's token is how `action` was written down.
fn is_token_of(token: ActionToken, action: GameAction) -> bool {
    match (action, token) {
        (GameAction::Step { from, to }, ActionToken::Points { from: was, to: went }) => (from, to) == (was, went),
        // A pass is written as the general's null step, and may be sent as one.
        (GameAction::Step { from, to }, ActionToken::Action(Action::Pass)) => from == to,
        (GameAction::Pass, ActionToken::Points { from, to }) => from == to,
        (GameAction::Pass, ActionToken::Action(Action::Pass))
        | (GameAction::Call, ActionToken::Action(Action::CallBikjang))
        | (GameAction::Offer, ActionToken::Action(Action::OfferDraw))
        | (GameAction::Accept, ActionToken::Action(Action::AcceptDraw))
        | (GameAction::Decline, ActionToken::Action(Action::DeclineDraw))
        | (GameAction::Resign(None), ActionToken::Action(Action::Resign(_)))
        | (GameAction::Resign(_), ActionToken::Resign) => true,
        (GameAction::Resign(Some(side)), ActionToken::Action(Action::Resign(was))) => side == was,
        (_, _) => false,
    }
}
