//! What the rules refuse although the board allows it. One of the three readers of `Rules`.

use crate::illegal::Illegal;
use crate::mv::{Move, MoveList};
use crate::position::Position;
use crate::referee::bikjang;
use crate::referee::history::Line;
use crate::referee::repetition;
use crate::role::Role;
use crate::ruleset::{Acceptance, Bikjang, NonresolvingStep, PassAllowed};
use crate::square::Square;

/// Why an action is refused. The code is promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RefusalCause {
    /// The generals face each other and this step does not change it.
    BikjangUnresolved,
    /// The step would repeat a position too often.
    RepetitionBanned,
    /// The step would go to and fro once too often.
    ShuttleBanned,
    /// A pass in check.
    PassInCheck,
    /// A call under rules without one.
    CallNotInRules,
    /// A call while the generals do not face each other.
    NotFacing,
    /// A call before its gate opens.
    GateClosed,
    /// A call of a facing that a general's capture made.
    GeneralCaptureExempt,
    /// A call while check must be answered first.
    CallInCheck,
    /// A draw offer that the rules do not allow now.
    OfferNotAllowed,
    /// A draw offer on top of an open one.
    OfferPending,
    /// An answer without an offer.
    NoOffer,
}

impl RefusalCause {
    /// Every cause.
    pub const ALL: [Self; 12] = [
        Self::BikjangUnresolved,
        Self::RepetitionBanned,
        Self::ShuttleBanned,
        Self::PassInCheck,
        Self::CallNotInRules,
        Self::NotFacing,
        Self::GateClosed,
        Self::GeneralCaptureExempt,
        Self::CallInCheck,
        Self::OfferNotAllowed,
        Self::OfferPending,
        Self::NoOffer,
    ];

    /// The promised word.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::BikjangUnresolved => "bikjang_unresolved",
            Self::RepetitionBanned => "repetition_banned",
            Self::ShuttleBanned => "shuttle_banned",
            Self::PassInCheck => "pass_in_check",
            Self::CallNotInRules => "call_not_in_rules",
            Self::NotFacing => "not_facing",
            Self::GateClosed => "gate_closed",
            Self::GeneralCaptureExempt => "general_capture_exempt",
            Self::CallInCheck => "call_in_check",
            Self::OfferNotAllowed => "offer_not_allowed",
            Self::OfferPending => "offer_pending",
            Self::NoOffer => "no_offer",
        }
    }
}

/// A refused board action: why, and by which entry of `repetition` where one is to blame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// Why.
    pub cause: RefusalCause,
    /// The entry of `repetition`, counted from 0.
    pub rule: Option<u8>,
}

impl Refused {
    const fn new(cause: RefusalCause) -> Self {
        Self { cause, rule: None }
    }
}

/// Whether the rules refuse an action that the board allows. The pass is such an action.
pub(crate) fn refusal(line: &Line, action: Move) -> Option<Refused> {
    match action {
        Move::Pass => pass(line).map(Refused::new),
        Move::Step { from, to } => step(line, from, to),
    }
}

/// What the rules make impossible on the board: leaving the generals facing, where that is never allowed.
pub(crate) fn illegal(line: &Line, action: Move) -> Option<Illegal> {
    match line.rules.bikjang {
        Bikjang::Illegal if may_open(line.position(), action) => {
            let after = line.position().after(action);
            let side = line.position().turn();
            let (general, other) = (after.general(side), after.general(side.opposite()));
            after.facing().then_some(Illegal::LeavesFacing { general, other })
        }
        Bikjang::Illegal | Bikjang::Off | Bikjang::Ends(_) => None,
    }
}

/// Whether a step could let the generals see each other: the general's own, or one from the generals' common file.
fn may_open(position: &Position, action: Move) -> bool {
    let side = position.turn();
    let (own, other) = (position.general(side), position.general(side.opposite()));
    match action {
        Move::Step { from, .. } if from == own => true,
        Move::Step { from, .. } => own.file() == other.file() && from.file() == own.file(),
        Move::Pass => false,
    }
}

/// Every action of the side to move that neither the board nor the rules forbid.
pub(crate) fn permitted(line: &Line) -> MoveList {
    let mut list = permitted_of(line, line.last().position.steps());
    if pass(line).is_none() {
        list.push(Move::Pass);
    }
    list
}

/// Those of some legal steps that the rules do not forbid.
pub(crate) fn permitted_of(line: &Line, mut list: MoveList) -> MoveList {
    match line.rules.bikjang {
        Bikjang::Illegal => list.retain(|action| illegal(line, *action).is_none()),
        Bikjang::Off | Bikjang::Ends(_) => {}
    }
    if steps_may_be_refused(line) {
        list.retain(|action| refusal(line, *action).is_none());
    }
    list
}

/// Whether it is worth asking about every step; nearly never in a real game.
fn steps_may_be_refused(line: &Line) -> bool {
    line.last().open || repetition::may_refuse(line)
}

fn pass(line: &Line) -> Option<RefusalCause> {
    let ply = line.last();
    match line.rules.pass.allowed {
        PassAllowed::NotInCheck if !ply.in_check => return None,
        PassAllowed::NotInCheck => {}
    }
    match bikjang::actionable(&line.rules, ply) {
        Some(bikjang) if bikjang::pass_accepts(bikjang) => None,
        Some(_) | None => Some(RefusalCause::PassInCheck),
    }
}

fn step(line: &Line, from: Square, to: Square) -> Option<Refused> {
    let ply = line.last();
    if let Some(bikjang) = bikjang::actionable(&line.rules, ply) {
        match bikjang.acceptance {
            Acceptance::Chosen {
                nonresolving: NonresolvingStep::Refused,
                resolve_by,
                ..
            } => {
                let mover: Option<Role> = ply.position.board().get(from).map(|piece| piece.role);
                let after = ply.position.after(Move::Step { from, to });
                if !bikjang::resolves(resolve_by, mover, &after) {
                    return Some(Refused::new(RefusalCause::BikjangUnresolved));
                }
            }
            Acceptance::Chosen {
                nonresolving: NonresolvingStep::Legal,
                ..
            }
            | Acceptance::AnyNonresolving { .. }
            | Acceptance::Immediate => {}
        }
    }
    repetition::refused(line, from, to)
}

/// The first step that only a repetition rule refuses; what remains of a side in check that may play nothing.
pub(crate) fn first_refused(line: &Line) -> Option<Refused> {
    refused_steps(line).next().map(|(_, refused)| refused)
}

/// Every step that the board allows and the rules refuse.
pub(crate) fn refused_steps(line: &Line) -> impl Iterator<Item = (Move, Refused)> + '_ {
    line.position()
        .steps()
        .into_iter()
        .filter(|action| illegal(line, *action).is_none())
        .filter_map(|action| refusal(line, action).map(|refused| (action, refused)))
}
