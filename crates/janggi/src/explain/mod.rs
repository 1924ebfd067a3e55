//! Explanations: the facts behind an ending or a refusal, and names and sentences in every language.
//!
//! The decisions are made in `referee`; this module only reads them.

mod facts;
mod fill;
mod foretold;
mod history_facts;
mod illegal;
mod language;
mod names;
mod particles;
mod preset_names;
mod refusal;
pub mod sentences;
mod side_names;
mod text;
#[cfg_attr(
    feature = "pseudo",
    path = "../../../../target/pseudo/crates/janggi/src/explain/texts/mod.rs"
)]
#[cfg_attr(
    not(feature = "json"),
    expect(dead_code, reason = "some are about records, which need the feature")
)]
pub(crate) mod texts;
mod verdict;
mod wording;

pub use facts::{Fact, Facts};
pub use fill::points_in;
pub use illegal::explain_illegal;
pub use language::{Language, UnknownLanguage};
pub use names::{VALUE_PHRASES, VALUE_WORDS};
pub use particles::josa;
pub use refusal::Refusal;
pub(crate) use refusal::{refused, refusing_rule};
pub use text::{PerLanguage, Text};
pub use verdict::Verdict;
pub(crate) use verdict::{agreed, called, declared, stopped, verdict};
pub use wording::{PointNames, Wording};
