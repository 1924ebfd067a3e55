//! Endings of a game by board actions, and their order of precedence.
//!
//! The function for each ending names the source of the rule; [`Preset::source`](crate::Preset::source) returns the
//! source of each value of a preset. KJA is the Korea Janggi Association, and KJF the Korea Janggi Federation.

use crate::mv::Move;
use crate::referee::bikjang;
use crate::referee::cause::{Cause, Decision, Ending, Outcome};
use crate::referee::chase;
use crate::referee::dead::is_dead;
use crate::referee::history::GameHistory;
use crate::referee::refusal;
use crate::referee::repetition;
use crate::ruleset::{
    Acceptance, Bikjang, BothBelow30, CheckedSide, DeadPosition, DoublePass, Field, LowPoints, PassAllowed,
    PerpetualCheck, RepetitionResult, RepetitionRule, RulePath, ShuttleResult, TotalPlies, YesNo,
};
use crate::side::Side;

/// Returns the ending that the last action caused, if any. At the start, only some endings are possible.
pub(crate) fn ending(history: &GameHistory) -> Option<Ending> {
    if history.ply() == 0 {
        return accepted_bikjang(history)
            .or_else(|| no_move_left(history))
            .or_else(|| dead_position(history))
            .or_else(|| no_capture(history));
    }
    in_order(history, no_move_left)
}

/// Like [`ending`], but does not test for mate and stalemate, which the caller detects by listing the actions.
pub(crate) fn ending_ignoring_mate(history: &GameHistory) -> Option<Ending> {
    in_order(history, |_| None)
}

/// Returns the first ending in order of precedence.
#[inline]
fn in_order(history: &GameHistory, no_move_left: impl FnOnce(&GameHistory) -> Option<Ending>) -> Option<Ending> {
    accepted_bikjang(history)
        .or_else(|| no_move_left(history))
        .or_else(|| double_pass(history))
        .or_else(|| dead_position(history))
        .or_else(|| low_points(history))
        .or_else(|| total_plies(history))
        .or_else(|| no_capture(history))
        .or_else(|| perpetual_check(history))
        .or_else(|| repeated(history))
}

/// Returns all endings that the last action caused, the deciding one first.
#[cfg(test)]
pub(crate) fn all(history: &GameHistory) -> alloc::vec::Vec<Ending> {
    let rules = history.rules.repetition.iter().enumerate();
    let repetitions = rules.filter_map(|(index, rule)| repeated_by(history, index, rule));
    [
        accepted_bikjang,
        mate,
        stalemate,
        double_pass,
        dead_position,
        low_points,
        total_plies,
        no_capture,
        perpetual_check,
    ]
    .iter()
    .filter_map(|ending| ending(history))
    .chain(repetitions)
    .collect()
}

/// Returns the outcome by points, with the deom added for Han. A tie is a draw.
pub(crate) fn by_points(history: &GameHistory) -> Outcome {
    let points = history.points();
    match points.cho.cmp(&points.han) {
        core::cmp::Ordering::Greater => Outcome::Win(Side::Cho),
        core::cmp::Ordering::Less => Outcome::Win(Side::Han),
        core::cmp::Ordering::Equal => Outcome::Draw,
    }
}

/// Returns an ending, with its outcome in the current position.
pub(crate) fn ended(history: &GameHistory, cause: Cause, rule: RulePath, decision: Decision) -> Ending {
    Ending {
        outcome: outcome(history, decision),
        cause,
        rule,
        decision,
    }
}

pub(crate) fn outcome(history: &GameHistory, decision: Decision) -> Outcome {
    match decision {
        Decision::Winner(side) => Outcome::Win(side),
        Decision::Draw => Outcome::Draw,
        Decision::Points => by_points(history),
    }
}

/// Tests for an accepted bikjang (빅장). The KJA's rules of play require a call. Under the KJF's rules (2020 and 2022),
/// points decide an unresolved bikjang. In Fairy-Stockfish, a side that does not resolve the bikjang accepts it.
#[inline(always)]
fn accepted_bikjang(history: &GameHistory) -> Option<Ending> {
    // Quick test first: a bikjang can only be accepted while it is open or if it was open before the last action, which
    // is rare.
    if history.last().open || history.before_last().is_some_and(|before| before.open) {
        accepted_open_bikjang(history)
    } else {
        None
    }
}

/// Does the work of [`accepted_bikjang`] if a bikjang is open now or was open before the last action.
fn accepted_open_bikjang(history: &GameHistory) -> Option<Ending> {
    let Bikjang::Ends(rules) = &history.rules.bikjang else {
        return None;
    };
    let now = history.last();
    let accepted = match rules.acceptance {
        Acceptance::Immediate => now.open,
        Acceptance::AnyNonresolving { resolve_by } => {
            let before = history.before_last()?;
            bikjang::actionable(&history.rules, before).is_some()
                && (now.action == Some(Move::Pass) || !bikjang::resolves(resolve_by, now.mover, history.position()))
        }
        Acceptance::Chosen { .. } => {
            let before = history.before_last()?;
            now.action == Some(Move::Pass)
                && bikjang::actionable(&history.rules, before).is_some_and(bikjang::pass_accepts)
        }
    };
    if accepted { called_bikjang(history) } else { None }
}

/// Returns the ending by an accepted or called bikjang; `None` if the rules have no such ending.
pub(crate) fn called_bikjang(history: &GameHistory) -> Option<Ending> {
    match &history.rules.bikjang {
        Bikjang::Ends(rules) => {
            let rule = RulePath::field(Field::BikjangMode);
            Some(ended(history, Cause::BikjangAccepted, rule, rules.result.into()))
        }
        Bikjang::Off | Bikjang::Illegal => None,
    }
}

/// Tests for mate or, if passing is not allowed, stalemate.
fn no_move_left(history: &GameHistory) -> Option<Ending> {
    if history.last().in_check {
        mate(history)
    } else {
        stalemate(history)
    }
}

/// Tests for mate (외통): the side to move is in check, and every step is illegal or refused. All sources agree (compared
/// with Fairy-Stockfish on 8,006 positions). A side that may accept an open bikjang instead is not mated, as in
/// Fairy-Stockfish.
fn mate(history: &GameHistory) -> Option<Ending> {
    let ply = history.last();
    if !ply.in_check {
        return None;
    }
    if let Some(rules) = bikjang::actionable(&history.rules, ply)
        && (bikjang::pass_accepts(rules) || bikjang::call_accepts(rules))
    {
        return None;
    }
    if !refusal::permitted(history).is_empty() {
        return None;
    }
    let winner = Decision::Winner(history.position().turn().opposite());
    Some(match refusal::first_refused(history) {
        None => ended(history, Cause::Mate, RulePath::field(Field::Movement), winner),
        Some(refused) => {
            let rule = RulePath {
                field: Field::Repetition,
                index: refused.rule,
            };
            ended(history, Cause::NoPermittedAction, rule, winner)
        }
    })
}

/// Tests for stalemate (困斃), if passing is not allowed. According to KoopKorea's manual (Xiangqi, 8a), the side without
/// a legal move loses.
#[inline]
fn stalemate(history: &GameHistory) -> Option<Ending> {
    if history.rules.pass.allowed != PassAllowed::Never || history.last().in_check {
        return None;
    }
    let free = history.position().has_legal_move() && !refusal::steps_may_be_refused(history);
    if free || !refusal::permitted(history).is_empty() {
        return None;
    }
    let winner = Decision::Winner(history.position().turn().opposite());
    Some(ended(
        history,
        Cause::Stalemate,
        RulePath::field(Field::PassAllowed),
        winner,
    ))
}

/// Tests for two passes in a row. Under the KJF's rules of 2022, they end the game, and points decide.
fn double_pass(history: &GameHistory) -> Option<Ending> {
    let DoublePass::Ends(result) = history.rules.pass.double else {
        return None;
    };
    let passed = |action| action == Some(Move::Pass);
    let both = passed(history.last().action) && passed(history.before_last()?.action);
    both.then(|| {
        ended(
            history,
            Cause::DoublePass,
            RulePath::field(Field::PassDouble),
            result.into(),
        )
    })
}

/// Tests for material with which mate is impossible. According to Wikipedia (Janggi), the game is a draw if neither
/// player has enough pieces to win. In this library, classes of material take the place of a referee's judgement.
fn dead_position(history: &GameHistory) -> Option<Ending> {
    if history.rules.dead_position == DeadPosition::Off || !is_dead(&history.rules, history.position().board()) {
        return None;
    }
    let rule = RulePath::field(Field::DeadPosition);
    Some(ended(history, Cause::DeadPosition, rule, Decision::Draw))
}

/// Returns the side at fault for a repetition. This is the side that loses by `decision` or, without a decision, the
/// side that checked or chased throughout the cycle if a rule forbids that.
pub(crate) fn at_fault(history: &GameHistory, decision: Option<Decision>) -> Option<Side> {
    match decision {
        Some(Decision::Winner(winner)) => return Some(winner.opposite()),
        Some(Decision::Draw | Decision::Points) => return None,
        None => {}
    }
    let checker = match history.rules.perpetual_check {
        PerpetualCheck::Loses { .. } => repetition::perpetual_checker(history, 2),
        PerpetualCheck::AsRepetition => None,
    };
    checker.or_else(|| {
        history.rules.repetition.iter().find_map(|rule| match rule {
            RepetitionRule::Position {
                n,
                chaser_loses,
                count_passes,
                ..
            } => chase::chaser(history, *n, *count_passes, *chaser_loses),
            RepetitionRule::BanPosition { .. } | RepetitionRule::Shuttle { .. } => None,
        })
    })
}

/// Returns the result that two passes would have now; `None` if they do not end the game.
pub(crate) fn both_pass(history: &GameHistory) -> Option<Outcome> {
    match history.rules.pass.double {
        DoublePass::Ends(result) => Some(outcome(history, result.into())),
        DoublePass::GoesOn => None,
    }
}

/// Returns whether the last action was quiet, or need not be. A quiet action neither captures nor gives check.
fn is_quiet(history: &GameHistory, quiet_only: YesNo) -> bool {
    match quiet_only {
        YesNo::Yes => history.last().captured.is_none() && !history.last().in_check,
        YesNo::No => true,
    }
}

/// Tests for a side with too few points left. Source: real games of Kakao Janggi.
#[inline]
fn low_points(history: &GameHistory) -> Option<Ending> {
    let rule = history.rules.limit.low_points?;
    if !Side::ALL.into_iter().any(|side| is_low(history, rule, side)) || !is_quiet(history, rule.quiet_only) {
        return None;
    }
    Some(ended(
        history,
        Cause::LowPoints,
        RulePath::field(Field::LimitLowPoints),
        rule.result.into(),
    ))
}

/// Returns whether a side is at or below the threshold.
pub(crate) fn is_low(history: &GameHistory, rule: LowPoints, side: Side) -> bool {
    let sums = match rule.counts_deom {
        YesNo::Yes => history.points(),
        YesNo::No => history.pieces(),
    };
    sums[side] <= rule.max
}

/// Tests for the maximum length of a game. Source: real games of Kakao Janggi; the KJA has no such limit.
fn total_plies(history: &GameHistory) -> Option<Ending> {
    let TotalPlies { n, quiet_only, result } = history.rules.limit.total_plies?;
    if history.last().counted < u32::from(n) || !is_quiet(history, quiet_only) {
        return None;
    }
    Some(ended(
        history,
        Cause::PlyLimit,
        RulePath::field(Field::LimitTotalPlies),
        result.into(),
    ))
}

/// Tests for too many plies without a capture. Source: the optional ending of Fairy-Stockfish; the KJA has no such
/// rule.
fn no_capture(history: &GameHistory) -> Option<Ending> {
    let rule = history.rules.limit.no_capture_plies?;
    if history.last().without_capture < u32::from(rule.n) {
        return None;
    }
    let path = RulePath::field(Field::LimitNoCapturePlies);
    Some(ended(history, Cause::NoCaptureLimit, path, rule.result.into()))
}

/// Returns the decision of a rule, which may be different if both sides are below 30 points. Returns `None` if the rule
/// does not apply.
fn below_30(
    history: &GameHistory,
    both_below_30: BothBelow30,
    rule: impl FnOnce() -> Option<Decision>,
) -> Option<Decision> {
    match both_below_30 {
        _ if !history.both_below_30() => rule(),
        BothBelow30::Same => rule(),
        BothBelow30::Exempt => None,
        BothBelow30::Draw => Some(Decision::Draw),
        BothBelow30::Points => Some(Decision::Points),
    }
}

/// Tests for perpetual check (반복장군). Source: the KJA's rules of play, which list it with repetition. Occurrences are
/// counted as in Fairy-Stockfish.
#[inline]
fn perpetual_check(history: &GameHistory) -> Option<Ending> {
    let PerpetualCheck::Loses { n, both_below_30 } = history.rules.perpetual_check else {
        return None;
    };
    if history.last().occurrences.all < u32::from(n) {
        return None;
    }
    let checker = repetition::perpetual_checker(history, n)?;
    let decision = below_30(history, both_below_30, || Some(Decision::Winner(checker.opposite())))?;
    Some(ended(
        history,
        Cause::PerpetualCheck,
        RulePath::field(Field::PerpetualCheck),
        decision,
    ))
}

/// Tests for repetition (반복수). The KJA's rules of play forbid a third occurrence, except below 30 points. Under the
/// KJF's rules, the side that causes a fourth occurrence loses.
#[inline(always)]
fn repeated(history: &GameHistory) -> Option<Ending> {
    // In most cases, the position is new, and the last action cannot have completed a shuttle.
    if history.last().occurrences.all == 1 && !repetition::went_back(history) {
        return None;
    }
    repeated_by_any(history)
}

/// Tests every repetition rule in order, for [`repeated`].
#[cold]
fn repeated_by_any(history: &GameHistory) -> Option<Ending> {
    let mut rules = history.rules.repetition.iter().enumerate();
    rules.find_map(|(index, rule)| repeated_by(history, index, rule))
}

/// Returns the ending by `rule`, which is entry `index` of `repetition`.
#[inline]
fn repeated_by(history: &GameHistory, index: usize, rule: &RepetitionRule) -> Option<Ending> {
    let (cause, decision) = match rule {
        RepetitionRule::Position {
            n,
            result,
            count_passes,
            both_below_30,
            chaser_loses,
        } => {
            if repetition::counted(history, *count_passes)? < u32::from(*n) {
                return None;
            }
            let chaser = || chase::chaser(history, *n, *count_passes, *chaser_loses);
            let rule = || Some(position_repeated(history, *result, chaser()));
            let decision = below_30(history, *both_below_30, rule)?;
            (Cause::Repetition, sparing_the_checked(history, *n, decision)?)
        }
        RepetitionRule::BanPosition {
            n,
            count_passes,
            both_below_30,
        } => {
            if repetition::counted(history, *count_passes)? < u32::from(*n) {
                return None;
            }
            // The rule refuses the repeating step, so it ends the game only below 30 points.
            (Cause::Repetition, below_30(history, *both_below_30, || None)?)
        }
        RepetitionRule::Shuttle { result, both_below_30 } => {
            repetition::shuttle_played(history)?;
            let rule = || match result {
                ShuttleResult::MoverLoses => Some(Decision::Winner(history.position().turn())),
                ShuttleResult::Refused => None,
            };
            (Cause::Shuttle, below_30(history, *both_below_30, rule)?)
        }
    };
    let index = u8::try_from(index).expect("a rule set has few repetition rules");
    Some(ended(history, cause, RulePath::repetition(index), decision))
}

/// Returns the decision on the n-th occurrence of a position, which checks may have forced.
///
/// Under [`CheckedSide::NeverLoses`], a side that was in check throughout the cycle does not lose by the repetition.
/// This side wins if the other side checked throughout all n occurrences and the rule set has no separate rule on
/// perpetual check; otherwise the game continues. If both sides are below 30 points, it may still lose on points
/// (KoopKorea's manual, 3b).
fn sparing_the_checked(history: &GameHistory, n: u8, decision: Decision) -> Option<Decision> {
    let Outcome::Win(winner) = outcome(history, decision) else {
        return Some(decision);
    };
    let on_few_points = decision == Decision::Points && history.both_below_30();
    let loser = winner.opposite();
    if history.rules.checked_side == CheckedSide::AsAny
        || on_few_points
        || !repetition::checked_throughout(history, loser)
    {
        return Some(decision);
    }
    match history.rules.perpetual_check {
        PerpetualCheck::AsRepetition if repetition::perpetual_checker(history, n) == Some(winner) => {
            Some(Decision::Winner(loser))
        }
        PerpetualCheck::AsRepetition | PerpetualCheck::Loses { .. } => None,
    }
}

pub(crate) fn position_repeated(history: &GameHistory, result: RepetitionResult, chaser: Option<Side>) -> Decision {
    match (chaser, result) {
        (Some(chaser), _) => Decision::Winner(chaser.opposite()),
        (None, RepetitionResult::Draw) => Decision::Draw,
        (None, RepetitionResult::Points) => Decision::Points,
        (None, RepetitionResult::MoverLoses) => Decision::Winner(history.position().turn()),
    }
}
