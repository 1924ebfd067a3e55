//! Substitution of facts into templates.
//!
//! A template contains fact names in braces. A number is halved if its name ends in `_half` (`147` becomes `73.5`). A
//! side is replaced by its name, and squares are written in the notation of the [`Wording`]. A missing fact becomes
//! `?`. A Korean particle after a fact agrees with the fact's last sound.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::explain::facts::{Fact, Facts};
use crate::explain::language::Language;
use crate::explain::particles::particle;
use crate::explain::text::Text;
use crate::explain::texts::rule_sentences;
use crate::explain::wording::Wording;
use crate::movement::Movement;
use crate::points::HalfPoints;
use crate::ruleset::Coded;
use crate::side::Side;
use crate::square::Square;

/// Returns a template with the facts filled in.
#[must_use]
pub fn filled(template: Text, wording: impl Into<Wording>, facts: &Facts) -> String {
    let wording = wording.into();
    let words = (wording, movement_of(facts));
    let mut sentence = String::new();
    let mut rest = template.in_language(wording.language);
    while let Some((before, after)) = rest.split_once('{') {
        sentence.push_str(before);
        let (name, tail) = after.split_once('}').unwrap_or((after, ""));
        let text = shown(name, fact(facts, name), words);
        sentence.push_str(&text);
        rest = tail;
        if let Some((fitting, tail)) = particle(&text, rest) {
            sentence.push_str(fitting);
            rest = tail;
        }
    }
    sentence.push_str(rest);
    sentence
}

/// Formats points for a language: `73.5`, or `73,5` in Dutch.
#[must_use]
pub fn points_in(points: HalfPoints, language: Language) -> String {
    let mark = rule_sentences::DECIMAL_MARK.in_language(language);
    points.to_string().replace('.', mark)
}

/// Returns the variant in the facts, or Janggi if they contain none.
pub(super) fn movement_of(facts: &Facts) -> Movement {
    match facts.get("movement") {
        Some(Fact::Text(code)) => Movement::from_code(code).unwrap_or_default(),
        _ => Movement::Janggi,
    }
}

/// Returns the fact with this name. Older stored verdicts have `loser` in place of `checker`.
fn fact<'a>(facts: &'a Facts, name: &str) -> Option<&'a Fact> {
    facts.get(name).or_else(|| match name {
        "checker" => facts.get("loser"),
        _ => None,
    })
}

fn shown(name: &str, fact: Option<&Fact>, words: (Wording, Movement)) -> String {
    match fact {
        None | Some(Fact::Nothing(())) => "?".to_string(),
        Some(Fact::Number(half)) if name.ends_with("_half") => {
            let points = HalfPoints(i32::try_from(*half).unwrap_or(i32::MAX));
            points_in(points, words.0.language)
        }
        Some(Fact::Text(text)) => word(text, words),
        Some(Fact::Texts(texts)) => {
            let texts: Vec<String> = texts.iter().map(|text| word(text, words)).collect();
            list(rule_sentences::LIST, &texts, words.0)
        }
        Some(Fact::Numbers(numbers)) => {
            let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            list(rule_sentences::NUMBERS, &numbers, words.0)
        }
        Some(other) => other.to_string(),
    }
}

/// Joins the items for use in a sentence: `65, 24 and 33`.
fn list(joined: Text, items: &[String], wording: Wording) -> String {
    match items {
        [] => String::new(),
        [item] => item.clone(),
        [before @ .., last] => {
            let facts = Facts::new()
                .with("before", before.join(", "))
                .with("last", last.clone());
            filled(joined, wording, &facts)
        }
    }
}

fn word(text: &str, (wording, movement): (Wording, Movement)) -> String {
    if let Some(side) = Side::ALL.into_iter().find(|side| side.id() == text) {
        return movement
            .side_in_sentence(side)
            .in_language(wording.language)
            .to_string();
    }
    if let Ok(square) = text.parse::<Square>() {
        return wording.points.name(square);
    }
    match step(text) {
        Some((from, to)) if from == to => rule_sentences::PASS.in_language(wording.language).to_string(),
        Some((from, to)) => format!("{}–{}", wording.points.name(from), wording.points.name(to)),
        None => text.to_string(),
    }
}

/// Parses a step in UCI and returns its two points.
fn step(text: &str) -> Option<(Square, Square)> {
    (2..=3).find_map(|end| {
        let (from, to) = (text.get(..end)?, text.get(end..)?);
        Some((from.parse().ok()?, to.parse().ok()?))
    })
}
