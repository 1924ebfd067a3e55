//! Parsing of a rule set from its fields. All faults are reported, not only the first.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use serde_json::Value;

use crate::movement::Movement;
use crate::points::HalfPoints;
use crate::ruleset::codes::Coded;
use crate::ruleset::field::Field;
use crate::ruleset::json::bikjang::bikjang;
use crate::ruleset::json::fault::RulesFaults;
use crate::ruleset::json::reader::{Reader, beside};
use crate::ruleset::json::write;
use crate::ruleset::schema::{
    AllowedSetups, Bikjang, ChaserLoses, DeadPosition, DoublePass, DrawOffer, DrawOrPoints, EndingLimits, LowPoints,
    NoCapturePlies, PassAllowed, PassRules, PerpetualCheck, RepetitionResult, RepetitionRule, Rules, SetupOrder,
    SetupRules, ShuttleResult, TotalPlies,
};
use crate::side::Side;

/// Maximum number of entries in `repetition`.
const MOST_REPETITION_RULES: usize = 8;
/// Range of `n` in a repetition rule and in `perpetual_check`.
const OCCURRENCES: RangeInclusive<i64> = 2..=100;
/// Range of `n` in a limit on plies.
const PLIES: RangeInclusive<i64> = 1..=10_000;
/// Range of half points, up to the value of all pieces at the start.
const HALF_POINTS: RangeInclusive<i64> = 0..=288;

/// Returns the rule set that the fields describe.
pub(super) fn rules(fields: BTreeMap<String, Value>) -> Result<Rules, RulesFaults> {
    let mut reader = Reader::new(fields);
    reader.schema();
    let rules = all(&mut reader);
    let faults = reader.finish();
    match rules {
        Some(rules) if faults.is_empty() => Ok(rules),
        Some(_) | None => Err(RulesFaults(faults)),
    }
}

/// Reads every field even if one has a fault, so that all faults are found.
fn all(reader: &mut Reader) -> Option<Rules> {
    let movement: Option<Movement> = reader.coded(Field::Movement.path());
    let setup = setup(reader);
    let deom = reader.number(Field::Deom.path(), HALF_POINTS);
    let bikjang = bikjang(reader);
    let pass = pass(reader);
    let repetition = repetition(reader);
    let perpetual_check = perpetual_check(reader);
    let checked_side = reader.coded_or_unwritten(Field::CheckedSide);
    let limit = limits(reader);
    let dead_position = reader.coded_or_unwritten(Field::DeadPosition);
    let draw_offer = draw_offer(reader);
    let touch = reader.coded_or_unwritten(Field::Touch);
    let flag = reader.coded(Field::Flag.path());
    let stopped = reader.coded_or_unwritten(Field::Stopped);
    let league_score = reader.coded_or_null(Field::LeagueScore.path());
    if let (Some(movement), Some(setup), Some(bikjang), Some(pass)) = (movement, setup, bikjang, pass) {
        given_by_the_law(reader, movement, (setup, bikjang, pass));
    }
    let rules = Rules {
        movement: movement?,
        setup: setup?,
        deom: HalfPoints(deom?),
        bikjang: bikjang?,
        pass: pass?,
        repetition: repetition?,
        perpetual_check: perpetual_check?,
        checked_side: checked_side?,
        limit: limit?,
        dead_position: dead_position?,
        draw_offer: draw_offer?,
        touch: touch?,
        flag: flag?,
        stopped: stopped?,
        league_score: league_score?,
    };
    dead_or_on_points(reader, &rules);
    Some(rules)
}

/// Rejects `dead_position` if games can end on points, because a side that cannot mate may still win on points.
/// `stopped` is exempt: a dead position ends the game as a draw before it can be stopped.
fn dead_or_on_points(reader: &mut Reader, rules: &Rules) {
    if rules.dead_position == DeadPosition::Off {
        return;
    }
    let on_points = Field::ALL
        .into_iter()
        .filter(|field| *field != Field::Stopped)
        .find(|field| write::names_points(&write::value(rules, *field)));
    if let Some(field) = on_points {
        reader.fault(Field::DeadPosition.path(), beside(field, DrawOrPoints::Points.code()));
    }
}

/// Reports values that contradict the variant. In Xiangqi, the start is fixed, the generals may not face each
/// other, and a side may not pass.
fn given_by_the_law(reader: &mut Reader, movement: Movement, parts: (SetupRules, Bikjang, PassRules)) {
    let (setup, bikjang, pass) = parts;
    let xiangqi = movement == Movement::Xiangqi;
    let must = [
        (Field::SetupOrder, !xiangqi || setup.order == SetupOrder::Fixed),
        (
            Field::SetupAllowed,
            xiangqi == (setup.allowed == AllowedSetups::OfTheLaw),
        ),
        (Field::BikjangMode, !xiangqi || bikjang == Bikjang::Illegal),
        (Field::PassAllowed, xiangqi == (pass.allowed == PassAllowed::Never)),
        (Field::PassDouble, !xiangqi || pass.double == DoublePass::GoesOn),
    ];
    for (field, fits) in must {
        if !fits {
            reader.fault(field.path(), beside(Field::Movement, movement.code()));
        }
    }
}

const SIDES: [(&str, Side); 2] = [("cho", Side::Cho), ("han", Side::Han)];

#[derive(Clone, Copy)]
enum Order {
    Visible(Side),
    Hidden,
    Swap,
    Pieces,
    Fixed,
}

fn setup(reader: &mut Reader) -> Option<SetupRules> {
    let order = reader.word(
        Field::SetupOrder.path(),
        &[
            ("han_first_visible", Order::Visible(Side::Han)),
            ("cho_first_visible", Order::Visible(Side::Cho)),
            ("simultaneous_hidden", Order::Hidden),
            ("swap_moves", Order::Swap),
            ("piece_by_piece", Order::Pieces),
            ("fixed", Order::Fixed),
        ],
    );
    let first = Field::SetupFirst.path();
    let order = match order {
        Some(Order::Visible(side)) => reader.word(first, &SIDES).and_then(|first| {
            if first != side {
                reader.fault(
                    Field::SetupFirst.path(),
                    beside(Field::SetupOrder, "the other side first"),
                );
            }
            (first == side).then_some(SetupOrder::Visible { first })
        }),
        Some(Order::Swap) => reader.word(first, &SIDES).map(|first| SetupOrder::SwapMoves { first }),
        Some(Order::Pieces) => reader
            .word(first, &SIDES)
            .map(|first| SetupOrder::PieceByPiece { first }),
        Some(Order::Hidden) => {
            reader.nothing(first, "setup.order = simultaneous_hidden");
            Some(SetupOrder::SimultaneousHidden)
        }
        Some(Order::Fixed) => {
            reader.nothing(first, "setup.order = fixed");
            Some(SetupOrder::Fixed)
        }
        None => {
            reader.skip(first);
            None
        }
    };
    let allowed = reader.coded(Field::SetupAllowed.path());
    let matsang = reader.coded(Field::SetupForbidMatsang.path());
    Some(SetupRules {
        order: order?,
        allowed: allowed?,
        matsang: matsang?,
    })
}

fn pass(reader: &mut Reader) -> Option<PassRules> {
    let allowed = reader.coded(Field::PassAllowed.path());
    let double = reader.word(
        Field::PassDouble.path(),
        &[
            ("none", DoublePass::GoesOn),
            ("draw", DoublePass::Ends(DrawOrPoints::Draw)),
            ("points", DoublePass::Ends(DrawOrPoints::Points)),
        ],
    );
    let counts_as_ply = reader.coded(Field::PassCountsAsPly.path());
    Some(PassRules {
        allowed: allowed?,
        double: double?,
        counts_as_ply: counts_as_ply?,
    })
}

fn repetition(reader: &mut Reader) -> Option<Vec<RepetitionRule>> {
    let path = Field::Repetition.path();
    let Value::Array(list) = reader.take(path)? else {
        reader.expected(path, "a list");
        return None;
    };
    if list.len() > MOST_REPETITION_RULES {
        reader.expected(path, format!("a list of at most {MOST_REPETITION_RULES}"));
        return None;
    }
    let rules: Vec<Option<RepetitionRule>> = (0..)
        .zip(list)
        .map(|(index, value): (usize, Value)| reader.parts(&format!("{path}[{index}]"), value, repetition_rule))
        .collect();
    rules.into_iter().collect()
}

#[derive(Clone, Copy)]
enum Kind {
    Position,
    Ban,
    Shuttle,
}

fn repetition_rule(reader: &mut Reader) -> Option<RepetitionRule> {
    let kinds = [
        ("position", Kind::Position),
        ("ban_position", Kind::Ban),
        ("shuttle", Kind::Shuttle),
    ];
    let kind = reader.word("kind", &kinds);
    let both_below_30 = reader.coded("both_below_30");
    match kind? {
        Kind::Position => {
            let n = reader.number("n", OCCURRENCES);
            let result: Option<RepetitionResult> = reader.coded("result");
            let count_passes = reader.coded("count_passes");
            let chaser_loses: Option<ChaserLoses> = reader.coded("chaser_loses");
            Some(RepetitionRule::Position {
                n: n?,
                result: result?,
                count_passes: count_passes?,
                both_below_30: both_below_30?,
                chaser_loses: chaser_loses?,
            })
        }
        Kind::Ban => {
            let n = reader.number("n", OCCURRENCES);
            let result = reader.word("result", &[("refused", ())]);
            let count_passes = reader.coded("count_passes");
            reader.nothing("chaser_loses", "kind = ban_position");
            result?;
            Some(RepetitionRule::BanPosition {
                n: n?,
                count_passes: count_passes?,
                both_below_30: both_below_30?,
            })
        }
        Kind::Shuttle => {
            let result: Option<ShuttleResult> = reader.coded("result");
            for path in ["n", "count_passes", "chaser_loses"] {
                reader.nothing(path, "kind = shuttle");
            }
            Some(RepetitionRule::Shuttle {
                result: result?,
                both_below_30: both_below_30?,
            })
        }
    }
}

fn perpetual_check(reader: &mut Reader) -> Option<PerpetualCheck> {
    let path = Field::PerpetualCheck.path();
    match reader.take(path)? {
        Value::String(word) if word == "as_repetition" => Some(PerpetualCheck::AsRepetition),
        Value::Object(object) => reader.parts(path, Value::Object(object), |reader| {
            let n = reader.number("n", OCCURRENCES);
            let both_below_30 = reader.coded("both_below_30");
            Some(PerpetualCheck::Loses {
                n: n?,
                both_below_30: both_below_30?,
            })
        }),
        _ => {
            reader.expected(path, "\"as_repetition\" or an object");
            None
        }
    }
}

fn limits(reader: &mut Reader) -> Option<EndingLimits> {
    let total_plies = reader.object_or_null(Field::LimitTotalPlies.path(), |reader| {
        let n = reader.number("n", PLIES);
        let quiet_only = reader.coded("quiet_only");
        let result = reader.coded("result");
        Some(TotalPlies {
            n: n?,
            quiet_only: quiet_only?,
            result: result?,
        })
    });
    let no_capture_plies = reader.object_or_null(Field::LimitNoCapturePlies.path(), |reader| {
        let n = reader.number("n", PLIES);
        let result = reader.coded("result");
        Some(NoCapturePlies { n: n?, result: result? })
    });
    let low_points = reader.object_or_null(Field::LimitLowPoints.path(), |reader| {
        let max = reader.number("max_half", HALF_POINTS);
        let counts_deom = reader.coded("counts_deom");
        let quiet_only = reader.coded("quiet_only");
        let result = reader.coded("result");
        Some(LowPoints {
            max: HalfPoints(max?),
            counts_deom: counts_deom?,
            quiet_only: quiet_only?,
            result: result?,
        })
    });
    Some(EndingLimits {
        total_plies: total_plies?,
        no_capture_plies: no_capture_plies?,
        low_points: low_points?,
    })
}

#[derive(Clone, Copy)]
enum Offer {
    Never,
    BothBelow30,
    Always,
}

fn draw_offer(reader: &mut Reader) -> Option<DrawOffer> {
    let words = [
        ("never", Offer::Never),
        ("both_below_30", Offer::BothBelow30),
        ("always", Offer::Always),
    ];
    let offer = reader.word(Field::DrawOffer.path(), &words);
    let result = Field::DrawOfferResult.path();
    match offer {
        Some(Offer::Never) => {
            reader.nothing(result, "draw_offer = never");
            Some(DrawOffer::Never)
        }
        Some(Offer::BothBelow30) => reader.coded(result).map(DrawOffer::BothBelow30),
        Some(Offer::Always) => reader.coded(result).map(DrawOffer::Always),
        None => {
            reader.skip(result);
            None
        }
    }
}
