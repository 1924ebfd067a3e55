//! A game: rules, start and actions. Only a game refuses moves and detects endings; a position does not.
//!
//! A verdict is a function of (rules, start, actions), never of a position alone. The rules are applied in `referee`; a
//! game only stores the actions in order.

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
