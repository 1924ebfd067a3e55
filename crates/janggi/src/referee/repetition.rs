//! Repeated positions, repeated checks, and moving back and forth (반복수, 반복장군).
//!
//! This module tests a history and refuses steps by the repetition rules. Endings by these rules are in `ending`.

use crate::mv::Move;
use crate::referee::cause::{RefusalCause, Refused};
use crate::referee::history::GameHistory;
use crate::referee::ply::Ply;
use crate::role::Role;
use crate::ruleset::{BothBelow30, CheckedSide, RepetitionRule, ShuttleResult, YesNo};
use crate::side::Side;
use crate::square::Square;

/// The five plies of a shuttle: the first arrival, back, the second arrival, back, and the third arrival.
pub(crate) type ShuttlePlies = [u32; 5];

/// Returns whether a repetition rule might refuse a step now. Usually false.
pub(crate) fn may_refuse(history: &GameHistory) -> bool {
    history.rules.repetition.iter().any(|rule| match rule {
        RepetitionRule::Position { .. } => false,
        RepetitionRule::BanPosition { n, count_passes, .. } => {
            occurred_before(history, u32::from(*n) - 1, *count_passes)
        }
        RepetitionRule::Shuttle { .. } => {
            own_last_step(history).is_some_and(|(_, from, to)| shuttle_after(history, to, from).is_some())
        }
    })
}

/// Returns the refusal by the first repetition rule that forbids a step, if any.
pub(crate) fn refused(history: &GameHistory, from: Square, to: Square) -> Option<Refused> {
    (0..).zip(&history.rules.repetition).find_map(|(index, rule)| {
        let cause = match rule {
            RepetitionRule::Position { .. } => return None,
            RepetitionRule::BanPosition {
                n,
                count_passes,
                both_below_30,
            } => {
                if !is_refused(history, *both_below_30)
                    || occurrences_after(history, from, to, *count_passes) + 1 < u32::from(*n)
                    || answers_perpetual_check(history, from, to)
                {
                    return None;
                }
                RefusalCause::RepetitionBanned
            }
            RepetitionRule::Shuttle {
                result: ShuttleResult::MoverLoses,
                ..
            } => return None,
            RepetitionRule::Shuttle {
                result: ShuttleResult::Refused,
                both_below_30,
            } => {
                if !is_refused(history, *both_below_30) || shuttle_after(history, from, to).is_none() {
                    return None;
                }
                RefusalCause::ShuttleBanned
            }
        };
        Some(Refused {
            cause,
            rule: Some(index),
        })
    })
}

/// Returns whether the rule refuses steps at the current points. A repeating step captures nothing, so it does not
/// change the points.
fn is_refused(history: &GameHistory, both_below_30: BothBelow30) -> bool {
    match both_below_30 {
        BothBelow30::Same => true,
        BothBelow30::Exempt | BothBelow30::Draw | BothBelow30::Points => !history.both_below_30(),
    }
}

/// Returns whether a step closes a cycle in which each step of its side answers a check. The checking side is then
/// responsible for the repetition. Always false if the rules do not protect the side in check.
fn answers_perpetual_check(history: &GameHistory, from: Square, to: Square) -> bool {
    if history.rules.checked_side == CheckedSide::AsAny {
        return false;
    }
    latest_after(history, Move::Step { from, to }).is_some_and(|first| {
        let cycle = history.plies.get(first as usize..).unwrap_or_default();
        cycle.iter().rev().step_by(2).all(|ply| ply.in_check)
    })
}

/// Returns whether a side was in check on each of its turns in the cycle that the last action closed.
pub(crate) fn checked_throughout(history: &GameHistory, side: Side) -> bool {
    let Some(first) = history.last().previous else {
        return false;
    };
    let later = usize::from(history.position().turn() != side);
    let cycle = history.plies.get(first as usize..).unwrap_or_default();
    cycle.iter().rev().skip(later).step_by(2).all(|ply| ply.in_check)
}

/// Returns the only side that checked throughout the cycle that the last action closed. Returns `None` if there is no
/// such side, or if the rules do not protect the other side from losing by the repetition.
pub(crate) fn charged_checker(history: &GameHistory) -> Option<Side> {
    match history.rules.checked_side {
        CheckedSide::AsAny => None,
        CheckedSide::NeverLoses => perpetual_checker(history, 2),
    }
}

/// Returns the number of earlier occurrences of the position after a step.
pub(crate) fn occurrences_after(history: &GameHistory, from: Square, to: Square, count_passes: YesNo) -> u32 {
    latest_after(history, Move::Step { from, to })
        .map_or(0, |ply| history.plies[ply as usize].occurrences.counting(count_passes))
}

/// Returns the latest ply with the position that an action would lead to.
pub(crate) fn latest_after(history: &GameHistory, action: Move) -> Option<u32> {
    let position = history.position();
    if let Move::Step { to, .. } = action
        && position.board().get(to).is_some()
    {
        return None;
    }
    history.latest(position.hash_after(action), history.last().since, history.index() + 1)
}

/// Returns whether a position with the other side to move has occurred `count` times since the last irreversible step.
fn occurred_before(history: &GameHistory, count: u32, count_passes: YesNo) -> bool {
    if history.last().most_occurrences < count {
        return false;
    }
    let since = history.last().since as usize;
    let candidates = history.plies.get(since..).unwrap_or_default();
    candidates
        .iter()
        .rev()
        .skip(1)
        .step_by(2)
        .any(|ply| ply.occurrences.counting(count_passes) >= count)
}

/// Returns the last step of the side to move, with its ply. One later pass of the same side is skipped.
fn own_last_step(history: &GameHistory) -> Option<(usize, Square, Square)> {
    let mut ply = history.ply().checked_sub(1)?;
    if history.action_at(ply) == Some(Move::Pass) {
        ply = ply.checked_sub(2)?;
    }
    match history.action_at(ply)? {
        Move::Step { from, to } => Some((ply, from, to)),
        Move::Pass => None,
    }
}

/// Returns the shuttle that the step `x` to `a` of the side to move would complete.
pub(crate) fn shuttle_after(history: &GameHistory, x: Square, a: Square) -> Option<ShuttlePlies> {
    let board = history.position().board();
    let (mover, target) = (board.get(x)?.role, board.get(a));
    shuttle(history, history.ply(), (mover, target.map(|piece| piece.role)), x, a)
}

/// Returns whether the last action may have completed a shuttle. This is possible if it reversed the previous step of
/// its side, or if its side passed before it.
#[inline]
pub(crate) fn went_back(history: &GameHistory) -> bool {
    let before = history.ply().checked_sub(2).and_then(|ply| history.action_at(ply));
    match (history.last().action, before) {
        (Some(Move::Step { from, to }), Some(Move::Step { from: first, to: then })) => from == then && to == first,
        (_, Some(Move::Pass)) => true,
        (_, _) => false,
    }
}

/// Returns the shuttle that the last action completed.
pub(crate) fn shuttle_played(history: &GameHistory) -> Option<ShuttlePlies> {
    let last = history.last();
    match last.action? {
        Move::Step { from, to } => shuttle(history, history.ply() - 1, (last.mover?, last.captured), from, to),
        Move::Pass => None,
    }
}

/// Returns the shuttle that the step of `mover` from `x` to `a` completes with the third arrival on `a`. The step is
/// ply `before + 1`.
///
/// Kakao Janggi's rule as Fairy-Stockfish models it: the side's own last steps were any step to `a`, then `a` to `x`,
/// `x` to `a` and `a` to `x`. From the first arrival on, neither side captured, and the side was not in check before
/// any of these steps. Generals and guards are exempt. One pass of the side directly before the step is skipped.
fn shuttle(
    history: &GameHistory,
    before: usize,
    (mover, captured): (Role, Option<Role>),
    x: Square,
    a: Square,
) -> Option<ShuttlePlies> {
    let now = history.plies.get(before)?;
    match mover {
        Role::General | Role::Guard => return None,
        Role::Horse | Role::Elephant | Role::Chariot | Role::Cannon | Role::Soldier => {}
    }
    let back = before.checked_sub(1)?;
    let fourth = match history.action_at(back)? {
        Move::Pass => back.checked_sub(2)?,
        Move::Step { .. } => back,
    };
    let first = fourth.checked_sub(6).filter(|ply| *ply > 0)?;
    let there = Move::Step { from: x, to: a };
    let home = Move::Step { from: a, to: x };
    // The latest step is compared first, because it usually differs.
    let pattern = history.action_at(fourth) == Some(home)
        && history.action_at(fourth - 2) == Some(there)
        && history.action_at(fourth - 4) == Some(home)
        && matches!(history.action_at(first), Some(Move::Step { to, .. }) if to == a);
    let quiet = || captured.is_none() && history.plies[first..=before].iter().all(|ply| ply.captured.is_none());
    let unchecked = || {
        !now.in_check
            && [first, fourth - 4, fourth - 2, fourth]
                .iter()
                .all(|ply| !history.plies[ply - 1].in_check)
    };
    if pattern && quiet() && unchecked() {
        let number = |ply: usize| u32::try_from(ply).expect("plies are stored as u32");
        Some([first, fourth - 4, fourth - 2, fourth, before + 1].map(number))
    } else {
        None
    }
}

/// Returns the number of occurrences of the current position for a rule. Returns `None` if a pass led to the position
/// and the rule does not count passes.
pub(crate) fn counted(history: &GameHistory, count_passes: YesNo) -> Option<u32> {
    let ply = history.last();
    match (ply.action, count_passes) {
        (Some(Move::Pass), YesNo::No) => None,
        (Some(Move::Pass), YesNo::Yes) | (Some(Move::Step { .. }) | None, _) => {
            Some(ply.occurrences.counting(count_passes))
        }
    }
}

/// Returns the plies of the current position that a rule counts, latest first.
pub(crate) fn occurrences(history: &GameHistory, count_passes: YesNo) -> impl Iterator<Item = u32> + '_ {
    let mut next = Some(history.index());
    core::iter::from_fn(move || {
        let ply = next?;
        next = history.plies[ply as usize].previous;
        Some(ply)
    })
    .filter(move |ply| match count_passes {
        YesNo::Yes => true,
        YesNo::No => history.plies[*ply as usize].action != Some(Move::Pass),
    })
}

/// Returns the only side that gave check throughout the last `n` occurrences of the position, if there is one.
///
/// Occurrences of the position are counted, not checks: since the (n-1)-th earlier occurrence, the other side was in
/// check whenever it was to move.
pub(crate) fn perpetual_checker(history: &GameHistory, n: u8) -> Option<Side> {
    if history.last().occurrences.all < u32::from(n) {
        return None;
    }
    let first = occurrences(history, YesNo::Yes).nth(usize::from(n) - 1)?;
    let window: &[Ply] = history.plies.get(first as usize..)?;
    let mover_in_check = window.iter().rev().step_by(2).all(|ply| ply.in_check);
    let other_in_check = window.iter().rev().skip(1).step_by(2).all(|ply| ply.in_check);
    let mover = history.position().turn();
    match (mover_in_check, other_in_check) {
        (true, false) => Some(mover.opposite()),
        (false, true) => Some(mover),
        (true, true) | (false, false) => None,
    }
}
