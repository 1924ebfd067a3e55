//! The server's key pair, created at first use and stored in the database.

use super::vapid::VapidKeys;
use crate::database::Database;
use crate::error::AppError;
use store::PushCommand;
use tokio::sync::OnceCell;

/// The key pair, loaded or created when it is first needed.
#[derive(Debug, Default)]
pub(super) struct ServerKeys(OnceCell<VapidKeys>);

impl ServerKeys {
    pub(super) async fn get(&self, store: &Database) -> Result<&VapidKeys, AppError> {
        self.0
            .get_or_try_init(|| async {
                let kept = match store.push_key().await? {
                    Some(kept) => kept,
                    None => make(store).await?,
                };
                VapidKeys::read(&kept).map_err(AppError::internal)
            })
            .await
    }
}

/// Stores a new pair unless one is already stored, and returns the stored one.
async fn make(store: &Database) -> Result<Vec<u8>, AppError> {
    let made = VapidKeys::generate().map_err(AppError::internal)?;
    store.execute(PushCommand::KeepKey(made).into()).await?;
    let kept = store.push_key().await?;
    kept.ok_or_else(|| AppError::internal("the keys for web push were not kept"))
}
