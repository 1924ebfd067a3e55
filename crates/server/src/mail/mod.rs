//! Email to players with accounts. Unused unless a mail server is configured.
//!
//! - `config`: the mail server; `address`: valid addresses
//! - `letter`: contents, in the recipient's language
//! - `queue`: the queue with its retries; `sender`: the SMTP client
//!
//! Must not access accounts or the database: callers look up recipients, and implement the storage of unsent emails
//! (`Outbox`).

mod address;
mod config;
mod letter;
mod queue;
mod sender;

pub use address::{EmailAddress, NoEmailAddress};
pub use config::{MailConfig, MailLogin, MailServer, NoMailServer};
pub(crate) use letter::{Letter, Reason};
pub(crate) use queue::{MailQueue, Order, Outbox, mail_queue};
