//! The facts behind an ending or a refusal: what to show a person who asks "why?".
//!
//! Reads the line after the decision; decides nothing.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::bitboard::Bitboard;
use crate::illegal::Illegal;
use crate::mv::Move;
use crate::notation::{fen, uci};
use crate::rules::cause::{Cause, Decision, Ending, Outcome, Verdict};
use crate::rules::codes::Coded;
use crate::rules::facts::{Fact, Facts};
use crate::rules::field::{Field, RulePath};
use crate::rules::history::{Facing, GATE, Line};
use crate::rules::refusal::{self, RefusalCause, Refused};
use crate::rules::repetition;
use crate::rules::schema::{
    Acceptance, Bikjang, BikjangGate, BikjangRules, DrawOrPoints, PerpetualCheck, RepetitionRule, YesNo,
};
use crate::rules::verdict;
use crate::side::Side;

/// How a bikjang was accepted.
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

/// The verdict of an ending that a board action brought about.
pub(crate) fn verdict(line: &Line, ending: Ending) -> Verdict {
    let facts = decided(line, ending);
    let facts = match ending.cause {
        Cause::BikjangAccepted => bikjang_accepted(line, facts, how(line)),
        Cause::Mate => mate(line, facts),
        Cause::NoPermittedAction => no_permitted_action(line, facts),
        Cause::DoublePass => double_pass(line, facts),
        Cause::LowPoints => low_points(line, facts),
        Cause::PlyLimit => ply_limit(line, facts),
        Cause::NoCaptureLimit => no_capture_limit(line, facts),
        Cause::PerpetualCheck => perpetual_check(line, facts),
        Cause::Repetition => repeated(line, facts, ending),
        Cause::Shuttle => shuttle(line, facts, ending),
        Cause::Resigned | Cause::Flagged | Cause::DrawAgreed | Cause::Aborted | Cause::Adjudicated => facts,
    };
    Verdict {
        outcome: ending.outcome,
        cause: ending.cause,
        rule: Some(ending.rule),
        facts,
    }
}

/// The verdict of a called bikjang, which is no board action.
pub(crate) fn called(line: &Line, ending: Ending) -> Verdict {
    let facts = bikjang_accepted(line, decided(line, ending), How::Call);
    Verdict {
        outcome: ending.outcome,
        cause: ending.cause,
        rule: Some(ending.rule),
        facts,
    }
}

/// The verdict of an accepted offer.
pub(crate) fn agreed(line: &Line, ending: Ending, offered_by: Side, result: DrawOrPoints) -> Verdict {
    let facts = sums(line, decided(line, ending))
        .with("offered_by", offered_by)
        .with("result_kind", result.code());
    Verdict {
        outcome: ending.outcome,
        cause: ending.cause,
        rule: Some(ending.rule),
        facts,
    }
}

/// A verdict that no rule about the board gives: resigning, time, calling off, a referee.
pub(crate) fn declared(line: &Line, cause: Cause, outcome: Outcome, by: Option<Side>) -> Verdict {
    Verdict {
        outcome,
        cause,
        rule: None,
        facts: common(line).with("by", by),
    }
}

/// The facts of a refused action.
pub(crate) fn refused(line: &Line, action: Option<Move>, refused: Refused) -> Facts {
    let pieces = line.pieces();
    let facts = common(line)
        .with("cho_pieces_half", pieces.cho)
        .with("han_pieces_half", pieces.han);
    let facts = match action {
        Some(action) => facts.with("move", move_text(line, action)),
        None => facts,
    };
    match refused.cause {
        RefusalCause::BikjangUnresolved | RefusalCause::GeneralCaptureExempt => facing(line, facts),
        RefusalCause::GateClosed => facing(line, facts.with("gate", gate(line)).with("threshold", GATE)),
        RefusalCause::OfferNotAllowed => facts.with("threshold", GATE),
        RefusalCause::PassInCheck | RefusalCause::CallInCheck => facts.with("checkers", checkers(line)),
        RefusalCause::RepetitionBanned => facts.with("occurrence_plies", repeated_by(line, action, refused)),
        RefusalCause::ShuttleBanned => facts.with("occurrence_plies", shuttled_by(line, action)),
        RefusalCause::CallNotInRules | RefusalCause::NotFacing | RefusalCause::OfferPending | RefusalCause::NoOffer => {
            facts
        }
    }
}

/// The rule that refuses.
pub(crate) fn refusing_rule(refused: Refused) -> RulePath {
    match refused.cause {
        RefusalCause::BikjangUnresolved => RulePath::field(Field::BikjangNonresolvingStep),
        RefusalCause::RepetitionBanned | RefusalCause::ShuttleBanned => RulePath {
            field: Field::Repetition,
            index: refused.rule,
        },
        RefusalCause::PassInCheck => RulePath::field(Field::PassAllowed),
        RefusalCause::CallNotInRules => RulePath::field(Field::BikjangAccept),
        RefusalCause::NotFacing => RulePath::field(Field::BikjangMode),
        RefusalCause::GateClosed => RulePath::field(Field::BikjangGate),
        RefusalCause::GeneralCaptureExempt => RulePath::field(Field::BikjangGeneralCapture),
        RefusalCause::CallInCheck => RulePath::field(Field::BikjangInCheck),
        RefusalCause::OfferNotAllowed | RefusalCause::OfferPending | RefusalCause::NoOffer => {
            RulePath::field(Field::DrawOffer)
        }
    }
}

/// A board action as UCI text in the position now.
pub(crate) fn move_text(line: &Line, action: Move) -> String {
    uci::print_move(action, line.position())
}

fn common(line: &Line) -> Facts {
    Facts::new()
        .with("ply", line.index())
        .with("fen", fen::print(line.position()))
}

/// What every ending of the rules tells: what it rests on, and whether points were equal where they decide.
fn decided(line: &Line, ending: Ending) -> Facts {
    let facts = common(line).with("decided_by", ending.decision.code());
    match ending.decision {
        Decision::Winner(_) => facts,
        Decision::Draw => facts.with("tie", false),
        Decision::Points => facts.with("tie", ending.outcome == Outcome::Draw),
    }
}

fn sums(line: &Line, facts: Facts) -> Facts {
    let points = line.points();
    facts
        .with("cho_half", points.cho)
        .with("han_half", points.han)
        .with("deom_half", line.deom())
}

fn checkers(line: &Line) -> Fact {
    line.position()
        .checkers()
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

fn gate(line: &Line) -> Fact {
    match &line.rules.bikjang {
        Bikjang::Ends(rules) => rules.gate.code().into(),
        Bikjang::Off | Bikjang::Illegal => BikjangGate::Open.code().into(),
    }
}

/// The side that made the action numbered `ply`; nobody made the start.
fn side_of(line: &Line, ply: u32) -> Option<Side> {
    (ply as usize)
        .checked_sub(1)
        .and_then(|before| line.position_at(before))
        .map(|position| position.turn())
}

fn facing(line: &Line, facts: Facts) -> Facts {
    facing_at(line, line.facing(), facts)
}

fn facing_at(line: &Line, facing: Facing, facts: Facts) -> Facts {
    match facing {
        Facing::Since { ply, .. } => facts.with("created_at_ply", ply).with("creator", side_of(line, ply)),
        Facing::No => facts,
    }
}

fn how(line: &Line) -> How {
    if let Bikjang::Ends(BikjangRules {
        acceptance: Acceptance::Immediate,
        ..
    }) = line.rules.bikjang
    {
        return How::Immediate;
    }
    match line.last().action {
        Some(Move::Pass) => How::Pass,
        Some(Move::Step { .. }) | None => How::Step,
    }
}

/// The gate's sums and the check are those before an accepting step or pass, the points those after it.
fn bikjang_accepted(line: &Line, facts: Facts, how: How) -> Facts {
    let read = match how {
        How::Pass | How::Step => line.before_last().unwrap_or(line.last()),
        How::Call | How::Immediate => line.last(),
    };
    let by = match how {
        How::Pass | How::Step => Some(line.position().turn().opposite()),
        How::Call => Some(line.position().turn()),
        How::Immediate => side_of(line, line.index()),
    };
    let facts = facing_at(line, read.facing, facts)
        .with("by", by)
        .with("how", how.code())
        .with("in_check", read.in_check)
        .with("gate", gate(line))
        .with("cho_pieces_half", read.pieces.cho)
        .with("han_pieces_half", read.pieces.han);
    sums(line, facts)
}

fn mate(line: &Line, facts: Facts) -> Facts {
    let loser = line.position().turn();
    facts
        .with("loser", loser)
        .with("checkers", checkers(line))
        .with("general", line.position().general(loser))
}

fn no_permitted_action(line: &Line, facts: Facts) -> Facts {
    let refused = refusal::refused_steps(line).map(|(action, _)| move_text(line, action));
    facts
        .with("side", line.position().turn())
        .with("checkers", checkers(line))
        .with("refused", refused.collect::<Fact>())
}

fn double_pass(line: &Line, facts: Facts) -> Facts {
    let ply = line.index();
    sums(line, facts).with("plies", [ply - 1, ply].into_iter().collect::<Fact>())
}

fn low_points(line: &Line, facts: Facts) -> Facts {
    let Some(rule) = line.rules.limit.low_points else {
        return facts;
    };
    let low = Side::ALL.into_iter().filter(|side| verdict::is_low(line, rule, *side));
    sums(line, facts)
        .with("threshold_half", rule.max)
        .with("sides", low.map(|side| side.id().to_string()).collect::<Fact>())
}

fn ply_limit(line: &Line, facts: Facts) -> Facts {
    let Some(rule) = line.rules.limit.total_plies else {
        return facts;
    };
    sums(line, facts)
        .with("n", u32::from(rule.n))
        .with("counted", line.last().counted)
}

fn no_capture_limit(line: &Line, facts: Facts) -> Facts {
    let Some(rule) = line.rules.limit.no_capture_plies else {
        return facts;
    };
    let since = line.plies.iter().rposition(|ply| ply.captured.is_some()).unwrap_or(0);
    sums(line, facts)
        .with("n", u32::from(rule.n))
        .with("counted", line.last().without_capture)
        .with("since_ply", u32::try_from(since).unwrap_or(u32::MAX))
}

fn perpetual_check(line: &Line, facts: Facts) -> Facts {
    let PerpetualCheck::Loses { n, .. } = line.rules.perpetual_check else {
        return facts;
    };
    let Some(loser) = repetition::perpetual_checker(line, n) else {
        return facts;
    };
    let mut occurrences: Vec<u32> = repetition::occurrences(line, YesNo::Yes).take(usize::from(n)).collect();
    occurrences.reverse();
    let first = occurrences.first().copied().unwrap_or(0);
    let checks = (first..=line.index()).filter(|ply| {
        let entry = &line.plies[*ply as usize];
        entry.in_check && entry.position.turn() == loser.opposite()
    });
    let checks: Fact = checks.collect();
    sums(line, facts)
        .with("loser", loser)
        .with("n", u32::from(n))
        .with("occurrences", occurrences.into_iter().collect::<Fact>())
        .with("checks", checks)
}

fn repeated(line: &Line, facts: Facts, ending: Ending) -> Facts {
    let index = ending.rule.index.unwrap_or(0);
    let (n, count_passes, chaser) = match line.rules.repetition.get(usize::from(index)) {
        Some(RepetitionRule::Position {
            n,
            count_passes,
            chaser_loses: YesNo::Yes,
            ..
        }) => (*n, *count_passes, repetition::chaser(line, *count_passes)),
        Some(
            RepetitionRule::Position {
                n,
                count_passes,
                chaser_loses: YesNo::No,
                ..
            }
            | RepetitionRule::BanPosition { n, count_passes, .. },
        ) => (*n, *count_passes, None),
        Some(RepetitionRule::Shuttle { .. }) | None => return facts,
    };
    let mut occurrences: Vec<u32> = repetition::occurrences(line, count_passes).collect();
    occurrences.reverse();
    sums(line, facts)
        .with("n", u32::from(n))
        .with("occurrences", occurrences.into_iter().collect::<Fact>())
        .with("result", result(ending.decision, chaser))
        .with("by", side_of(line, line.index()))
        .with("chaser", chaser)
        .with("rule_index", u32::from(index))
}

/// What a repetition came to, in the words of its rule.
const fn result(decision: Decision, chaser: Option<Side>) -> &'static str {
    match (decision, chaser) {
        (Decision::Draw, _) => "draw",
        (Decision::Points, _) => "points",
        (Decision::Winner(_), Some(_)) => "chaser_loses",
        (Decision::Winner(_), None) => "mover_loses",
    }
}

fn shuttle(line: &Line, facts: Facts, ending: Ending) -> Facts {
    let (Some(plies), Some(Move::Step { from, to })) = (repetition::shuttle_played(line), line.last().action) else {
        return facts;
    };
    let facts = match line.last().mover {
        Some(role) => facts.with("piece", role.letter().to_string()),
        None => facts,
    };
    sums(line, facts)
        .with("x", from)
        .with("a", to)
        .with("plies", plies.into_iter().collect::<Fact>())
        .with("by", side_of(line, line.index()))
        .with("result", result(ending.decision, None))
}

fn repeated_by(line: &Line, action: Option<Move>, refused: Refused) -> Fact {
    let index = usize::from(refused.rule.unwrap_or(0));
    let count_passes = match line.rules.repetition.get(index) {
        Some(RepetitionRule::BanPosition { count_passes, .. } | RepetitionRule::Position { count_passes, .. }) => {
            *count_passes
        }
        Some(RepetitionRule::Shuttle { .. }) | None => YesNo::Yes,
    };
    earlier(line, action, count_passes).into_iter().collect()
}

/// The plies at which the position after an action has already stood, the earliest first.
pub(crate) fn earlier(line: &Line, action: Option<Move>, count_passes: YesNo) -> Vec<u32> {
    let mut plies = Vec::new();
    let mut next = action.and_then(|action| repetition::latest_after(line, action));
    while let Some(ply) = next {
        let entry = &line.plies[ply as usize];
        if count_passes == YesNo::Yes || entry.action != Some(Move::Pass) {
            plies.push(ply);
        }
        next = entry.previous;
    }
    plies.reverse();
    plies
}

fn shuttled_by(line: &Line, action: Option<Move>) -> Fact {
    match action {
        Some(Move::Step { from, to }) => repetition::shuttle(line, line.ply(), from, to)
            .into_iter()
            .flatten()
            .take(4)
            .collect(),
        Some(Move::Pass) | None => core::iter::empty::<u32>().collect(),
    }
}

/// The points behind a step that the board does not allow.
#[must_use]
pub fn explain_illegal(illegal: &Illegal) -> Facts {
    let points = |points: Bitboard| points.into_iter().map(|square| square.to_string()).collect::<Fact>();
    let facts = Facts::new();
    match illegal {
        Illegal::NoPiece { at }
        | Illegal::NullStep { at }
        | Illegal::LegBlocked { at }
        | Illegal::PathBlocked { at }
        | Illegal::ScreenIsCannon { at }
        | Illegal::TakesCannon { at } => facts.with("at", *at),
        Illegal::NotYours { at, piece } | Illegal::OwnPiece { at, piece } => {
            facts.with("at", *at).with("piece", piece.letter().to_string())
        }
        Illegal::LeavesPalace { to } | Illegal::Backward { to } => facts.with("to", *to),
        Illegal::NoPalaceLine { from, to } => facts.with("from", *from).with("to", *to),
        Illegal::WrongShape { piece } => facts.with("piece", piece.letter().to_string()),
        Illegal::NoScreen => facts,
        Illegal::ManyScreens { between } => facts.with("between", points(*between)),
        Illegal::StaysInCheck { general, by } | Illegal::ExposesGeneral { general, by } => {
            facts.with("general", *general).with("by", points(*by))
        }
        Illegal::LeavesFacing { general, other } => facts.with("general", *general).with("other", *other),
    }
}
