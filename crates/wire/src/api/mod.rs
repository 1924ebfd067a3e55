//! Messages of the API for programs. They have the shape and the names that clients of lichess read; whatever Janggi needs in
//! addition has names of its own. docs/api.md describes them.
//!
//! - `users` players
//!
//! Numbers are integers, times are milliseconds. White is Cho, who moves first, and black is Han.

mod users;

pub use users::{BOT, Done, Perf, TokenInfo, User, UserStatus, perfs};
