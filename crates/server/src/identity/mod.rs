//! Who is behind a request: today guests, known by a cookie.

mod guests;

pub use guests::GUEST_COOKIE;
pub(crate) use guests::{Visitor, decode, encode, has_cookie};
