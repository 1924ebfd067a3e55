#![doc = include_str!("../README.md")]

mod failure;
mod interrupt;

pub mod figures;
pub mod input;
pub mod rules_argument;
pub mod spelling;

pub use failure::Failure;
pub use interrupt::stop_on_interrupt;
