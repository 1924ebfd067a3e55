//! JSON interfaces shared by the command line, the web app and the language bindings.
//!
//! - [`judge`]: judges one line of `janggun judge` (a rule set, a start and actions) with [`Game`](crate::Game)
//! - [`records`]: files of game records, and queries about positions and moves
//! - [`presets`], [`sentences`]: data for clients that show rules and endings without hard-coding them
//! - [`glossary`]: the terms of Janggi
//!
//! This module defines the types of the requests and answers, from which `bindings/npm/src/api.gen.ts` is generated.
//! This module does not apply the rules of the game.
//!
//! # Stability
//! Names, codes and facts do not change; fields are only added.

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
