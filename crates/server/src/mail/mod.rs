//! Email to players who have added an address to their account. Unused unless a mail server is configured.
//!
//! - `config`: the mail server; `address`: valid addresses
//! - `letter`: contents, in the recipient's language
//! - `queue`: the queue with its retries; `sender`: the SMTP client
//!
//! Must not depend on accounts or the store: the caller looks up the recipient of an email, and stores the email until
//! it is sent (`Outbox`).

mod address;
mod config;
mod letter;
mod queue;
mod sender;

pub use address::{EmailAddress, NoEmailAddress};
pub use config::{MailConfig, MailLogin, MailServer, NoMailServer};
pub(crate) use letter::{Letter, Reason};
pub(crate) use queue::{MailQueue, Order, Outbox, mail_queue};
