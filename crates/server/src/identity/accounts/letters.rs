//! Emails about accounts, which are stored until they are sent. Only the hash of a link is stored, so an email that is
//! sent after a restart gets a new link with the same expiry.

use super::Accounts;
use crate::error::AppError;
use crate::identity::hex::{digest, encode};
use crate::mail::{Letter, Order, Outbox, Reason};
use play::Player;
use std::sync::Arc;
use std::time::Duration;
use store::{AccountCommand, EmailLinkKind, EmailLinkRow, EmailRow, LetterId, LetterKind, LetterRow, LinkHash};
use wire::Code;
use wire::account::Language;

/// Page of the web app that confirms an address.
const CONFIRM_PAGE: &str = "confirm-email";
/// Page of the web app for setting a new password.
const RESET_PAGE: &str = "new-password";

/// An email to write.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    pub(super) player: Player,
    pub(super) name: String,
    pub(super) to: EmailRow,
    pub(super) kind: LetterKind,
}

/// An email, and the commands to execute before it is sent.
#[derive(Debug)]
pub(super) struct Written {
    /// The email; `None` if the address is invalid, because an older release accepted it.
    pub(super) letter: Option<Letter>,
    pub(super) commands: Vec<AccountCommand>,
}

impl Accounts {
    /// Writes an email, with a new link if the email contains one.
    pub(super) fn write_letter(&self, draft: Draft) -> Result<Written, AppError> {
        let ends_ms = self.now_ms().saturating_add(lasts_ms(draft.kind));
        let row = LetterRow {
            id: LetterId(self.services.random.number().cast_signed()),
            player: draft.player,
            kind: draft.kind,
            email: draft.to,
            ends_ms,
        };
        self.written(row, draft.name)
    }

    fn written(&self, row: LetterRow, name: String) -> Result<Written, AppError> {
        let at_ms = self.now_ms();
        let mut commands = Vec::new();
        let reason = match row.kind {
            LetterKind::Changed => Reason::Changed,
            LetterKind::Removed => Reason::Removed,
            LetterKind::Link(kind) => {
                let secret = self.services.random.secret();
                let link = EmailLinkRow {
                    link: LinkHash(digest(&secret)),
                    player: row.player,
                    kind,
                    email: row.email.clone(),
                    ends_ms: row.ends_ms,
                };
                commands.push(AccountCommand::AddEmailLink { link, at_ms });
                match kind {
                    EmailLinkKind::Confirm => Reason::Confirm {
                        link: self.post()?.link(CONFIRM_PAGE, &encode(&secret)),
                    },
                    EmailLinkKind::Reset => Reason::Reset {
                        link: self.post()?.link(RESET_PAGE, &encode(&secret)),
                    },
                }
            }
        };
        let language = row.email.language.parse();
        let left_ms = u64::try_from(row.ends_ms.saturating_sub(at_ms)).unwrap_or_default();
        let letter = row.email.address.parse().ok().map(|to| Letter {
            id: Some(row.id),
            good_for: Duration::from_millis(left_ms),
            to,
            language: language.unwrap_or(Language::SOURCE),
            name,
            reason,
        });
        if letter.is_some() {
            commands.push(AccountCommand::PutLetter { letter: row, at_ms });
        }
        Ok(Written { letter, commands })
    }

    /// Recreates a stored email, with a new link if it contains one.
    async fn write_again(&self, row: LetterRow) -> Result<Option<Letter>, AppError> {
        // The account may have been closed.
        let Some(account) = self.services.store.account_of(row.player).await? else {
            return Ok(None);
        };
        let Written { letter, commands } = self.written(row, account.name)?;
        self.write(commands, Code::NoAccount).await?;
        Ok(letter)
    }
}

impl Outbox for Accounts {
    async fn left(self: Arc<Self>, most: usize) -> Vec<Order> {
        let most = u32::try_from(most).unwrap_or(u32::MAX);
        let rows = match self.services.store.letters(self.now_ms(), most).await {
            Ok(rows) => rows,
            Err(error) => {
                tracing::warn!(%error, "letters from before the start were not looked up");
                return Vec::new();
            }
        };
        let order = |row| {
            let accounts = Arc::clone(&self);
            let order: Order = Box::pin(async move {
                let written = accounts.write_again(row).await;
                let written = written.inspect_err(|error| tracing::warn!(%error, "a letter was not written again"));
                written.ok().flatten().into_iter().collect()
            });
            order
        };
        rows.into_iter().map(order).collect()
    }

    async fn forget(&self, id: LetterId) {
        let forgotten = self
            .services
            .store
            .execute(AccountCommand::ForgetLetter { id }.into())
            .await;
        if let Err(error) = forgotten {
            tracing::warn!(%error, "a letter that was sent is sent again after the next start");
        }
    }
}

/// Returns the validity period of an email and its link, in milliseconds.
const fn lasts_ms(kind: LetterKind) -> i64 {
    const HOUR: i64 = 3_600_000;
    match kind {
        LetterKind::Link(EmailLinkKind::Reset) => HOUR,
        LetterKind::Link(EmailLinkKind::Confirm) | LetterKind::Changed | LetterKind::Removed => 24 * HOUR,
    }
}
