//! Several servers that share one PostgreSQL database. One of them owns the lease, and the others forward requests and
//! WebSockets to it, so clients can connect to any of them.
//!
//! - `forwarder`: forwards a request or answers it locally
//! - `heads`: headers of forwarded messages; `tunnel`: WebSockets
//!
//! Must not decide which server is the owner.

mod forwarder;
mod heads;
mod tunnel;

pub(crate) use forwarder::Forwarder;
