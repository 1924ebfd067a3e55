//! Clients that send the same requests as a browser, over unencrypted connections on this machine.
//!
//! - `source`: source addresses; `http`: requests; `socket`: WebSockets
//! - `guest`: a visitor with its cookie; `game`: accounts, and games of two visitors

mod game;
mod guest;
mod http;
mod socket;
mod source;

pub(crate) use game::{Asking, Stakes, arrange, chat, create, join, sign_up, take_nickname, until_taken};
pub(crate) use guest::Guest;
pub(crate) use socket::{Frame, Socket, code_of, next_of};
pub(crate) use source::Sources;
