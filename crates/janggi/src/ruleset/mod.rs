//! Rule sets as plain data: the possible values, the named rule sets, and the sources of their values.
//!
//! Games are decided in `referee`, and messages for users are in `explain`.

mod codes;
mod field;
#[cfg(feature = "serde")]
pub mod json;
mod preset;
mod preset_values;
mod schema;
mod source;

pub use crate::movement::Movement;
pub use codes::Coded;
pub use field::{Field, RulePath};
pub use preset::Preset;
pub use schema::{
    AcceptBy, Acceptance, AllowedSetups, Bikjang, BikjangGate, BikjangInCheck, BikjangRules, BothBelow30, ChaserLoses,
    CheckedSide, DeadPosition, DoublePass, DrawOffer, DrawOrPoints, EndingLimits, FlagFall, GeneralCapture,
    LeagueScore, LowPoints, Matsang, NoCapturePlies, NonresolvingStep, PassAllowed, PassRules, PerpetualCheck,
    RepetitionResult, RepetitionRule, ResolveBy, Rules, SetupOrder, SetupRules, ShuttleResult, Stopped, TotalPlies,
    Touch, YesNo,
};
pub use source::{Mark, Source};
