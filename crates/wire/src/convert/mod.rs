//! Between messages and the values of `play`: messages in are checked here and nowhere else, values out are shown as
//! one reader may see them.
//!
//! - `requests` frames and bodies to commands and terms
//! - `faults` refusals to error bodies
//! - `views` rooms to what a page shows
//! - `records` rooms to files
//! - `sides` sides and values for each side
//! - `jobs` what an engine owes to a worker's job, and its answer back

mod faults;
mod jobs;
mod records;
mod requests;
mod sides;
mod views;

pub use faults::{action_error, open_error, refused, rules_faults};
pub use jobs::{analysis, job};
pub use records::record;
pub use requests::{game_action, picker, player_command, terms};
pub use sides::{side, side_back};
pub use views::{event, game_view, now, outcome, rights};
