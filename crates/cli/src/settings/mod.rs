//! The settings of `serve` and `play`: one table, and the places from which they are read.
//!
//! Owns where a value may come from and which place wins; must not know what a setting does.

mod environment;
mod fault;
mod file;
mod flags;
mod given;
mod layers;
mod mail;
#[cfg(test)]
mod page;
mod setting;
mod sources;
mod table;
#[cfg(test)]
mod tests;
mod values;

pub(crate) use flags::{Flags, Play, Serve};
pub(crate) use setting::Part;
pub(crate) use sources::effective;
pub(crate) use table::Settings;
pub(crate) use values::{LogForm, Registration};
