//! Verdicts: how a game ended, with the facts that explain why.
//!
//! The decisions are made in `referee`; this module reads the history afterwards.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::explain::facts::{Fact, Facts};
use crate::explain::history_facts::{checkers, common, facing_at, gate, move_text, side_of};
use crate::mv::Move;
use crate::referee::chase;
use crate::referee::ending;
use crate::referee::refusal;
use crate::referee::repetition;
use crate::referee::{Cause, Decision, Ending, GameHistory, Outcome, StoppedHow};
use crate::ruleset::{
    Acceptance, Bikjang, BikjangRules, Coded, DrawOrPoints, PerpetualCheck, RepetitionRule, RulePath, YesNo,
};
use crate::side::Side;

/// The end of a game: the outcome, its cause, the rule and the facts behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub outcome: Outcome,
    pub cause: Cause,
    /// The rule that ended the game; `None` for an ending that no field of the rule set decides, such as a resignation.
    pub rule: Option<RulePath>,
    /// The numbers, plies and points behind the verdict.
    pub facts: Facts,
}

/// How a bikjang ended the game: the kind of action that accepted it, or at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    Pass,
    Call,
    Step,
    Immediate,
}

impl How {
    const fn code(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Call => "call",
            Self::Step => "step",
            Self::Immediate => "immediate",
        }
    }
}

/// Returns the verdict of an ending that the rules detect after a board action or at the start.
pub(crate) fn verdict(history: &GameHistory, ending: Ending) -> Verdict {
    let facts = decided(history, ending);
    let facts = match ending.cause {
        Cause::BikjangAccepted => bikjang_accepted(history, facts, how(history)),
        Cause::Mate => mate(history, facts),
        Cause::NoPermittedAction => no_permitted_action(history, facts),
        Cause::Stalemate => facts.with("loser", history.position().turn()),
        Cause::DoublePass => double_pass(history, facts),
        Cause::LowPoints => low_points(history, facts),
        Cause::PlyLimit => ply_limit(history, facts),
        Cause::NoCaptureLimit => no_capture_limit(history, facts),
        Cause::PerpetualCheck => perpetual_check(history, facts, ending),
        Cause::Repetition => repeated(history, facts, ending),
        Cause::Shuttle => shuttle(history, facts, ending),
        Cause::DeadPosition
        | Cause::Resigned
        | Cause::Flagged
        | Cause::Stopped
        | Cause::DrawAgreed
        | Cause::Aborted
        | Cause::Adjudicated
        | Cause::Abandoned => facts,
    };
    Verdict {
        outcome: ending.outcome,
        cause: ending.cause,
        rule: Some(ending.rule),
        facts,
    }
}

/// Returns the verdict after a bikjang call, which is not a board action.
pub(crate) fn called(history: &GameHistory, ending: Ending) -> Verdict {
    let facts = bikjang_accepted(history, decided(history, ending), How::Call);
    Verdict {
        outcome: ending.outcome,
        cause: ending.cause,
        rule: Some(ending.rule),
        facts,
    }
}

/// Returns the verdict of an accepted draw offer.
pub(crate) fn agreed(history: &GameHistory, ending: Ending, offered_by: Side, result: DrawOrPoints) -> Verdict {
    let facts = sums(history, decided(history, ending))
        .with("offered_by", offered_by)
        .with("result_kind", result.code());
    Verdict {
        outcome: ending.outcome,
        cause: ending.cause,
        rule: Some(ending.rule),
        facts,
    }
}

/// Returns the verdict of a stopped game.
pub(crate) fn stopped(history: &GameHistory, ending: Ending, how: StoppedHow) -> Verdict {
    Verdict {
        outcome: ending.outcome,
        cause: ending.cause,
        rule: Some(ending.rule),
        facts: sums(history, decided(history, ending)).with("how", how.code()),
    }
}

/// Returns the verdict of an ending that no field of the rule set decides, such as a resignation, a loss on time or a
/// referee's decision.
pub(crate) fn declared(history: &GameHistory, cause: Cause, outcome: Outcome, by: Option<Side>) -> Verdict {
    Verdict {
        outcome,
        cause,
        rule: None,
        facts: common(history).with("by", by),
    }
}

/// Returns the common facts, `decided_by` and, unless the rule determines the winner, `tie`.
fn decided(history: &GameHistory, ending: Ending) -> Facts {
    let facts = common(history).with("decided_by", ending.decision.code());
    match ending.decision {
        Decision::Winner(_) => facts,
        Decision::Draw => facts.with("tie", false),
        Decision::Points => facts.with("tie", ending.outcome == Outcome::Draw),
    }
}

fn sums(history: &GameHistory, facts: Facts) -> Facts {
    let points = history.points();
    facts
        .with("cho_half", points.cho)
        .with("han_half", points.han)
        .with("deom_half", history.deom())
}

fn how(history: &GameHistory) -> How {
    if let Bikjang::Ends(BikjangRules {
        acceptance: Acceptance::Immediate,
        ..
    }) = history.rules.bikjang
    {
        return How::Immediate;
    }
    match history.last().action {
        Some(Move::Pass) => How::Pass,
        Some(Move::Step { .. }) | None => How::Step,
    }
}

/// Adds the facts of an accepted bikjang. If a step or pass accepts it, the facing, `in_check` and the piece values
/// refer to the position before that action, and the sides' points to the position after it.
fn bikjang_accepted(history: &GameHistory, facts: Facts, how: How) -> Facts {
    let read = match how {
        How::Pass | How::Step => history.before_last().unwrap_or(history.last()),
        How::Call | How::Immediate => history.last(),
    };
    let by = match how {
        How::Pass | How::Step => Some(history.position().turn().opposite()),
        How::Call => Some(history.position().turn()),
        How::Immediate => side_of(history, history.index()),
    };
    let facts = facing_at(history, read.facing, facts)
        .with("by", by)
        .with("how", how.code())
        .with("in_check", read.in_check)
        .with("gate", gate(history))
        .with("cho_pieces_half", read.pieces.cho)
        .with("han_pieces_half", read.pieces.han);
    sums(history, facts)
}

fn mate(history: &GameHistory, facts: Facts) -> Facts {
    let loser = history.position().turn();
    facts
        .with("loser", loser)
        .with("checkers", checkers(history))
        .with("general", history.position().general(loser))
}

fn no_permitted_action(history: &GameHistory, facts: Facts) -> Facts {
    let refused = refusal::refused_steps(history).map(|(action, _)| move_text(history, action));
    facts
        .with("side", history.position().turn())
        .with("checkers", checkers(history))
        .with("refused", refused.collect::<Fact>())
}

fn double_pass(history: &GameHistory, facts: Facts) -> Facts {
    let ply = history.index();
    sums(history, facts).with("plies", [ply - 1, ply].into_iter().collect::<Fact>())
}

fn low_points(history: &GameHistory, facts: Facts) -> Facts {
    let Some(rule) = history.rules.limit.low_points else {
        return facts;
    };
    let low = Side::ALL
        .into_iter()
        .filter(|side| ending::is_low(history, rule, *side));
    sums(history, facts)
        .with("threshold_half", rule.max)
        .with("sides", low.map(|side| side.id().to_string()).collect::<Fact>())
}

fn ply_limit(history: &GameHistory, facts: Facts) -> Facts {
    let Some(rule) = history.rules.limit.total_plies else {
        return facts;
    };
    sums(history, facts)
        .with("n", u32::from(rule.n))
        .with("counted", history.last().counted)
}

fn no_capture_limit(history: &GameHistory, facts: Facts) -> Facts {
    let Some(rule) = history.rules.limit.no_capture_plies else {
        return facts;
    };
    let since = history
        .plies
        .iter()
        .rposition(|ply| ply.captured.is_some())
        .unwrap_or(0);
    sums(history, facts)
        .with("n", u32::from(rule.n))
        .with("counted", history.last().without_capture)
        .with("since_ply", u32::try_from(since).unwrap_or(u32::MAX))
}

/// Adds the facts of a perpetual check. `checker` is the side that gave check every time; `loser` is present only if
/// the rule makes a side lose.
fn perpetual_check(history: &GameHistory, facts: Facts, ending: Ending) -> Facts {
    let PerpetualCheck::Loses { n, .. } = history.rules.perpetual_check else {
        return facts;
    };
    let Some(checker) = repetition::perpetual_checker(history, n) else {
        return facts;
    };
    let mut occurrences: Vec<u32> = repetition::occurrences(history, YesNo::Yes)
        .take(usize::from(n))
        .collect();
    occurrences.reverse();
    let first = occurrences.first().copied().unwrap_or(0);
    let checks = (first..=history.index()).filter(|ply| {
        let entry = &history.plies[*ply as usize];
        entry.in_check && history.turn_at(*ply as usize) == checker.opposite()
    });
    let checks: Fact = checks.collect();
    let facts = match ending.decision {
        Decision::Winner(winner) => facts.with("loser", winner.opposite()),
        Decision::Draw | Decision::Points => facts,
    };
    sums(history, facts)
        .with("checker", checker)
        .with("n", u32::from(n))
        .with("occurrences", occurrences.into_iter().collect::<Fact>())
        .with("checks", checks)
}

fn repeated(history: &GameHistory, facts: Facts, ending: Ending) -> Facts {
    let index = ending.rule.index.unwrap_or(0);
    let (n, count_passes, chaser, checker) = match history.rules.repetition.get(usize::from(index)) {
        Some(RepetitionRule::Position {
            n,
            count_passes,
            chaser_loses,
            result,
            ..
        }) => {
            let chaser = chase::chaser(history, *n, *count_passes, *chaser_loses);
            let checker = charged_checker(history, ending, ending::position_repeated(history, *result, chaser));
            (*n, *count_passes, chaser, checker)
        }
        Some(RepetitionRule::BanPosition { n, count_passes, .. }) => (*n, *count_passes, None, None),
        Some(RepetitionRule::Shuttle { .. }) | None => return facts,
    };
    let mut occurrences: Vec<u32> = repetition::occurrences(history, count_passes).collect();
    occurrences.reverse();
    let facts = sums(history, facts)
        .with("n", u32::from(n))
        .with("occurrences", occurrences.into_iter().collect::<Fact>())
        .with("result", result(ending.decision, chaser, checker))
        .with("by", side_of(history, history.index()))
        .with("chaser", chaser)
        .with("rule_index", u32::from(index));
    // Added only if the checks decide, so that the verdicts of stored games do not change.
    match checker {
        Some(checker) => facts.with("checker", checker),
        None => facts,
    }
}

/// Returns the side that lost because of its checks; `None` if the rule would have the same result without the checks.
fn charged_checker(history: &GameHistory, ending: Ending, otherwise: Decision) -> Option<Side> {
    match ending.decision {
        Decision::Winner(winner) if ending.decision != otherwise => {
            repetition::charged_checker(history).filter(|checker| *checker != winner)
        }
        Decision::Winner(_) | Decision::Draw | Decision::Points => None,
    }
}

/// Returns the code of the result of a repetition or shuttle: a draw, points, or the side that loses.
const fn result(decision: Decision, chaser: Option<Side>, checker: Option<Side>) -> &'static str {
    match (decision, chaser, checker) {
        (Decision::Draw, _, _) => "draw",
        (Decision::Points, _, _) => "points",
        (Decision::Winner(_), _, Some(_)) => "checker_loses",
        (Decision::Winner(_), Some(_), None) => "chaser_loses",
        (Decision::Winner(_), None, None) => "mover_loses",
    }
}

fn shuttle(history: &GameHistory, facts: Facts, ending: Ending) -> Facts {
    let (Some(plies), Some(Move::Step { from, to })) = (repetition::shuttle_played(history), history.last().action)
    else {
        return facts;
    };
    let facts = match history.last().mover {
        Some(role) => facts.with("piece", role.letter().to_string()),
        None => facts,
    };
    sums(history, facts)
        .with("x", from)
        .with("a", to)
        .with("plies", plies.into_iter().collect::<Fact>())
        .with("by", side_of(history, history.index()))
        .with("result", result(ending.decision, None, None))
}
