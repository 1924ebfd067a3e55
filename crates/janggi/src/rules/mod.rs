//! Rule sets and what they decide.
//!
//! `schema` is what a rule set can say, `preset` the named ones, `history` the line that was played. Exactly three
//! modules read a field of a rule set to judge a game: `refusal` (legal on the board, refused by the rules), `verdict`
//! (what has just ended) and `claim` (what a player may call); `bikjang` and `repetition` hold their tests, `explain`
//! the facts to show.

pub(crate) mod beginning;
mod bikjang;
mod cause;
pub(crate) mod claim;
mod codes;
#[cfg(test)]
mod coincidence;
pub(crate) mod explain;
mod facts;
mod field;
mod history;
#[cfg(feature = "serde")]
pub mod json;
mod names;
mod outlook;
pub mod perft;
mod preset;
pub(crate) mod refusal;
pub(crate) mod repetition;
mod schema;
pub mod sentences;
mod source;
mod source_rows;
pub(crate) mod verdict;

pub use cause::{Cause, Decision, Ending, Outcome, Verdict};
pub use codes::Coded;
pub use explain::explain_illegal;
pub use facts::{Fact, Facts};
pub use field::{Field, RulePath};
pub use history::{Captures, Facing, Line, Occurrences};
pub use names::{Text, VALUE_WORDS};
pub use outlook::Outlook;
pub use preset::Preset;
pub use refusal::RefusalCause;
pub use schema::{
    AcceptBy, Acceptance, AllowedSetups, Bikjang, BikjangGate, BikjangInCheck, BikjangRules, BothBelow30, DoublePass,
    DrawOffer, DrawOrPoints, FlagFall, GeneralCapture, LeagueScore, Limits, LowPoints, Matsang, Movement,
    NoCapturePlies, NonresolvingStep, PassAllowed, PassRules, PerpetualCheck, RepetitionResult, RepetitionRule,
    ResolveBy, Rules, SetupOrder, SetupRules, ShuttleResult, TotalPlies, YesNo,
};
pub use sentences::Language;
pub use source::{Mark, Source};
