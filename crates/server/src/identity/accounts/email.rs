//! The address of an account: given, confirmed by its owner, changed, removed.

use super::Accounts;
use crate::error::AppError;
use crate::identity::hex::{decode, encode};
use crate::identity::sessions::{Session, hash};
use crate::limits::Client;
use crate::mail::{EmailAddress, Letter, Reason};
use store::{AccountCommand, EmailLinkKind, EmailLinkRow, EmailRow};
use wire::Code;
use wire::account::{EmailConfirmed, Language, NewEmail, Secret};

/// The page of the web app that confirms an address.
const PAGE: &str = "confirm-email";

impl Accounts {
    /// Sends a link to an address that the account is to have.
    ///
    /// # Errors
    ///
    /// `no_mail`, `bad_email`, `wrong_password`, `too_fast` or `busy`.
    pub(crate) async fn request_email(&self, who: (Client, Session), typed: NewEmail) -> Result<(), AppError> {
        let post = self.post()?;
        let address: EmailAddress = typed.address.0.trim().parse().map_err(|_| Code::BadEmail)?;
        let account = self.confirmed(who, &typed.password).await?;
        let now_ms = self.now_ms();
        self.throttle.try_confirmation(who.1.player, now_ms)?;
        let secret = self.services.random.secret();
        let reason = Reason::Confirm {
            link: post.link(PAGE, &encode(&secret)),
        };
        let link = EmailLinkRow {
            token_hash: hash(&secret),
            player: account.player,
            kind: EmailLinkKind::Confirm,
            email: EmailRow {
                address: address.text().to_owned(),
                language: typed.language.text().to_owned(),
            },
            ends_ms: now_ms + lasts_ms(&reason),
        };
        self.write(
            vec![AccountCommand::AddEmailLink { link, at_ms: now_ms }],
            Code::NoAccount,
        )
        .await?;
        // Not told apart: others may have had links sent there, and that is nobody's business.
        if self.throttle.may_send_to(address.look(), now_ms) {
            let letter = Letter {
                to: address,
                language: typed.language,
                name: account.name,
                reason,
            };
            post.order(async { vec![letter] })?;
        }
        Ok(())
    }

    /// The address of a link belongs to its account from now on. The one before is told.
    ///
    /// # Errors
    ///
    /// `no_mail` or `wrong_link`.
    pub(crate) async fn confirm_email(&self, token: &Secret) -> Result<EmailConfirmed, AppError> {
        self.post()?;
        let token_hash = link_hash(token)?;
        let now_ms = self.now_ms();
        let link = self.services.store.email_link(&token_hash).await?;
        let link = link
            .filter(|link| link.kind == EmailLinkKind::Confirm && link.ends_ms > now_ms)
            .ok_or(Code::WrongLink)?;
        let account = self.services.store.account_of(&link.player).await?;
        let account = account.ok_or(Code::WrongLink)?;
        let command = AccountCommand::ConfirmEmail {
            token_hash,
            at_ms: now_ms,
        };
        self.write(vec![command], Code::WrongLink).await?;
        let before = account.email.filter(|before| {
            let now = &link.email.address;
            !before.address.eq_ignore_ascii_case(now)
        });
        self.report_change(before, &account.name, Reason::Changed);
        Ok(EmailConfirmed {
            name: account.name,
            address: link.email.address,
        })
    }

    /// The account has no address any more. Also where the server sends no mail now.
    ///
    /// # Errors
    ///
    /// `wrong_password`, `too_fast` or `busy`.
    pub(crate) async fn remove_email(&self, who: (Client, Session), password: &Secret) -> Result<(), AppError> {
        let account = self.confirmed(who, password).await?;
        let player = account.player;
        self.write(vec![AccountCommand::RemoveEmail { player }], Code::NoAccount)
            .await?;
        self.report_change(account.email, &account.name, Reason::Removed);
        Ok(())
    }

    /// Writes to the address that the account had. That it has another one does not wait for it.
    fn report_change(&self, before: Option<EmailRow>, name: &str, reason: Reason) {
        let (Some(before), Some(post)) = (before, self.services.post.as_ref()) else {
            return;
        };
        let Some(letter) = letter(&before, name, reason) else {
            return;
        };
        if post.order(async { vec![letter] }).is_err() {
            tracing::warn!("too much mail waits: the address before was not told");
        }
    }
}

/// A letter to a stored address; `None` where an older release took what is no address now.
pub(super) fn letter(to: &EmailRow, name: &str, reason: Reason) -> Option<Letter> {
    let language = Language::ALL.into_iter().find(|one| one.text() == to.language);
    Some(Letter {
        to: to.address.parse().ok()?,
        language: language.unwrap_or(Language::English),
        name: name.to_owned(),
        reason,
    })
}

/// How long the link of such a letter is good, in milliseconds.
pub(super) fn lasts_ms(reason: &Reason) -> i64 {
    i64::try_from(reason.good_for().as_millis()).expect("days fit")
}

/// What is stored of a link. What cannot be one is wrong.
pub(super) fn link_hash(token: &Secret) -> Result<[u8; 32], AppError> {
    let secret = decode(&token.0).ok_or(Code::WrongLink)?;
    Ok(hash(&secret))
}
