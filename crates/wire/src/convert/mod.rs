//! Conversion between wire types and the values of `play`. Requests are validated in the process, and views contain
//! only data that their reader may see.
//!
//! - `requests`: request bodies to terms
//! - `besides`: adjournment, conditional moves, rulings and the referee
//! - `chat`: chat messages, and errors for refused ones
//! - `faults`: errors to error bodies
//! - `views`: rooms to views; `present`: the current state of a room, in full or in brief
//! - `records`: rooms to record files; `rulings`: the referee's rulings to headers of a record
//! - `access_tokens`: scopes and names of access tokens
//! - `lengths`: durations to milliseconds
//! - `start_terms`: terms agreed before a game
//! - `sides`: sides, and values for each side
//! - `lobby`: sides and rating ranges of seeks
//! - `ratings`: ratings, with their deviation at a given time
//! - `jobs`: jobs for workers

mod access_tokens;
pub(crate) mod besides;
mod chat;
mod faults;
mod jobs;
mod lengths;
mod lobby;
mod present;
mod ratings;
mod records;
mod requests;
mod rulings;
mod sides;
mod start_terms;
mod views;

pub use access_tokens::{token_name, token_scope, token_scope_back};
pub use chat::{chat_channel, chat_preset, chat_refused, chat_room, chat_words};
pub use faults::{action_error, fen_error, open_error, position_faults, refused, rules_faults};
pub use jobs::{analysis, job};
pub use lobby::{rating_range, seek_side};
pub use present::{Present, now};
pub use ratings::rating;
pub use records::{Heading, Refereed, Words, left_out, record};
pub use requests::{MOST_FEN, picker, terms, time_back, zone};
pub use rulings::{RecordedRuling, recorded_rulings};
pub use sides::{side, side_back};
pub use start_terms::start_terms;
pub use views::{game_view, outcome, time};

pub(crate) use besides::{lines, ruling};
pub(crate) use lengths::clipped;
pub(crate) use views::{action_view, decimal, hand, start_fen, verdict_view};
