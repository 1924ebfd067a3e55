//! A game: rules, start and actions. Unlike a position, a game refuses moves and detects endings.
//!
//! A verdict depends on the rules, the start and the actions, not on the position alone. The rules are applied in
//! `referee`.

mod action;
mod action_error;
mod allowed;
mod judged;
mod present;
mod sentence;
#[cfg(feature = "serde")]
mod serial;
mod unjudged;
mod warnings;

pub use action::{Action, ActionToken};
pub use action_error::ActionError;
pub use judged::{Claims, Game, Rights};
pub use present::Present;
pub use unjudged::NoPieceThere;
pub use warnings::{BikjangWarning, Repeat, Standing, Warnings};
