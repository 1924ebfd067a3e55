#![doc = include_str!("../README.md")]

pub mod access_token;
pub mod account;
pub mod api;
pub mod chat;
pub mod club;
pub mod commands;
pub mod convert;
mod described;
pub mod error;
pub mod game_event;
pub mod house;
pub mod http;
pub mod lobby;
pub mod news;
pub mod push;
pub mod rating;
pub mod records;
pub mod relay;
#[cfg(test)]
mod schema;
pub mod shared;
#[cfg_attr(feature = "pseudo", path = "../../../target/pseudo/crates/wire/src/texts/mod.rs")]
mod texts;
pub mod tournament;
pub mod vocabulary;
pub mod worker;
pub mod ws;

pub use error::{Code, ErrorBody};

/// The examples of HTTP messages in docs/reference/protocol.md: a JSON object that maps type names to lists of
/// examples.
pub const EXAMPLES: &str = include_str!("examples.gen.json");
