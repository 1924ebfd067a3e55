//! Who is behind a request: today guests, known by a cookie.
//!
//! - `guests` the visitor of a request, and new guests
//! - `cookie` the cookie's text; `hex` secrets as text

mod cookie;
mod guests;
mod hex;

pub use cookie::GUEST_COOKIE;
pub(crate) use cookie::has_cookie;
pub(crate) use guests::Visitor;
pub(crate) use hex::{decode, encode};
