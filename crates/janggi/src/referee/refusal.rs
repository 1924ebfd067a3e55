//! Actions that the rules refuse although the board allows them, and lists of the permitted actions.

use crate::bitboard::Bitboard;
use crate::illegal::Illegal;
use crate::movement::Movement;
use crate::mv::{Move, MoveList};
use crate::position::Position;
use crate::referee::bikjang;
use crate::referee::cause::{RefusalCause, Refused};
use crate::referee::history::GameHistory;
use crate::referee::repetition;
use crate::role::Role;
use crate::ruleset::{Acceptance, Bikjang, NonresolvingStep, PassAllowed};
use crate::square::Square;

/// Returns the refusal of an action that the board allows; `None` if the rules permit it.
pub(crate) fn refusal(history: &GameHistory, action: Move) -> Option<Refused> {
    match action {
        Move::Pass => pass(history).map(Refused::new),
        Move::Step { from, to } => step(history, from, to),
    }
}

/// Returns the reason why a step is illegal, if it leaves the generals facing each other and the rules forbid this.
pub(crate) fn illegal(history: &GameHistory, action: Move) -> Option<Illegal> {
    match history.rules.bikjang {
        // In Xiangqi, legal moves never let the generals face each other.
        Bikjang::Illegal if history.rules.movement == Movement::Xiangqi => None,
        Bikjang::Illegal if may_open(history.position(), action) => {
            let after = history.position().after(action);
            let side = history.position().turn();
            let (general, other) = (after.general(side), after.general(side.opposite()));
            after.facing().then_some(Illegal::LeavesFacing { general, other })
        }
        Bikjang::Illegal | Bikjang::Off | Bikjang::Ends(_) => None,
    }
}

/// Returns whether a step could let the generals face each other. Only a step of the general, or a step from a file
/// with both generals, could do so.
fn may_open(position: &Position, action: Move) -> bool {
    let side = position.turn();
    let (own, other) = (position.general(side), position.general(side.opposite()));
    match action {
        Move::Step { from, .. } if from == own => true,
        Move::Step { from, .. } => own.file() == other.file() && from.file() == own.file(),
        Move::Pass => false,
    }
}

/// Returns every action of the side to move that both the board and the rules permit.
pub(crate) fn permitted(history: &GameHistory) -> MoveList {
    let mut list = permitted_onto(history, Bitboard::ALL);
    if pass(history).is_none() {
        list.push(Move::Pass);
    }
    list
}

/// Returns the steps of the side to move onto `goals` that both the board and the rules permit.
pub(crate) fn permitted_onto(history: &GameHistory, goals: Bitboard) -> MoveList {
    let mut list = MoveList::new();
    for_each_permitted::<true>(history, goals, |from, ends| {
        list.extend(ends.into_iter().map(|to| Move::Step { from, to }));
    });
    list
}

/// Calls `f` with each piece that has permitted steps onto `goals`, and with the destinations of these steps. Without
/// `PROVED`, the general may be unsafe on its destinations.
#[inline]
pub(crate) fn for_each_permitted<const PROVED: bool>(
    history: &GameHistory,
    goals: Bitboard,
    mut f: impl FnMut(Square, Bitboard),
) {
    let may_be_illegal = matches!(history.rules.bikjang, Bikjang::Illegal);
    let may_be_refused = steps_may_be_refused(history);
    let position = history.position();
    position.for_each_piece_given::<PROVED>(history.check_info(), goals, |from, legal| {
        let mut ends = legal;
        if may_be_illegal || may_be_refused {
            ends = permitted_among(history, from, legal, may_be_refused);
        }
        if !ends.is_empty() {
            f(from, ends);
        }
    });
}

/// Returns the legal destinations of the piece on `from` that the rules do not forbid.
#[cold]
fn permitted_among(history: &GameHistory, from: Square, legal: Bitboard, may_be_refused: bool) -> Bitboard {
    let is_permitted = |&to: &Square| {
        let step = Move::Step { from, to };
        illegal(history, step).is_none() && !(may_be_refused && refusal(history, step).is_some())
    };
    legal.into_iter().filter(is_permitted).collect()
}

/// Returns whether the rules might refuse a step now, so that each step must be tested. Usually false.
pub(crate) fn steps_may_be_refused(history: &GameHistory) -> bool {
    history.last().open || repetition::may_refuse(history)
}

fn pass(history: &GameHistory) -> Option<RefusalCause> {
    let ply = history.last();
    match history.rules.pass.allowed {
        PassAllowed::NotInCheck if !ply.in_check => return None,
        PassAllowed::NotInCheck => {}
        PassAllowed::Never => return Some(RefusalCause::PassNotInRules),
    }
    match bikjang::actionable(&history.rules, ply) {
        Some(bikjang) if bikjang::pass_accepts(bikjang) => None,
        Some(_) | None => Some(RefusalCause::PassInCheck),
    }
}

fn step(history: &GameHistory, from: Square, to: Square) -> Option<Refused> {
    let ply = history.last();
    if let Some(bikjang) = bikjang::actionable(&history.rules, ply) {
        match bikjang.acceptance {
            Acceptance::Chosen {
                nonresolving: NonresolvingStep::Refused,
                resolve_by,
                ..
            } => {
                let position = history.position();
                let mover: Option<Role> = position.board().get(from).map(|piece| piece.role);
                let after = position.after(Move::Step { from, to });
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
    repetition::refused(history, from, to)
}

/// Returns the first refusal of a step. When `ending` calls this, only a repetition rule can have refused the step.
pub(crate) fn first_refused(history: &GameHistory) -> Option<Refused> {
    refused_steps(history).next().map(|(_, refused)| refused)
}

/// Returns every step that the board allows and the rules refuse, with the refusal.
pub(crate) fn refused_steps(history: &GameHistory) -> impl Iterator<Item = (Move, Refused)> + '_ {
    history
        .position()
        .legal_moves()
        .into_iter()
        .filter(|action| illegal(history, *action).is_none())
        .filter_map(|action| refusal(history, action).map(|refused| (action, refused)))
}
