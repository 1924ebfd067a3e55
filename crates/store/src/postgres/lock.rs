//! The lock that keeps a second server out of a database.

use super::error::failed;
use super::session::Session;
use super::{PostgresAddress, PostgresError};
use std::cell::RefCell;
use std::time::Duration;

/// "JANG" in ASCII: the number of the lock that a server holds.
const LOCK: i64 = 0x4A41_4E47;
/// How often the lock is tried, and the pause in between: the database server needs a moment to notice that a server
/// was killed.
const TRIES: usize = 12;
const PAUSE: Duration = Duration::from_millis(250);

/// The database server releases it when the connection ends.
#[derive(Default)]
pub(super) struct Lock {
    /// The last connection that held it, as the database server knows it.
    holder: RefCell<Option<String>>,
}

impl Lock {
    /// Takes it for a new connection. The one that held it before may still be there: this process has lost it, but the
    /// database server has not noticed yet.
    pub(super) async fn take(&self, session: &Session, address: &PostgresAddress) -> Result<(), PostgresError> {
        let holder = self.holder.borrow_mut().take();
        if let Some(holder) = holder {
            let sql = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {holder}");
            session.client.batch_execute(&sql).await.map_err(failed)?;
        }
        for _ in 0..TRIES {
            let taken = session
                .text(&format!("SELECT pg_try_advisory_lock({LOCK})"))
                .await
                .map_err(failed)?;
            if taken.as_deref() == Some("t") {
                let sql = "SELECT format('pid = %s AND backend_start = %L', pid, backend_start)
                           FROM pg_stat_activity WHERE pid = pg_backend_pid()";
                *self.holder.borrow_mut() = session.text(sql).await.map_err(failed)?;
                return Ok(());
            }
            pause().await;
        }
        Err(PostgresError::InUse {
            place: address.to_string(),
        })
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "the store waits for a database server that notices a death"
)]
async fn pause() {
    tokio::time::sleep(PAUSE).await;
}
