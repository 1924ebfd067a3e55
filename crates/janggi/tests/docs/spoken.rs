//! Generates `testdata/spoken.jsonl`: the sentences for every ending, refusal and illegal step, in every language, and
//! in English also with UCI point names. The web app's sentences are tested against it.

use std::fmt::Write;

use janggi::explain::sentences::{ERRORS, ILLEGAL, VARIANTS, filled};
use janggi::explain::{Language, PointNames, Text, Wording};
use janggi::ruleset::{Field, RulePath};
use janggi::{Cause, Fact, Facts, Movement, Outcome, Refusal, RefusalCause, Side, Verdict};
use serde_json::{Value, json};

/// Values of the fact `how` of `bikjang_accepted`.
const HOWS: [&str; 4] = ["pass", "call", "step", "immediate"];

const WORDINGS: [(&str, Wording); 4] = [
    (
        "ko",
        Wording {
            language: Language::Korean,
            points: PointNames::Korean,
        },
    ),
    (
        "en",
        Wording {
            language: Language::English,
            points: PointNames::Korean,
        },
    ),
    (
        "nl",
        Wording {
            language: Language::Dutch,
            points: PointNames::Korean,
        },
    ),
    (
        "uci",
        Wording {
            language: Language::English,
            points: PointNames::Uci,
        },
    ),
];

/// Returns facts for every name that a sentence uses.
fn facts() -> Facts {
    let texts = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Fact>();
    let numbers = |list: &[u32]| list.iter().copied().collect::<Fact>();
    let sides = [
        ("by", Side::Han),
        ("loser", Side::Han),
        ("side", Side::Han),
        ("checker", Side::Cho),
        ("offered_by", Side::Cho),
    ];
    let points = [
        ("general", "e9"),
        ("at", "a10"),
        ("to", "i4"),
        ("from", "d10"),
        ("other", "e2"),
        ("x", "a1"),
        ("a", "b1"),
        ("move", "e2e2"),
    ];
    let halves = [
        ("cho_half", 145),
        ("han_half", 147),
        ("deom_half", 3),
        ("threshold_half", 20),
        ("cho_pieces_half", 145),
        ("han_pieces_half", 144),
    ];
    let counts = [("created_at_ply", 5), ("n", 3), ("counted", 200), ("since_ply", 7)];
    let facts = sides
        .into_iter()
        .fold(Facts::new(), |facts, (name, side)| facts.with(name, side));
    let facts = points
        .into_iter()
        .fold(facts, |facts, (name, text)| facts.with(name, text));
    let facts = halves
        .into_iter()
        .chain(counts)
        .fold(facts, |facts, (name, number)| facts.with(name, number));
    facts
        .with("checkers", texts(&["e5", "d9"]))
        .with("by_pieces", texts(&["e5"]))
        .with("between", texts(&["e5", "e6"]))
        .with("refused", texts(&["a9a10", "e2e2"]))
        .with("sides", texts(&["cho", "han"]))
        .with("plies", numbers(&[1, 2]))
        .with("occurrences", numbers(&[1, 5, 9]))
        .with("occurrence_plies", numbers(&[4]))
        .with("field", "moves")
}

fn value(facts: &Facts) -> Value {
    serde_json::to_value(facts).expect("facts are JSON")
}

fn verdicts() -> Vec<Verdict> {
    let mut verdicts = Vec::new();
    for cause in Cause::ALL {
        let mut kinds = vec![facts()];
        match cause {
            Cause::BikjangAccepted => kinds = HOWS.iter().map(|how| facts().with("how", *how)).collect(),
            Cause::DrawAgreed => {
                kinds = ["draw", "points"]
                    .iter()
                    .map(|kind| facts().with("result_kind", *kind))
                    .collect()
            }
            _ => {}
        }
        for facts in kinds {
            let ends = [
                ("winner", Outcome::Win(Side::Cho)),
                ("draw", Outcome::Draw),
                ("points", Outcome::Win(Side::Han)),
                ("points", Outcome::Draw),
            ];
            for (decided_by, outcome) in ends {
                for movement in [Movement::Janggi, Movement::Xiangqi] {
                    let facts = facts.clone().with("decided_by", decided_by);
                    let facts = match movement {
                        Movement::Xiangqi => facts.with("movement", "xiangqi"),
                        Movement::Janggi | Movement::ChessWar => facts,
                    };
                    verdicts.push(Verdict {
                        outcome,
                        cause,
                        rule: None,
                        facts,
                    });
                }
            }
        }
    }
    verdicts
}

fn said(of: impl Fn(Wording) -> String) -> Value {
    WORDINGS
        .iter()
        .map(|(name, wording)| ((*name).to_owned(), Value::from(of(*wording))))
        .collect()
}

pub(crate) fn table() -> String {
    let mut table = String::new();
    for verdict in verdicts() {
        let row = json!({
            "verdict": { "outcome": verdict.outcome.code(), "code": verdict.cause.code(), "facts": value(&verdict.facts) },
            "sentence": said(|wording| verdict.sentence(wording)),
            "foretold": said(|wording| verdict.foretold(wording.language)),
        });
        writeln!(table, "{row}").expect("text");
    }
    let refusals = RefusalCause::ALL
        .into_iter()
        .map(|cause| (cause.code(), cause.sentence()));
    for (code, text) in refusals.chain(ILLEGAL.iter().copied()) {
        let facts = match code {
            "stays_in_check" | "exposes_general" => {
                facts().with("by", vec!["e5".to_owned()].into_iter().collect::<Fact>())
            }
            _ => facts(),
        };
        let row = json!({ "reason": code, "facts": value(&facts), "sentence": said(|wording| filled(text, wording, &facts)) });
        writeln!(table, "{row}").expect("text");
    }
    for refusal in closed_gates() {
        let (code, facts) = (refusal.cause.code(), value(&refusal.facts));
        let sentence = said(|wording| filled(refusal.sentence(), wording, &refusal.facts));
        let row = json!({ "reason": code, "facts": facts, "sentence": sentence });
        writeln!(table, "{row}").expect("text");
    }
    table
}

/// Returns the refusals of bikjang calls whose condition (gate) is not met.
pub(crate) fn closed_gates() -> [Refusal; 2] {
    ["both_below_30", "after_first_capture"].map(|gate| Refusal {
        cause: RefusalCause::GateClosed,
        rule: RulePath::field(Field::BikjangGate),
        facts: facts().with("gate", gate),
    })
}

fn names(text: Text) -> impl Iterator<Item = &'static str> {
    let braces = |text: &'static str| text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    Language::ALL
        .into_iter()
        .flat_map(move |language| braces(text.in_language(language)))
}

#[test]
fn every_fact_of_a_sentence_is_in_the_table() {
    let sentences = Cause::ALL.into_iter().map(Cause::sentence);
    let sentences = sentences.chain(RefusalCause::ALL.into_iter().map(RefusalCause::sentence));
    let sentences = sentences.chain(ILLEGAL.iter().chain(ERRORS).map(|(_, text)| *text));
    let sentences = sentences.chain(VARIANTS.iter().map(|variant| variant.text));
    let sentences = sentences.chain(closed_gates().iter().map(Refusal::sentence).collect::<Vec<_>>());
    for name in sentences.flat_map(names) {
        assert!(facts().get(name).is_some(), "the fact {name}");
    }
}

#[test]
fn no_korean_sentence_names_a_side_that_reads_as_one_side() {
    for line in table().lines() {
        let row: Value = serde_json::from_str(line).expect("JSON");
        let text = row["sentence"]["ko"].as_str().expect("text");
        for wrong in ["한 쪽", "한쪽", "초 쪽", "한이 ", "한는", "한가 ", "초이 "] {
            assert!(!text.contains(wrong), "{wrong}: {text}");
        }
        let about = text.find("한 1").or_else(|| text.find("한 7"));
        assert_eq!(about, None, "한 before a number reads as “about”: {text}");
    }
}
