//! The pseudo-language: the source language with accented letters.
//!
//! English words that remain without accents are names, or do not come from a message. Each letter is mapped to exactly
//! one letter, so tests can convert the English text that they look for (`e2e/support/pseudo.ts`).

use std::collections::BTreeMap;

use crate::message::{Message, Part, Pattern};

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "áɓçďéƒǧħíĵķłɱñóþǫřšţúṽŵẋýžÁƁÇĎÉƑǦĦÍĴĶŁⱮÑÓÞǪŘŠŢÚṼŴẊÝŽ";

/// Converts the messages of the source language to the pseudo-language.
pub(crate) fn messages(source: BTreeMap<&'static str, Vec<Message>>) -> BTreeMap<&'static str, Vec<Message>> {
    let file = |(name, messages): (_, Vec<Message>)| (name, messages.into_iter().map(message).collect());
    source.into_iter().map(file).collect()
}

fn message(message: Message) -> Message {
    Message {
        text: pattern(message.text),
        ..message
    }
}

/// Adds accents to the literal text of a pattern. Values and case keys remain unchanged.
fn pattern(parts: Pattern) -> Pattern {
    let part = |part| match part {
        Part::Words(words) => Part::Words(accented(&words)),
        Part::Value(value) => Part::Value(value),
        Part::Choice { by, cases, otherwise } => Part::Choice {
            by,
            cases: cases.into_iter().map(|(case, words)| (case, pattern(words))).collect(),
            otherwise: pattern(otherwise),
        },
    };
    parts.into_iter().map(part).collect()
}

/// Replaces every ASCII letter with an accented one.
///
/// ```
/// assert_eq!(catalogue::pseudo::accented("Check, 2 × 장군!"), "Çħéçķ, 2 × 장군!");
/// ```
#[must_use]
pub fn accented(text: &str) -> String {
    let accent = |letter| {
        let found = PLAIN.chars().zip(ACCENTED.chars()).find(|(plain, _)| *plain == letter);
        found.map_or(letter, |(_, accented)| accented)
    };
    text.chars().map(accent).collect()
}
