//! Games as files: one, all of a player, and the public ones of a month. Many games are sent one by one while the reader takes
//! them: a page of rows is loaded by its key, and nothing is held in the database in between.
//!
//! - `one`, `of_user`, `of_month` the requests
//! - `format` the formats; `filter` which games of a player are wanted; `month` months
//! - `writer` one game as text; `sending` the stream of many

mod filter;
mod format;
mod month;
mod of_month;
mod of_user;
mod one;
mod sending;
mod writer;

pub(crate) use format::FILES;
pub(crate) use of_month::of_month;
pub(crate) use of_user::of_user;
pub(crate) use one::export;
