//! Settings of `serve` and `play`: the table that declares them, and the sources that they are read from.
//!
//! Owns the sources and their precedence. This module must not depend on what a setting does.

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
