#![doc = include_str!("../README.md")]

pub mod convert;
pub mod error;
pub mod http;
#[cfg(test)]
mod schema;
pub mod vocabulary;
pub mod worker;
pub mod ws;

pub use error::{Code, ErrorBody};
