//! The API for programs, in the shape that clients of lichess use (`wire::api`). Who may use an address stands in the type of
//! its first parameter: [`Token`] with the scopes that it needs.
//!
//! - `access` the token of a request; `people` players as they are sent
//! - `account` the account of a token, tokens; `users` other players

mod access;
pub(crate) mod account;
mod people;
pub(crate) mod users;

use access::Needs;
use play::Scope;

/// For programs that play.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BotPlay;

impl Needs for BotPlay {
    const ONE_OF: &'static [Scope] = &[Scope::BotPlay];
}
