//! The pseudo-language: the source language with an accent on every letter.
//!
//! Text without accents in a test build does not come from a message. Each letter is mapped to one letter, so that
//! tests can convert the English text that they look for (`e2e/support/pseudo.ts`).

use std::collections::BTreeMap;

use crate::message::{Message, Part, Pattern};

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "áɓçďéƒǧħíĵķłɱñóþǫřšţúṽŵẋýžÁƁÇĎÉƑǦĦÍĴĶŁⱮÑÓÞǪŘŠŢÚṼŴẊÝŽ";

/// Returns the messages of the source language in the pseudo-language.
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

/// Returns the pattern with accents on literal text; variables and selectors remain unchanged.
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

/// Returns a text with an accent on every letter.
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
