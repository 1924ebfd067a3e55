//! The identity behind a request: a guest or an account. Both have a session cookie; accounts may also use access
//! tokens.
//!
//! - `sessions`: the session of a request; `guests`: its player; `cookie`: the cookie's text; `hex`: secrets as text
//! - `access_tokens`: the account of a request with an access token
//! - `client_label`: labels of devices
//! - `accounts`: operations on accounts; `operator`: names and passwords for the operator's commands
//! - `profiles`: public views of players; `rated`: permission to play rated games
//! - `handles`: names of accounts in the API
//! - `names`: validation of names; `passwords`: validation and hashing of passwords; `hashing_threads`: the threads for
//!   hashing; `second_factor`: authenticator and recovery codes
//! - `news_letter`: emails with news of tournaments and clubs; `throttle`: limits on sign-in attempts

mod access_tokens;
mod accounts;
mod client_label;
mod cookie;
mod guests;
mod handles;
mod hashing_threads;
mod hex;
mod names;
mod news_letter;
mod operator;
mod passwords;
mod profiles;
mod rated;
mod second_factor;
mod sessions;
mod throttle;

pub(crate) use access_tokens::{AccessToken, bearer};
pub(crate) use accounts::{Accounts, Asker};
pub use cookie::GUEST_COOKIE;
pub(crate) use cookie::{NewCookie, has_cookie};
pub(crate) use guests::Visitor;
pub(crate) use hex::{decode, encode};
pub(crate) use names::look;
pub(crate) use news_letter::news_letter;
pub use operator::{closed_look_of, look_of, random_password};
pub(crate) use profiles::{RatedPlayers, me, player_views};
pub(crate) use rated::{must_be_able_to_play_rated, must_play_rated};
pub(crate) use sessions::{ClientLabel, Known, Member, Session, Signed};
