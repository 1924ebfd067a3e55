//! How a game ends: the order of the endings in one place, and the verdict that a person is told.
//! One of the three readers of `Rules`.

use crate::mv::Move;
use crate::rules::bikjang;
use crate::rules::facts::Facts;
use crate::rules::field::{Field, RulePath};
use crate::rules::history::Line;
use crate::rules::refusal;
use crate::rules::repetition;
use crate::rules::schema::{
    Acceptance, Bikjang, BothBelow30, DoublePass, DrawOrPoints, LowPoints, PerpetualCheck, RepetitionResult,
    RepetitionRule, ShuttleResult, TotalPlies, YesNo,
};
use crate::side::Side;

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side.
    Win(Side),
    /// Nobody: a draw (무승부).
    Draw,
    /// The game was called off and counts for nothing.
    None,
}

impl Outcome {
    /// `cho`, `han`, `draw` or `none`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Win(Side::Cho) => "cho",
            Self::Win(Side::Han) => "han",
            Self::Draw => "draw",
            Self::None => "none",
        }
    }

    /// Reads a [`code`](Self::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        [Self::Win(Side::Cho), Self::Win(Side::Han), Self::Draw, Self::None]
            .into_iter()
            .find(|outcome| outcome.code() == code)
    }
}

/// Why a game is over. The code is promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// A facing of the generals was accepted (빅장).
    BikjangAccepted,
    /// In check and no step leads out (외통).
    Mate,
    /// In check, and every step that leads out is refused as a repetition.
    NoPermittedAction,
    /// Both sides passed, one after the other.
    DoublePass,
    /// A side has too little left.
    LowPoints,
    /// The game has reached its length.
    PlyLimit,
    /// Nothing was captured for too long.
    NoCaptureLimit,
    /// A side checked without end (반복장군).
    PerpetualCheck,
    /// A position came back once too often (반복수).
    Repetition,
    /// A piece went to and fro once too often.
    Shuttle,
    /// A side gave up (기권).
    Resigned,
    /// A side's time ran out (시간패).
    Flagged,
    /// Both agreed.
    DrawAgreed,
    /// Called off.
    Aborted,
    /// A referee decided.
    Adjudicated,
}

impl Cause {
    /// Every cause; those that a board action can bring about first, in their order of precedence.
    pub const ALL: [Self; 15] = [
        Self::BikjangAccepted,
        Self::Mate,
        Self::NoPermittedAction,
        Self::DoublePass,
        Self::LowPoints,
        Self::PlyLimit,
        Self::NoCaptureLimit,
        Self::PerpetualCheck,
        Self::Repetition,
        Self::Shuttle,
        Self::Resigned,
        Self::Flagged,
        Self::DrawAgreed,
        Self::Aborted,
        Self::Adjudicated,
    ];

    /// The promised word.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::BikjangAccepted => "bikjang_accepted",
            Self::Mate => "mate",
            Self::NoPermittedAction => "no_permitted_action",
            Self::DoublePass => "double_pass",
            Self::LowPoints => "low_points",
            Self::PlyLimit => "ply_limit",
            Self::NoCaptureLimit => "no_capture_limit",
            Self::PerpetualCheck => "perpetual_check",
            Self::Repetition => "repetition",
            Self::Shuttle => "shuttle",
            Self::Resigned => "resigned",
            Self::Flagged => "flagged",
            Self::DrawAgreed => "draw_agreed",
            Self::Aborted => "aborted",
            Self::Adjudicated => "adjudicated",
        }
    }

    /// The cause of a code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cause| cause.code() == code)
    }

    /// Whether play could have gone on had nobody claimed: repetition, perpetual check, shuttle and no capture.
    /// Fairy-Stockfish calls these optional endings.
    #[must_use]
    pub const fn is_claim(self) -> bool {
        matches!(
            self,
            Self::NoCaptureLimit | Self::PerpetualCheck | Self::Repetition | Self::Shuttle
        )
    }
}

/// How a line ended: enough for a search, and the seed of a [`Verdict`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won.
    pub outcome: Outcome,
    /// Why.
    pub cause: Cause,
    /// The rule that says so.
    pub rule: RulePath,
}

/// The whole answer to "who won, and why?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won.
    pub outcome: Outcome,
    /// Why.
    pub cause: Cause,
    /// The rule that says so; `None` for resigning, time and calling off.
    pub rule: Option<RulePath>,
    /// The numbers, plies and points that it rests on.
    pub facts: Facts,
}

/// Whether and how the last action ended the game. **The** order of endings.
pub(crate) fn ending(line: &Line) -> Option<Ending> {
    if line.ply() == 0 {
        return mate(line).or_else(|| no_capture(line));
    }
    accepted_bikjang(line)
        .or_else(|| mate(line))
        .or_else(|| double_pass(line))
        .or_else(|| low_points(line))
        .or_else(|| total_plies(line))
        .or_else(|| no_capture(line))
        .or_else(|| perpetual_check(line))
        .or_else(|| repeated(line))
}

/// [`ending`] after an action without the test for mate, which the caller makes by listing the actions.
pub(crate) fn ending_but_mate(line: &Line) -> Option<Ending> {
    accepted_bikjang(line)
        .or_else(|| double_pass(line))
        .or_else(|| low_points(line))
        .or_else(|| total_plies(line))
        .or_else(|| no_capture(line))
        .or_else(|| perpetual_check(line))
        .or_else(|| repeated(line))
}

/// Points decide: pieces, and the deom for Han. A tie is a draw.
pub(crate) fn by_points(line: &Line) -> Outcome {
    let points = line.points();
    match points.cho.cmp(&points.han) {
        core::cmp::Ordering::Greater => Outcome::Win(Side::Cho),
        core::cmp::Ordering::Less => Outcome::Win(Side::Han),
        core::cmp::Ordering::Equal => Outcome::Draw,
    }
}

/// What a draw or a decision on points is worth now.
pub(crate) fn worth(line: &Line, result: DrawOrPoints) -> Outcome {
    match result {
        DrawOrPoints::Draw => Outcome::Draw,
        DrawOrPoints::Points => by_points(line),
    }
}

fn ended(cause: Cause, field: Field, outcome: Outcome) -> Option<Ending> {
    Some(Ending {
        outcome,
        cause,
        rule: RulePath::field(field),
    })
}

fn accepted_bikjang(line: &Line) -> Option<Ending> {
    let Bikjang::Ends(rules) = &line.rules.bikjang else {
        return None;
    };
    let now = line.last();
    let accepted = match rules.acceptance {
        Acceptance::Immediate => now.open,
        Acceptance::AnyNonresolving { resolve_by } => {
            let before = line.before_last()?;
            bikjang::actionable(&line.rules, before).is_some()
                && (now.action == Some(Move::Pass) || !bikjang::resolves(resolve_by, now.mover, &now.position))
        }
        Acceptance::Chosen { .. } => {
            let before = line.before_last()?;
            now.action == Some(Move::Pass)
                && bikjang::actionable(&line.rules, before).is_some_and(bikjang::pass_accepts)
        }
    };
    if accepted {
        ended(Cause::BikjangAccepted, Field::BikjangMode, worth(line, rules.result))
    } else {
        None
    }
}

/// The verdict of a call, which is no board action.
pub(crate) fn called_bikjang(line: &Line) -> Option<Ending> {
    match &line.rules.bikjang {
        Bikjang::Ends(rules) => ended(Cause::BikjangAccepted, Field::BikjangMode, worth(line, rules.result)),
        Bikjang::Off | Bikjang::Illegal => None,
    }
}

fn mate(line: &Line) -> Option<Ending> {
    let ply = line.last();
    if !ply.in_check {
        return None;
    }
    if let Some(rules) = bikjang::actionable(&line.rules, ply)
        && (bikjang::pass_accepts(rules) || bikjang::call_accepts(rules))
    {
        return None;
    }
    if !refusal::permitted(line).is_empty() {
        return None;
    }
    let winner = Outcome::Win(ply.position.turn().opposite());
    match refusal::first_refused(line) {
        None => ended(Cause::Mate, Field::Movement, winner),
        Some(refused) => Some(Ending {
            outcome: winner,
            cause: Cause::NoPermittedAction,
            rule: RulePath {
                field: Field::Repetition,
                index: refused.rule,
            },
        }),
    }
}

fn double_pass(line: &Line) -> Option<Ending> {
    let DoublePass::Ends(result) = line.rules.pass.double else {
        return None;
    };
    let passed = |action| action == Some(Move::Pass);
    if passed(line.last().action) && passed(line.before_last()?.action) {
        ended(Cause::DoublePass, Field::PassDouble, worth(line, result))
    } else {
        None
    }
}

/// Who would win if both sides passed now; `None` where two passes end nothing.
pub(crate) fn both_pass(line: &Line) -> Option<Outcome> {
    match line.rules.pass.double {
        DoublePass::Ends(result) => Some(worth(line, result)),
        DoublePass::GoesOn => None,
    }
}

/// Whether an ending that waits for a quiet action may come now: nothing captured, nobody in check.
fn is_quiet(line: &Line, quiet_only: YesNo) -> bool {
    match quiet_only {
        YesNo::Yes => line.last().captured.is_none() && !line.last().in_check,
        YesNo::No => true,
    }
}

fn low_points(line: &Line) -> Option<Ending> {
    let rule = line.rules.limit.low_points?;
    if !is_quiet(line, rule.quiet_only) || !Side::ALL.into_iter().any(|side| is_low(line, rule, side)) {
        return None;
    }
    ended(Cause::LowPoints, Field::LimitLowPoints, worth(line, rule.result))
}

/// Whether one side is at or below the threshold.
pub(crate) fn is_low(line: &Line, rule: LowPoints, side: Side) -> bool {
    let sums = match rule.counts_deom {
        YesNo::Yes => line.points(),
        YesNo::No => line.pieces(),
    };
    sums[side] <= rule.max
}

fn total_plies(line: &Line) -> Option<Ending> {
    let TotalPlies { n, quiet_only, result } = line.rules.limit.total_plies?;
    if line.last().counted < u32::from(n) || !is_quiet(line, quiet_only) {
        return None;
    }
    ended(Cause::PlyLimit, Field::LimitTotalPlies, worth(line, result))
}

fn no_capture(line: &Line) -> Option<Ending> {
    let rule = line.rules.limit.no_capture_plies?;
    if line.last().without_capture < u32::from(rule.n) {
        return None;
    }
    ended(
        Cause::NoCaptureLimit,
        Field::LimitNoCapturePlies,
        worth(line, rule.result),
    )
}

/// What a repetition rule comes to below 30 points: `Err` is an ending of its own, `Ok` the rule as it is.
enum Below30 {
    AsItIs,
    Nothing,
    Ends(DrawOrPoints),
}

fn below_30(line: &Line, both_below_30: BothBelow30) -> Below30 {
    match both_below_30 {
        _ if !line.both_below_30() => Below30::AsItIs,
        BothBelow30::Same => Below30::AsItIs,
        BothBelow30::Exempt => Below30::Nothing,
        BothBelow30::Draw => Below30::Ends(DrawOrPoints::Draw),
        BothBelow30::Points => Below30::Ends(DrawOrPoints::Points),
    }
}

fn perpetual_check(line: &Line) -> Option<Ending> {
    let PerpetualCheck::Loses { n, both_below_30 } = line.rules.perpetual_check else {
        return None;
    };
    let checker = repetition::perpetual_checker(line, n)?;
    let outcome = match below_30(line, both_below_30) {
        Below30::AsItIs => Outcome::Win(checker.opposite()),
        Below30::Nothing => return None,
        Below30::Ends(result) => worth(line, result),
    };
    ended(Cause::PerpetualCheck, Field::PerpetualCheck, outcome)
}

fn repeated(line: &Line) -> Option<Ending> {
    (0..).zip(&line.rules.repetition).find_map(|(index, rule)| {
        let (cause, outcome) = match rule {
            RepetitionRule::Position {
                n,
                result,
                count_passes,
                both_below_30,
                chaser_loses,
            } => {
                if repetition::counted(line, *count_passes)? < u32::from(*n) {
                    return None;
                }
                let outcome = match below_30(line, *both_below_30) {
                    Below30::AsItIs => position_repeated(line, *result, *count_passes, *chaser_loses),
                    Below30::Nothing => return None,
                    Below30::Ends(result) => worth(line, result),
                };
                (Cause::Repetition, outcome)
            }
            RepetitionRule::BanPosition {
                n,
                count_passes,
                both_below_30,
            } => {
                if repetition::counted(line, *count_passes)? < u32::from(*n) {
                    return None;
                }
                match below_30(line, *both_below_30) {
                    Below30::AsItIs | Below30::Nothing => return None,
                    Below30::Ends(result) => (Cause::Repetition, worth(line, result)),
                }
            }
            RepetitionRule::Shuttle { result, both_below_30 } => {
                repetition::shuttle_played(line)?;
                let outcome = match (below_30(line, *both_below_30), result) {
                    (Below30::AsItIs, ShuttleResult::MoverLoses) => Outcome::Win(line.position().turn()),
                    (Below30::AsItIs, ShuttleResult::Refused) | (Below30::Nothing, _) => return None,
                    (Below30::Ends(result), _) => worth(line, result),
                };
                (Cause::Shuttle, outcome)
            }
        };
        Some(Ending {
            outcome,
            cause,
            rule: RulePath::repetition(index),
        })
    })
}

fn position_repeated(line: &Line, result: RepetitionResult, count_passes: YesNo, chaser_loses: YesNo) -> Outcome {
    let chaser = match chaser_loses {
        YesNo::Yes => repetition::chaser(line, count_passes),
        YesNo::No => None,
    };
    match (chaser, result) {
        (Some(chaser), _) => Outcome::Win(chaser.opposite()),
        (None, RepetitionResult::Draw) => Outcome::Draw,
        (None, RepetitionResult::Points) => by_points(line),
        (None, RepetitionResult::MoverLoses) => Outcome::Win(line.position().turn()),
    }
}
