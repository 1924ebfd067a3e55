//! The text contracts: JSON in, JSON out, the same everywhere: command line, browser, worker, bindings.
//!
//! - [`judge`]: one line of `janggun judge`, a rule set, a start and actions, judged by [`Game`](crate::Game)
//! - [`records`]: files of game records, and questions about positions and moves
//! - [`presets`], [`sentences`]: what a client needs to show rules and endings without knowing any
//! - [`glossary`]: the words of Janggi
//!
//! Owns the shape of these texts. Each is a struct here, and `bindings/npm/src/api.gen.ts` is written from them. It
//! decides nothing.
//!
//! # Stability
//! Names, codes and facts are promised; fields are only added.

mod answer;
mod catalog;
mod error;
mod glossary;
mod json;
mod judge;
mod literal;
mod object;
mod queries;
mod record_texts;
mod records;
mod request;
#[cfg(test)]
mod typescript;
mod verdicts;

pub use answer::{state, warnings};
pub use catalog::{presets, sentences};
pub use error::{RulesFault, action_facts, fault_facts, fen_facts, position_facts, rules_faults};
pub use glossary::glossary;
pub use judge::{game_of, judge};
pub use records::records;
pub use verdicts::verdicts;
