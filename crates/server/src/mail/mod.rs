//! Email to players who have added an address to their account. Unused unless a mail server is configured.
//!
//! - `config` which mail server; `address` which addresses there are
//! - `letter` what is written, in the reader's language
//! - `queue` the queue, and how often an email is tried; `sender` the conversation with the mail server
//!
//! Must not know accounts or the store: the caller that writes an email looks up its recipient, and keeps it until it is
//! sent (`Outbox`).

mod address;
mod config;
mod letter;
mod queue;
mod sender;

pub use address::{EmailAddress, NoEmailAddress};
pub use config::{MailConfig, MailLogin, MailServer, NoMailServer};
pub(crate) use letter::{Letter, Reason};
pub(crate) use queue::{MailQueue, Order, Outbox, mail_queue};
