//! Generates `docs/reference/endings.md`, the page of endings, refusals, illegal moves and errors.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::spoken::closed_gates;
use janggi::api;
use janggi::explain::sentences::{ERRORS, ILLEGAL, VARIANTS, by_points, by_points_without_deom};
use janggi::explain::{Language, Text};
use janggi::{Cause, Outcome, RefusalCause, Side};
use serde_json::Value;

const HEAD: &str = include_str!("endings.md");

const ROWS: [&str; 8] = [
    include_str!("../../testdata/rules/bikjang.jsonl"),
    include_str!("../../testdata/rules/points.jsonl"),
    include_str!("../../testdata/rules/repetition.jsonl"),
    include_str!("../../testdata/rules/precedence.jsonl"),
    include_str!("../../testdata/rules/dead_position.jsonl"),
    include_str!("../../testdata/rules/stopped.jsonl"),
    include_str!("../../testdata/rules/warnings.jsonl"),
    include_str!("../../testdata/rules/laws.jsonl"),
];

/// Facts and rules that occur with each code in the test cases.
#[derive(Default)]
struct Seen {
    facts: BTreeMap<String, BTreeSet<String>>,
    rules: BTreeMap<String, BTreeSet<String>>,
}

impl Seen {
    fn add(&mut self, code: &Value, facts: &Value, rule: &Value) {
        let Some(code) = code.as_str() else { return };
        let names = facts.as_object().into_iter().flatten().map(|(name, _)| name.clone());
        self.facts.entry(code.to_owned()).or_default().extend(names);
        if let Some(rule) = rule.as_str() {
            let path = rule.split('[').next().unwrap_or(rule);
            self.rules.entry(code.to_owned()).or_default().insert(path.to_owned());
        }
    }

    fn list(of: &BTreeMap<String, BTreeSet<String>>, code: &str) -> String {
        let names = of.get(code).into_iter().flatten().map(|name| format!("`{name}`"));
        let names: Vec<String> = names.collect();
        if names.is_empty() {
            "–".to_owned()
        } else {
            names.join(" ")
        }
    }
}

fn seen() -> Seen {
    let mut seen = Seen::default();
    for line in ROWS.iter().flat_map(|rows| rows.lines()) {
        let mut row: Value = serde_json::from_str(line).expect("JSON");
        let row = row.as_object_mut().expect("an object");
        row.retain(|name, _| !["case", "expect", "comment", "source"].contains(&name.as_str()));
        let answer: Value = serde_json::from_str(&api::judge(&Value::Object(row.clone()).to_string())).expect("JSON");
        let verdict = &answer["verdict"];
        seen.add(&verdict["code"], &verdict["facts"], &verdict["rule"]);
        let error = &answer["error"]["facts"];
        seen.add(&error["reason"], error, &error["rule"]);
    }
    seen
}

pub(crate) fn page() -> String {
    let seen = seen();
    let mut page = String::from(HEAD);
    endings(&mut page, &seen);
    refusals(&mut page, &seen);
    page.push_str(
        "\n## Illegal moves\n\nNot allowed because of how pieces move or because the general would be captured, under every rule set. `crosses_river` and `sideways_too_early` are Xiangqi's; `leaves_facing` is too, or depends on the rule set.\n\n| code | sentence | |\n|---|---|---|\n",
    );
    ILLEGAL.iter().for_each(|(code, text)| row(&mut page, code, *text));
    page.push_str("\n## Errors of a judge line\n\n| code | sentence | |\n|---|---|---|\n");
    ERRORS.iter().for_each(|(code, text)| row(&mut page, code, *text));
    page
}

fn row(page: &mut String, code: &str, text: Text) {
    writeln!(
        page,
        "| `{code}` | {} | {} |",
        text.in_language(Language::English),
        text.in_language(Language::Korean)
    )
    .expect("text");
}

fn endings(page: &mut String, seen: &Seen) {
    page.push_str(
        "\n## Endings\n\nIn order of precedence: if one action meets the conditions of two endings, the one listed first applies. The entries of \
         `repetition` are checked in the order of their list. Resignation, time, agreement and abort cannot coincide with another ending.\n",
    );
    for (number, cause) in (1..).zip(Cause::ALL) {
        let (code, sentence) = (cause.code(), cause.sentence());
        let rule = match cause {
            Cause::Resigned | Cause::Flagged | Cause::Aborted | Cause::Adjudicated | Cause::Abandoned => {
                "none".to_owned()
            }
            _ => Seen::list(&seen.rules, code),
        };
        write!(
            page,
            "\n### {number}. `{code}`\n\n{}\n\n{}\n\n",
            sentence.in_language(Language::English),
            sentence.in_language(Language::Korean)
        )
        .expect("text");
        writeln!(page, "- Rule: {rule}.").expect("text");
        let facts = match cause {
            // Only the game server ends games in this way, so the judge's answers never contain these facts.
            Cause::Abandoned => "`by` `fen` `ply`".to_owned(),
            _ => Seen::list(&seen.facts, code),
        };
        writeln!(page, "- Facts: {facts}.").expect("text");
        if cause.is_claim() {
            page.push_str("- Some programs play on past it: with `\"claims\":\"last\"` it is checked after the last action only.\n");
        }
    }
    page.push_str("\n### Sentences that a fact changes\n\n");
    for variant in VARIANTS {
        let (code, text) = (variant.cause.code(), variant.text);
        write!(
            page,
            "The sentence of `{code}` if the fact `{}` is `{}`:\n\n{}\n\n{}\n\n",
            variant.fact,
            variant.value,
            text.in_language(Language::English),
            text.in_language(Language::Korean)
        )
        .expect("text");
    }
    page.truncate(page.trim_end().len());
    page.push('\n');
    let (points, even) = (by_points(), by_points_without_deom());
    write!(page, "\n### Decision on points\n\n{}\n\n{}\n\nWithout a deom:\n\n{}\n\n{}\n\nA tie, which is possible only if the bonus is a whole number of points, is a draw with the fact `tie`.\n", points.in_language(Language::English), points.in_language(Language::Korean), even.in_language(Language::English), even.in_language(Language::Korean))
        .expect("text");
    page.push_str("\n### Outcomes\n\n| code | | |\n|---|---|---|\n");
    for outcome in [
        Outcome::Win(Side::Cho),
        Outcome::Win(Side::Han),
        Outcome::Draw,
        Outcome::None,
    ] {
        row(page, outcome.code(), outcome.sentence());
    }
}

fn refusals(page: &mut String, seen: &Seen) {
    page.push_str("\n## Refusals\n\n| code | rule | sentence | | facts |\n|---|---|---|---|---|\n");
    for cause in RefusalCause::ALL {
        let (code, text) = (cause.code(), cause.sentence());
        let (rule, facts) = (Seen::list(&seen.rules, code), Seen::list(&seen.facts, code));
        writeln!(
            page,
            "| `{code}` | {rule} | {} | {} | {facts} |",
            text.in_language(Language::English),
            text.in_language(Language::Korean)
        )
        .expect("text");
    }
    for refusal in closed_gates() {
        let (gate, text) = (refusal.facts.get("gate").expect("the gate"), refusal.sentence());
        write!(
            page,
            "\nThe sentence of `{}` if the fact `gate` is `{gate}`:\n\n{}\n\n{}\n",
            refusal.cause.code(),
            text.in_language(Language::English),
            text.in_language(Language::Korean)
        )
        .expect("text");
    }
}

/// Every refusal, and every ending except adjudication and abandonment, must occur in a test case. Otherwise the page
/// cannot list its facts.
#[test]
fn the_tables_meet_every_code() {
    let seen = seen();
    for code in Cause::ALL
        .map(Cause::code)
        .into_iter()
        .chain(RefusalCause::ALL.map(RefusalCause::code))
    {
        assert!(
            seen.facts.contains_key(code) || [Cause::Adjudicated, Cause::Abandoned].map(Cause::code).contains(&code),
            "{code} is met by no row"
        );
    }
}
