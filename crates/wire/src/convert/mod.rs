//! Converts between messages and the values of `play`: incoming messages are validated here and nowhere else, and
//! values are shown as one reader may see them.
//!
//! - `requests` frames and bodies to commands and terms
//! - `besides` what a game may have in addition to its moves: adjournment, conditional moves, the referee
//! - `chat` lines of a chat, and why they are refused
//! - `faults` refusals to error bodies
//! - `views` rooms to what a page shows; `present` their current state, in full or in brief
//! - `records` rooms to files; `rulings` a referee's rulings as their headers
//! - `access_tokens` the scopes of access tokens
//! - `lengths` lengths of time
//! - `start_terms` what is agreed on before a game
//! - `sides` sides and values for each side
//! - `lobby` the lobby's values as they are shown
//! - `ratings` what is shown of a rating
//! - `jobs` what an engine owes to a worker's job, and its answer back

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
