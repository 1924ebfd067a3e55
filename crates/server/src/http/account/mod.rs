//! `/api/me`, `/api/account` and `/api/session`.
//!
//! - `me` who the reader is; `sign_up`, `session` how that changes; `sessions` where else he is signed in
//! - `password`, `second_factor`, `recovery`, `email` credentials; `tokens` access tokens; `handle` the name for programs; `close` the end of an account
//! - `preferences`, `blocks` what is kept for a player; `records` games that the player keeps; `push` whether a browser is sent notices; `export` all of it as a file
//! - `answer` answers that set a cookie; `failed` what the log says of tries to sign in

mod answer;
pub(crate) mod blocks;
pub(crate) mod close;
pub(crate) mod email;
pub(crate) mod export;
mod failed;
pub(crate) mod handle;
pub(crate) mod me;
pub(crate) mod password;
pub(crate) mod preferences;
pub(crate) mod push;
pub(crate) mod records;
pub(crate) mod recovery;
pub(crate) mod second_factor;
pub(crate) mod session;
pub(crate) mod sessions;
pub(crate) mod sign_up;
pub(crate) mod tokens;
