//! `/api/challenges`, `/api/live` and `/api/online`.

mod challenges;
mod lists;

pub(crate) use challenges::{create, list, remove};
pub(crate) use lists::{live, online};
