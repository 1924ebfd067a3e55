//! Conversion of a rule set's fields to JSON values.

use serde_json::{Value, json};

use crate::ruleset::codes::Coded;
use crate::ruleset::field::Field;
use crate::ruleset::schema::{
    AcceptBy, Acceptance, Bikjang, BikjangRules, DoublePass, DrawOffer, DrawOrPoints, NonresolvingStep, PerpetualCheck,
    RepetitionRule, ResolveBy, Rules, SetupOrder,
};
use crate::side::Side;

/// Returns the value of one field; `null` if the rule set does not set it.
pub(super) fn value(rules: &Rules, field: Field) -> Value {
    match field {
        Field::Movement => rules.movement.code().into(),
        Field::SetupOrder => setup_order(rules.setup.order).into(),
        Field::SetupFirst => setup_first(rules.setup.order).map(Side::id).into(),
        Field::SetupAllowed => rules.setup.allowed.code().into(),
        Field::SetupForbidMatsang => rules.setup.matsang.code().into(),
        Field::Deom => rules.deom.0.into(),
        Field::BikjangMode => bikjang_mode(rules.bikjang).into(),
        Field::BikjangGate => of_bikjang(rules, |rules| Some(rules.gate.code())),
        Field::BikjangGeneralCapture => of_bikjang(rules, |rules| Some(rules.general_capture.code())),
        Field::BikjangAccept => of_bikjang(rules, |rules| Some(accept(rules.acceptance))),
        Field::BikjangNonresolvingStep => of_bikjang(rules, |rules| nonresolving(rules.acceptance)),
        Field::BikjangInCheck => of_bikjang(rules, |rules| Some(rules.in_check.code())),
        Field::BikjangResolveBy => of_bikjang(rules, |rules| resolve_by(rules.acceptance).map(Coded::code)),
        Field::PassAllowed => rules.pass.allowed.code().into(),
        Field::PassDouble => double_pass(rules.pass.double).into(),
        Field::PassCountsAsPly => rules.pass.counts_as_ply.code().into(),
        Field::Repetition => rules.repetition.iter().map(|rule| repetition(*rule)).collect(),
        Field::PerpetualCheck => perpetual_check(rules.perpetual_check),
        Field::CheckedSide => rules.checked_side.code().into(),
        Field::LimitTotalPlies => rules.limit.total_plies.map_or(
            Value::Null,
            |limit| json!({"n": limit.n, "quiet_only": limit.quiet_only.code(), "result": limit.result.code()}),
        ),
        Field::LimitNoCapturePlies => rules.limit.no_capture_plies.map_or(
            Value::Null,
            |limit| json!({"n": limit.n, "result": limit.result.code()}),
        ),
        Field::LimitLowPoints => rules.limit.low_points.map_or(Value::Null, |limit| {
            json!({
                "max_half": limit.max.0,
                "counts_deom": limit.counts_deom.code(),
                "quiet_only": limit.quiet_only.code(),
                "result": limit.result.code(),
            })
        }),
        Field::DeadPosition => rules.dead_position.code().into(),
        Field::DrawOffer => draw_offer(rules.draw_offer).0.into(),
        Field::DrawOfferResult => draw_offer(rules.draw_offer).1.map(Coded::code).into(),
        Field::Touch => rules.touch.code().into(),
        Field::Flag => rules.flag.code().into(),
        Field::Stopped => rules.stopped.code().into(),
        Field::LeagueScore => rules.league_score.map(Coded::code).into(),
    }
}

/// Returns whether a value, or a part of it, is `points`.
pub(super) fn names_points(value: &Value) -> bool {
    match value {
        Value::String(word) => word == DrawOrPoints::Points.code(),
        Value::Array(values) => values.iter().any(names_points),
        Value::Object(parts) => parts.values().any(names_points),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

const fn setup_order(order: SetupOrder) -> &'static str {
    match order {
        SetupOrder::Visible { first: Side::Han } => "han_first_visible",
        SetupOrder::Visible { first: Side::Cho } => "cho_first_visible",
        SetupOrder::SimultaneousHidden => "simultaneous_hidden",
        SetupOrder::SwapMoves { .. } => "swap_moves",
        SetupOrder::PieceByPiece { .. } => "piece_by_piece",
        SetupOrder::Fixed => "fixed",
    }
}

const fn setup_first(order: SetupOrder) -> Option<Side> {
    match order {
        SetupOrder::Visible { first } | SetupOrder::SwapMoves { first } | SetupOrder::PieceByPiece { first } => {
            Some(first)
        }
        SetupOrder::SimultaneousHidden | SetupOrder::Fixed => None,
    }
}

const fn bikjang_mode(bikjang: Bikjang) -> &'static str {
    match bikjang {
        Bikjang::Off => "off",
        Bikjang::Illegal => "illegal",
        Bikjang::Ends(BikjangRules {
            result: DrawOrPoints::Draw,
            ..
        }) => "draw",
        Bikjang::Ends(BikjangRules {
            result: DrawOrPoints::Points,
            ..
        }) => "points",
    }
}

fn of_bikjang(rules: &Rules, code: impl Fn(&BikjangRules) -> Option<&'static str>) -> Value {
    match &rules.bikjang {
        Bikjang::Ends(rules) => code(rules).into(),
        Bikjang::Off | Bikjang::Illegal => Value::Null,
    }
}

const fn accept(acceptance: Acceptance) -> &'static str {
    match acceptance {
        Acceptance::Immediate => "immediate",
        Acceptance::AnyNonresolving { .. } => "any_nonresolving_action",
        Acceptance::Chosen { by: AcceptBy::Pass, .. } => "pass",
        Acceptance::Chosen { by: AcceptBy::Call, .. } => "call",
        Acceptance::Chosen {
            by: AcceptBy::CallOrPass,
            ..
        } => "call_or_pass",
    }
}

const fn nonresolving(acceptance: Acceptance) -> Option<&'static str> {
    match acceptance {
        Acceptance::Immediate => None,
        Acceptance::AnyNonresolving { .. } => Some("ends_game"),
        Acceptance::Chosen {
            nonresolving: NonresolvingStep::Refused,
            ..
        } => Some("illegal"),
        Acceptance::Chosen {
            nonresolving: NonresolvingStep::Legal,
            ..
        } => Some("legal"),
    }
}

const fn resolve_by(acceptance: Acceptance) -> Option<ResolveBy> {
    match acceptance {
        Acceptance::Immediate => None,
        Acceptance::AnyNonresolving { resolve_by } | Acceptance::Chosen { resolve_by, .. } => Some(resolve_by),
    }
}

fn double_pass(double: DoublePass) -> &'static str {
    match double {
        DoublePass::GoesOn => "none",
        DoublePass::Ends(result) => result.code(),
    }
}

fn repetition(rule: RepetitionRule) -> Value {
    match rule {
        RepetitionRule::Position {
            n,
            result,
            count_passes,
            both_below_30,
            chaser_loses,
        } => json!({
            "kind": "position", "n": n, "result": result.code(), "count_passes": count_passes.code(),
            "both_below_30": both_below_30.code(), "chaser_loses": chaser_loses.code(),
        }),
        RepetitionRule::BanPosition {
            n,
            count_passes,
            both_below_30,
        } => json!({
            "kind": "ban_position", "n": n, "result": "refused", "count_passes": count_passes.code(),
            "both_below_30": both_below_30.code(), "chaser_loses": null,
        }),
        RepetitionRule::Shuttle { result, both_below_30 } => json!({
            "kind": "shuttle", "n": null, "result": result.code(), "count_passes": null,
            "both_below_30": both_below_30.code(), "chaser_loses": null,
        }),
    }
}

fn perpetual_check(rule: PerpetualCheck) -> Value {
    match rule {
        PerpetualCheck::AsRepetition => "as_repetition".into(),
        PerpetualCheck::Loses { n, both_below_30 } => json!({"n": n, "both_below_30": both_below_30.code()}),
    }
}

const fn draw_offer(offer: DrawOffer) -> (&'static str, Option<DrawOrPoints>) {
    match offer {
        DrawOffer::Never => ("never", None),
        DrawOffer::BothBelow30(result) => ("both_below_30", Some(result)),
        DrawOffer::Always(result) => ("always", Some(result)),
    }
}
