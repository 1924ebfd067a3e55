//! Reads a rule set from its fields, and names every fault instead of stopping at the first.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use serde_json::Value;

use crate::movement::Movement;
use crate::points::HalfPoints;
use crate::ruleset::codes::Coded;
use crate::ruleset::field::Field;
use crate::ruleset::json::fault::{Problem, RulesFault, RulesFaults};
use crate::ruleset::json::version::SCHEMA;
use crate::ruleset::schema::{
    AcceptBy, Acceptance, AllowedSetups, Bikjang, BikjangRules, ChaserLoses, DoublePass, DrawOffer, DrawOrPoints,
    Limits, LowPoints, NoCapturePlies, NonresolvingStep, PassAllowed, PassRules, PerpetualCheck, RepetitionResult,
    RepetitionRule, ResolveBy, Rules, SetupOrder, SetupRules, ShuttleResult, TotalPlies,
};
use crate::side::Side;

/// More entries than this in `repetition` are a mistake.
const MOST_REPETITION_RULES: usize = 8;
/// Occurrences that a repetition rule may wait for.
const OCCURRENCES: RangeInclusive<i64> = 2..=100;
/// Plies that a limit may be set to.
const PLIES: RangeInclusive<i64> = 1..=10_000;
/// Half points: up to both sides' pieces together.
const HALF_POINTS: RangeInclusive<i64> = 0..=288;

/// The rule set that the fields describe.
pub(super) fn rules(fields: BTreeMap<String, Value>) -> Result<Rules, RulesFaults> {
    let mut reader = Reader {
        prefix: String::new(),
        fields,
        faults: Vec::new(),
    };
    reader.schema();
    let rules = all(&mut reader);
    reader.leftovers();
    match rules {
        Some(rules) if reader.faults.is_empty() => Ok(rules),
        Some(_) | None => Err(RulesFaults(reader.faults)),
    }
}

/// Reads every field before giving up on any, so that every fault is found.
fn all(reader: &mut Reader) -> Option<Rules> {
    let movement: Option<Movement> = reader.coded(Field::Movement.path());
    let setup = setup(reader);
    let deom = reader.number(Field::Deom.path(), HALF_POINTS);
    let bikjang = bikjang(reader);
    let pass = pass(reader);
    let repetition = repetition(reader);
    let perpetual_check = perpetual_check(reader);
    let limit = limits(reader);
    let draw_offer = draw_offer(reader);
    let touch = reader.coded_or_unwritten(Field::Touch);
    let flag = reader.coded(Field::Flag.path());
    let league_score = reader.coded_or_null(Field::LeagueScore.path());
    if let (Some(movement), Some(setup), Some(bikjang), Some(pass)) = (movement, setup, bikjang, pass) {
        given_by_the_law(reader, movement, (setup, bikjang, pass));
    }
    Some(Rules {
        movement: movement?,
        setup: setup?,
        deom: HalfPoints(deom?),
        bikjang: bikjang?,
        pass: pass?,
        repetition: repetition?,
        perpetual_check: perpetual_check?,
        limit: limit?,
        draw_offer: draw_offer?,
        touch: touch?,
        flag: flag?,
        league_score: league_score?,
    })
}

/// What Xiangqi itself decides: the start, generals that never see each other, no pass. The other laws decide none of it.
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

/// Fields not read yet, and the faults so far.
struct Reader {
    prefix: String,
    fields: BTreeMap<String, Value>,
    faults: Vec<RulesFault>,
}

impl Reader {
    fn fault(&mut self, path: &str, problem: Problem) {
        self.faults.push(RulesFault {
            path: format!("{}{path}", self.prefix),
            problem,
        });
    }

    fn expected(&mut self, path: &str, expected: impl Into<String>) {
        self.fault(
            path,
            Problem::Value {
                expected: expected.into(),
            },
        );
    }

    fn schema(&mut self) {
        match self.take("schema") {
            Some(Value::Number(schema)) if schema.as_u64() == Some(SCHEMA) => {}
            Some(Value::Number(schema)) if schema.as_u64() > Some(SCHEMA) => {
                self.fault("schema", Problem::NewerSchema);
            }
            Some(_) => self.expected("schema", "1"),
            None => {}
        }
    }

    fn take(&mut self, path: &str) -> Option<Value> {
        let value = self.fields.remove(path);
        if value.is_none() {
            self.fault(path, Problem::Missing);
        }
        value
    }

    /// A word, one of those given.
    fn word<T: Copy>(&mut self, path: &str, words: &[(&str, T)]) -> Option<T> {
        let index = self.index(path, &mut words.iter().map(|(word, _)| *word))?;
        words.get(index).map(|(_, value)| *value)
    }

    fn coded<T: Coded>(&mut self, path: &str) -> Option<T> {
        let index = self.index(path, &mut T::ALL.iter().map(|value| value.code()))?;
        T::ALL.get(index).copied()
    }

    /// Which of the words stands there: one copy of the code for every type of value.
    #[inline(never)]
    fn index(&mut self, path: &str, words: &mut dyn Iterator<Item = &str>) -> Option<usize> {
        let value = self.take(path)?;
        let words: Vec<&str> = words.collect();
        let found = words.iter().position(|word| value == *word);
        if found.is_none() {
            self.expected(path, one_of(words.into_iter()));
        }
        found
    }

    /// A word that rule sets of earlier releases do not have.
    fn coded_or_unwritten<T: Coded>(&mut self, field: Field) -> Option<T> {
        let absent = !self.fields.contains_key(field.path());
        match field.unwritten().filter(|_| absent) {
            Some(word) => T::from_code(word),
            None => self.coded(field.path()),
        }
    }

    fn coded_or_null<T: Coded>(&mut self, path: &str) -> Option<Option<T>> {
        match self.fields.get(path) {
            Some(Value::Null) => {
                self.fields.remove(path);
                Some(None)
            }
            Some(_) | None => self.coded(path).map(Some),
        }
    }

    fn number<N: TryFrom<i64>>(&mut self, path: &str, range: RangeInclusive<i64>) -> Option<N> {
        self.whole(path, range).and_then(|number| N::try_from(number).ok())
    }

    #[inline(never)]
    fn whole(&mut self, path: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let number = self.take(path)?.as_i64().filter(|number| range.contains(number));
        if number.is_none() {
            self.expected(
                path,
                format!("a whole number from {} to {}", range.start(), range.end()),
            );
        }
        number
    }

    /// The value must be absent or null because of another field.
    fn nothing(&mut self, path: &str, other: &str) {
        match self.fields.remove(path) {
            Some(Value::Null) | None => {}
            Some(_) => self.fault(
                path,
                Problem::Beside {
                    other: other.to_string(),
                },
            ),
        }
    }

    /// Reads the parts of an object in its own reader; unknown parts are faults.
    fn parts<T>(&mut self, path: &str, value: Value, read: impl FnOnce(&mut Reader) -> Option<T>) -> Option<T> {
        let Value::Object(object) = value else {
            self.expected(path, "an object");
            return None;
        };
        let prefix = format!("{}{path}.", self.prefix);
        let mut reader = Reader {
            prefix,
            fields: object.into_iter().collect(),
            faults: Vec::new(),
        };
        let parts = read(&mut reader);
        reader.leftovers();
        self.faults.extend(reader.faults);
        parts
    }

    fn object_or_null<T>(&mut self, path: &str, read: impl FnOnce(&mut Reader) -> Option<T>) -> Option<Option<T>> {
        match self.take(path)? {
            Value::Null => Some(None),
            value => self.parts(path, value, read).map(Some),
        }
    }

    fn leftovers(&mut self) {
        let unknown: Vec<String> = self.fields.keys().cloned().collect();
        for path in unknown {
            self.fault(&path, Problem::Unknown);
        }
    }
}

fn one_of<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.map(|word| format!("{word:?}")).collect::<Vec<_>>().join(" or ")
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
            reader.fields.remove(first);
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

fn beside(field: Field, value: &str) -> Problem {
    Problem::Beside {
        other: format!("{field} = {value}"),
    }
}

#[derive(Clone, Copy)]
enum Mode {
    Off,
    Illegal,
    Ends(DrawOrPoints),
}

fn bikjang(reader: &mut Reader) -> Option<Bikjang> {
    let mode = reader.word(
        Field::BikjangMode.path(),
        &[
            ("off", Mode::Off),
            ("illegal", Mode::Illegal),
            ("draw", Mode::Ends(DrawOrPoints::Draw)),
            ("points", Mode::Ends(DrawOrPoints::Points)),
        ],
    );
    match mode {
        Some(Mode::Ends(result)) => bikjang_rules(reader, result).map(Bikjang::Ends),
        Some(Mode::Off) => no_bikjang(reader, "off").then_some(Bikjang::Off),
        Some(Mode::Illegal) => no_bikjang(reader, "illegal").then_some(Bikjang::Illegal),
        None => {
            for field in Field::ALL.into_iter().filter(|field| field.needs_bikjang()) {
                reader.fields.remove(field.path());
            }
            None
        }
    }
}

/// Whether every other field of bikjang is null, as it must be while bikjang ends nothing.
fn no_bikjang(reader: &mut Reader, mode: &str) -> bool {
    let before = reader.faults.len();
    for field in Field::ALL.into_iter().filter(|field| field.needs_bikjang()) {
        reader.nothing(field.path(), &format!("bikjang.mode = {mode}"));
    }
    reader.faults.len() == before
}

fn bikjang_rules(reader: &mut Reader, result: DrawOrPoints) -> Option<BikjangRules> {
    let gate = reader.coded(Field::BikjangGate.path());
    let general_capture = reader.coded(Field::BikjangGeneralCapture.path());
    let acceptance = acceptance(reader);
    let in_check = reader.coded(Field::BikjangInCheck.path());
    Some(BikjangRules {
        result,
        gate: gate?,
        general_capture: general_capture?,
        acceptance: acceptance?,
        in_check: in_check?,
    })
}

#[derive(Clone, Copy)]
enum Accept {
    Immediate,
    Any,
    Chosen(AcceptBy),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Nonresolving {
    Illegal,
    Legal,
    EndsGame,
}

/// `accept`, `nonresolving_step` and `resolve_by`, of which only some go together.
fn acceptance(reader: &mut Reader) -> Option<Acceptance> {
    let (step, resolve) = (Field::BikjangNonresolvingStep.path(), Field::BikjangResolveBy.path());
    let accept = reader.word(
        Field::BikjangAccept.path(),
        &[
            ("pass", Accept::Chosen(AcceptBy::Pass)),
            ("call", Accept::Chosen(AcceptBy::Call)),
            ("call_or_pass", Accept::Chosen(AcceptBy::CallOrPass)),
            ("any_nonresolving_action", Accept::Any),
            ("immediate", Accept::Immediate),
        ],
    );
    if let Some(Accept::Immediate) = accept {
        let before = reader.faults.len();
        reader.nothing(step, "bikjang.accept = immediate");
        reader.nothing(resolve, "bikjang.accept = immediate");
        return (reader.faults.len() == before).then_some(Acceptance::Immediate);
    }
    let nonresolving = reader.word(
        step,
        &[
            ("illegal", Nonresolving::Illegal),
            ("legal", Nonresolving::Legal),
            ("ends_game", Nonresolving::EndsGame),
        ],
    );
    let resolve_by: Option<ResolveBy> = reader.coded(resolve);
    match (accept?, nonresolving?) {
        (Accept::Any, Nonresolving::EndsGame) => Some(Acceptance::AnyNonresolving {
            resolve_by: resolve_by?,
        }),
        (Accept::Chosen(by), Nonresolving::Illegal) => Some(Acceptance::Chosen {
            by,
            nonresolving: NonresolvingStep::Refused,
            resolve_by: resolve_by?,
        }),
        (Accept::Chosen(by), Nonresolving::Legal) => Some(Acceptance::Chosen {
            by,
            nonresolving: NonresolvingStep::Legal,
            resolve_by: resolve_by?,
        }),
        (Accept::Any, Nonresolving::Illegal | Nonresolving::Legal) => {
            reader.fault(step, beside(Field::BikjangAccept, "any_nonresolving_action"));
            None
        }
        (Accept::Chosen(_), Nonresolving::EndsGame) => {
            reader.fault(step, beside(Field::BikjangAccept, "pass, call or call_or_pass"));
            None
        }
        (Accept::Immediate, _) => None,
    }
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

fn limits(reader: &mut Reader) -> Option<Limits> {
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
    Some(Limits {
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
            reader.fields.remove(result);
            None
        }
    }
}
