//! The facing of the generals (빅장): the conditions under which it may end the game, and the steps that resolve it.

use crate::position::Position;
use crate::referee::ply::{AnyCapture, Facing, Ply, both_below_30};
use crate::role::Role;
use crate::ruleset::{
    AcceptBy, Acceptance, Bikjang, BikjangGate, BikjangInCheck, BikjangRules, GeneralCapture, ResolveBy, Rules, YesNo,
};

/// The reason why a facing cannot end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closed {
    /// The rules have no ending by bikjang.
    NotInRules,
    NotFacing,
    /// The bikjang condition (gate) of the rules is not met.
    Gate,
    /// A capture by a general created the facing.
    GeneralCapture,
}

/// Returns whether the generals face each other and the facing is open, which means that it may end the game.
#[inline]
pub(crate) fn is_open(rules: &Rules, ply: &Ply) -> bool {
    !matches!(ply.facing, Facing::No) && closed(rules, ply).is_none()
}

/// Returns the first reason why the facing is not open; `None` if it is open. The rule set is tested first.
pub(crate) fn closed(rules: &Rules, ply: &Ply) -> Option<Closed> {
    let Bikjang::Ends(bikjang) = rules.bikjang else {
        return Some(Closed::NotInRules);
    };
    let Facing::Since { by_general_capture, .. } = ply.facing else {
        return Some(Closed::NotFacing);
    };
    match (bikjang.general_capture, by_general_capture) {
        (GeneralCapture::NotCallable, YesNo::Yes) => return Some(Closed::GeneralCapture),
        (GeneralCapture::NotCallable, YesNo::No) | (GeneralCapture::NoException, _) => {}
    }
    let open = match bikjang.gate {
        BikjangGate::Open => true,
        BikjangGate::BothBelow30 => both_below_30(ply.pieces),
        BikjangGate::AfterFirstCapture => ply.any_capture == AnyCapture::Yes,
    };
    if open { None } else { Some(Closed::Gate) }
}

/// Returns the bikjang rules if the side to move may act on an open bikjang. Returns `None` if no bikjang is open, or
/// if a check must be answered first.
#[inline]
pub(crate) fn actionable<'a>(rules: &'a Rules, ply: &Ply) -> Option<&'a BikjangRules> {
    if !ply.open {
        return None;
    }
    match &rules.bikjang {
        Bikjang::Ends(bikjang) => match bikjang.in_check {
            BikjangInCheck::MustAnswerCheck if ply.in_check => None,
            BikjangInCheck::MustAnswerCheck | BikjangInCheck::AcceptAllowed => Some(bikjang),
        },
        Bikjang::Off | Bikjang::Illegal => None,
    }
}

/// Returns whether a pass accepts the bikjang.
pub(crate) const fn pass_accepts(bikjang: &BikjangRules) -> bool {
    match bikjang.acceptance {
        Acceptance::AnyNonresolving { .. } => true,
        Acceptance::Chosen { by, .. } => matches!(by, AcceptBy::Pass | AcceptBy::CallOrPass),
        Acceptance::Immediate => false,
    }
}

/// Returns whether a call accepts the bikjang.
pub(crate) const fn call_accepts(bikjang: &BikjangRules) -> bool {
    match bikjang.acceptance {
        Acceptance::Chosen { by, .. } => matches!(by, AcceptBy::Call | AcceptBy::CallOrPass),
        Acceptance::AnyNonresolving { .. } | Acceptance::Immediate => false,
    }
}

/// Returns whether a step of `mover` that leads to `after` resolves the facing.
pub(crate) fn resolves(resolve_by: ResolveBy, mover: Option<Role>, after: &Position) -> bool {
    let by_right_piece = match resolve_by {
        ResolveBy::Any => true,
        ResolveBy::GeneralOnly => mover == Some(Role::General),
    };
    by_right_piece && !after.facing()
}
