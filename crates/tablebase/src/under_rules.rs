//! The objective that corresponds to a rule set, and the value of a position under it.
//!
//! If a rule that the tables ignore could change the result, the reason is returned instead of a value.
//!
//! Except for the number of plies since the last capture, the history of a position is ignored, as if a new game
//! started from it.

use crate::objective::{DEOM, Objective};
use crate::probe::{Certainty, ProbeError, Tables, Value};
use crate::signature::Signature;
use janggi::ruleset::{
    Acceptance, Bikjang, BikjangGate, BikjangInCheck, BothBelow30, ChaserLoses, CheckedSide, DoublePass, DrawOrPoints,
    Field, GeneralCapture, NonresolvingStep, PassAllowed, PerpetualCheck, RepetitionResult, RepetitionRule, ResolveBy,
    Rules,
};
use janggi::{HalfPoints, Movement, Position, Side};
use std::fmt;

/// Reason why a table's value may differ from the value under a rule set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum UnknownReason {
    /// The variant of the rule set is not Janggi.
    Movement,
    /// Passing is not allowed.
    Pass,
    /// Points decide the game, and the deom is not one and a half points.
    Deom,
    /// No objective covers the bikjang rule. For example, the rule forbids facing generals, ends the game at once, lets
    /// only a general resolve the facing, excludes some facings, gives check precedence, or has a condition that is not
    /// certain to be met.
    Bikjang,
    /// Some endings are draws and others are decided on points.
    MixedEndings,
    /// A repetition rule may forbid or punish the moves on which the result depends.
    Repetition,
    /// The result may depend on perpetual check.
    PerpetualCheck,
    /// The game may already have ended, or end soon, because a side has too few points left.
    LowPoints,
    /// The length of the game is limited.
    TotalPlies,
    /// The limit on plies without a capture may end the game before the result is reached.
    NoCapture,
}

impl UnknownReason {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            UnknownReason::Movement => "movement",
            UnknownReason::Pass => "pass",
            UnknownReason::Deom => "deom",
            UnknownReason::Bikjang => "bikjang",
            UnknownReason::MixedEndings => "mixed_endings",
            UnknownReason::Repetition => "repetition",
            UnknownReason::PerpetualCheck => "perpetual_check",
            UnknownReason::LowPoints => "low_points",
            UnknownReason::TotalPlies => "total_plies",
            UnknownReason::NoCapture => "no_capture",
        }
    }

    /// Returns the field of the rule set that is the reason.
    #[must_use]
    pub const fn field(self) -> Field {
        match self {
            UnknownReason::Movement => Field::Movement,
            UnknownReason::Pass => Field::PassAllowed,
            UnknownReason::Deom => Field::Deom,
            UnknownReason::Bikjang => Field::BikjangMode,
            UnknownReason::MixedEndings => Field::PassDouble,
            UnknownReason::Repetition => Field::Repetition,
            UnknownReason::PerpetualCheck => Field::PerpetualCheck,
            UnknownReason::LowPoints => Field::LimitLowPoints,
            UnknownReason::TotalPlies => Field::LimitTotalPlies,
            UnknownReason::NoCapture => Field::LimitNoCapturePlies,
        }
    }
}

impl fmt::Display for UnknownReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UnknownReason::Movement => "the tables know the movement of Janggi only",
            UnknownReason::Pass => "the tables hold only where a side may pass",
            UnknownReason::Deom => "the tables count a deom of 1.5",
            UnknownReason::Bikjang => "this rule on facing generals is not in the tables",
            UnknownReason::MixedEndings => "some endings of this rule set draw and others are decided on points",
            UnknownReason::Repetition => "a repetition rule could change the result",
            UnknownReason::PerpetualCheck => "the rule on perpetual check could change the result",
            UnknownReason::LowPoints => "the game may end because a side has few points",
            UnknownReason::TotalPlies => "the limit of the game's length could change the result",
            UnknownReason::NoCapture => "the limit of plies without a capture could change the result",
        })
    }
}

/// Value of a position in the tables under a rule set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueUnderRules {
    Known(Objective, Value),
    /// The tables do not determine the value, for this reason.
    Unknown(UnknownReason),
}

/// The objective that corresponds to a rule set, and the limits within which the values of its table hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Terms {
    objective: Objective,
    /// Reason why a result other than a forced win could differ under the rule set, if there is one.
    open: Option<UnknownReason>,
    /// Maximum length in plies of a forced win that repetition rules certainly do not affect; `None` if the length does
    /// not matter.
    longest_win: Option<u8>,
}

/// Returns the fields of a rule set that the tables ignore. [`verdict`] returns a value only if they cannot affect it.
#[must_use]
pub fn ignored_fields() -> Vec<Field> {
    let regarded = [
        Field::Movement,
        Field::Deom,
        Field::BikjangMode,
        Field::BikjangAccept,
        Field::BikjangNonresolvingStep,
        Field::PassAllowed,
        Field::PassDouble,
    ];
    let ignored = Field::ALL.into_iter().filter(|field| !regarded.contains(field));
    ignored.collect()
}

/// Returns the objective of a rule set for positions of a signature.
///
/// # Errors
/// The reason why no objective corresponds to the rule set.
pub fn objective(rules: &Rules, signature: Signature) -> Result<Objective, UnknownReason> {
    terms(rules, signature).map(|terms| terms.objective)
}

/// Returns the value of a position in the tables under a rule set. `rules` must contain the deom of the game.
///
/// # Errors
/// [`ProbeError`] if the tables have no value for the position, or cannot be read.
pub fn verdict(tables: &Tables, rules: &Rules, position: &Position) -> Result<ValueUnderRules, ProbeError> {
    let signature = Signature::of(position.board());
    let terms = match terms(rules, signature) {
        Ok(terms) => terms,
        Err(doubt) => return Ok(ValueUnderRules::Unknown(doubt)),
    };
    let value = tables.probe(terms.objective, position)?;
    let limit = rules.limit.no_capture_plies.map(|limit| u32::from(limit.n));
    let left = limit.map(|limit| limit.saturating_sub(position.no_capture_plies()));
    let checks_may_lose = match (rules.perpetual_check, rules.checked_side) {
        (PerpetualCheck::Loses { .. }, _) => true,
        // A repetition forced by checks then counts against the checking side.
        (PerpetualCheck::AsRepetition, CheckedSide::NeverLoses) => !rules.repetition.is_empty(),
        (PerpetualCheck::AsRepetition, CheckedSide::AsAny) => false,
    };
    let unsure = checks_may_lose && value.certainty == Certainty::PerhapsByPerpetualCheck;
    let doubt = match value.plies {
        _ if unsure => Some(UnknownReason::PerpetualCheck),
        Some(plies) if left.is_some_and(|left| u32::from(plies) > left) => Some(UnknownReason::NoCapture),
        Some(plies) if terms.longest_win.is_some_and(|longest| plies > longest) => Some(UnknownReason::Repetition),
        Some(_) => None,
        None if terms.open.is_some() => terms.open,
        // A side that keeps its lead may lose it temporarily and regain it within the longest distance.
        None => {
            let longest = u32::from(tables.longest(terms.objective, signature)?);
            let may_be_short = terms.objective.on_points() && limit.is_some_and(|limit| longest > limit);
            may_be_short.then_some(UnknownReason::NoCapture)
        }
    };
    Ok(match doubt {
        Some(doubt) => ValueUnderRules::Unknown(doubt),
        None => ValueUnderRules::Known(terms.objective, value),
    })
}

/// Result of games that end without mate, and whether a rule set has more than one such result.
#[derive(Default)]
struct Endings {
    result: Option<DrawOrPoints>,
    is_mixed: bool,
}

impl Endings {
    fn add(&mut self, result: DrawOrPoints) {
        self.is_mixed |= self.result.is_some_and(|other| other != result);
        self.result = Some(result);
    }
}

fn terms(rules: &Rules, signature: Signature) -> Result<Terms, UnknownReason> {
    if rules.movement != Movement::Janggi {
        return Err(UnknownReason::Movement);
    }
    if rules.pass.allowed != PassAllowed::NotInCheck {
        return Err(UnknownReason::Pass);
    }
    if rules.limit.low_points.is_some() {
        return Err(UnknownReason::LowPoints);
    }
    if rules.limit.total_plies.is_some() {
        return Err(UnknownReason::TotalPlies);
    }
    let below_30 = Side::ALL.map(|side| signature.force(side).points() < HalfPoints::whole(30)) == [true; 2];
    let mut endings = Endings::default();
    if let DoublePass::Ends(result) = rules.pass.double {
        endings.add(result);
    }
    if let Some(limit) = rules.limit.no_capture_plies {
        endings.add(limit.result);
    }
    if let PerpetualCheck::Loses { both_below_30, .. } = rules.perpetual_check {
        exempt(below_30, both_below_30, &mut endings);
    }
    let (mut open, mut longest_win) = (None, None);
    for rule in &rules.repetition {
        repetition(rule, below_30, &mut endings, &mut open, &mut longest_win);
    }
    if endings.is_mixed {
        return Err(UnknownReason::MixedEndings);
    }
    // If no rule ends the game, the players are assumed to agree to a draw eventually.
    let result = endings.result.unwrap_or(DrawOrPoints::Draw);
    let objective = with_facing(rules, result, below_30)?;
    if objective.on_points() && rules.deom != DEOM {
        return Err(UnknownReason::Deom);
    }
    Ok(Terms {
        objective,
        open,
        longest_win,
    })
}

/// Returns whether a rule does not apply because both sides are below 30 points. Adds the ending, if any, that replaces
/// the rule.
fn exempt(below_30: bool, both_below_30: BothBelow30, endings: &mut Endings) -> bool {
    match both_below_30 {
        _ if !below_30 => false,
        BothBelow30::Same => false,
        BothBelow30::Exempt => true,
        BothBelow30::Draw => {
            endings.add(DrawOrPoints::Draw);
            true
        }
        BothBelow30::Points => {
            endings.add(DrawOrPoints::Points);
            true
        }
    }
}

/// Number of plies up to which the shuttle rule certainly does not affect a win. The rule refuses or punishes a side's
/// fifth step at the earliest, on the ninth ply or later.
const BEFORE_SHUTTLE: u8 = 5;

fn repetition(
    rule: &RepetitionRule,
    below_30: bool,
    endings: &mut Endings,
    open: &mut Option<UnknownReason>,
    longest_win: &mut Option<u8>,
) {
    let (RepetitionRule::Position { both_below_30, .. }
    | RepetitionRule::BanPosition { both_below_30, .. }
    | RepetitionRule::Shuttle { both_below_30, .. }) = rule;
    if exempt(below_30, *both_below_30, endings) {
        return;
    }
    match rule {
        RepetitionRule::Position {
            result, chaser_loses, ..
        } => {
            match result {
                RepetitionResult::Draw => endings.add(DrawOrPoints::Draw),
                RepetitionResult::Points => endings.add(DrawOrPoints::Points),
                RepetitionResult::MoverLoses => *open = Some(UnknownReason::Repetition),
            }
            match chaser_loses {
                ChaserLoses::No => {}
                ChaserLoses::OnePiece | ChaserLoses::Asian => *open = Some(UnknownReason::Repetition),
            }
        }
        RepetitionRule::BanPosition { .. } => *open = Some(UnknownReason::Repetition),
        RepetitionRule::Shuttle { .. } => {
            *open = Some(UnknownReason::Repetition);
            *longest_win = Some(BEFORE_SHUTTLE);
        }
    }
}

fn with_facing(rules: &Rules, result: DrawOrPoints, below_30: bool) -> Result<Objective, UnknownReason> {
    let bikjang = match rules.bikjang {
        Bikjang::Off => {
            return Ok(match result {
                DrawOrPoints::Draw => Objective::Mate,
                DrawOrPoints::Points => Objective::Points,
            });
        }
        Bikjang::Illegal => return Err(UnknownReason::Bikjang),
        Bikjang::Ends(bikjang) => bikjang,
    };
    let is_open = match bikjang.gate {
        BikjangGate::Open => true,
        BikjangGate::BothBelow30 => below_30,
        // No capture has been made yet in a game that starts from this position.
        BikjangGate::AfterFirstCapture => false,
    };
    let counts = bikjang.general_capture == GeneralCapture::NoException;
    if !is_open || !counts || bikjang.in_check != BikjangInCheck::AcceptAllowed {
        return Err(UnknownReason::Bikjang);
    }
    let resolve_by = match bikjang.acceptance {
        Acceptance::Immediate => return Err(UnknownReason::Bikjang),
        Acceptance::AnyNonresolving { resolve_by } | Acceptance::Chosen { resolve_by, .. } => resolve_by,
    };
    if resolve_by != ResolveBy::Any {
        return Err(UnknownReason::Bikjang);
    }
    match (result, bikjang.result, bikjang.acceptance) {
        (DrawOrPoints::Draw, DrawOrPoints::Draw, _) => Ok(Objective::MateFacingDraw),
        (DrawOrPoints::Points, DrawOrPoints::Points, Acceptance::AnyNonresolving { .. }) => {
            Ok(Objective::PointsFacingStep)
        }
        (DrawOrPoints::Points, DrawOrPoints::Points, Acceptance::Chosen { nonresolving, .. }) => match nonresolving {
            NonresolvingStep::Refused => Ok(Objective::PointsFacing),
            NonresolvingStep::Legal => Err(UnknownReason::Bikjang),
        },
        (DrawOrPoints::Points, DrawOrPoints::Points, Acceptance::Immediate) => Err(UnknownReason::Bikjang),
        (DrawOrPoints::Draw, DrawOrPoints::Points, _) | (DrawOrPoints::Points, DrawOrPoints::Draw, _) => {
            Err(UnknownReason::MixedEndings)
        }
    }
}
