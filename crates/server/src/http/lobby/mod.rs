//! `/api/challenges`, `/api/live`, `/api/online` and results.

mod challenges;
mod lists;

pub(crate) use challenges::{create, list, open_challenge, remove};
pub(crate) use lists::{live, online, results, results_of};
