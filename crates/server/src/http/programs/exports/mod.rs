//! Exports of games as files: one game, the finished games of a player, or the public games of a month. Files with many
//! games are streamed. Rows are loaded in pages by key, so no database cursor stays open between pages.
//!
//! - `one`, `of_user`, `of_month`: the requests
//! - `format`: file formats; `filter`: criteria for the games of a player; `month`: calendar months
//! - `writer`: one game as text; `sending`: the stream of many games

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
