//! A game: rules, start and actions. The only thing that can say *refused* or *over*.
//!
//! A verdict is a function of (rules, start, actions), never of a position alone. What the rules mean is decided in
//! `referee`; a game only keeps the actions in order.

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
