//! The email address of an account: adding, confirming, changing and removing it.

use super::Accounts;
use super::letters::{Draft, Written};
use crate::error::AppError;
use crate::identity::hex::{decode, digest};
use crate::identity::sessions::Session;
use crate::limits::{Client, Sharer};
use crate::mail::{EmailAddress, Letter};
use play::Player;
use store::{AccountCommand, EmailLinkKind, EmailRow, LetterKind, LinkHash};
use wire::Code;
use wire::account::{EmailConfirmed, EmailNotices, NewEmail, Secret};

impl Accounts {
    /// Sends a confirmation link to a new address for the account.
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
        let draft = Draft {
            player: account.player,
            name: account.name,
            to: EmailRow {
                address: address.text().to_owned(),
                language: typed.language.code().to_owned(),
            },
            kind: LetterKind::Link(EmailLinkKind::Confirm),
        };
        let Written { letter, mut commands } = self.write_letter(draft)?;
        // The response is the same either way, so that it does not reveal requests by other accounts for this address.
        let sends = self.throttle.may_send_to(address.look(), now_ms);
        if !sends {
            commands.retain(|command| !matches!(command, AccountCommand::PutLetter { .. }));
        }
        self.write(commands, Code::NoAccount).await?;
        if sends {
            post.order(who.0.into(), async { letter.into_iter().collect() })?;
        }
        Ok(())
    }

    /// Confirms an address with the emailed link. If it replaces a different address,
    /// that address is notified.
    ///
    /// # Errors
    ///
    /// `no_mail` or `wrong_link`.
    pub(crate) async fn confirm_email(&self, token: &Secret) -> Result<EmailConfirmed, AppError> {
        self.post()?;
        let hash = link_hash(token)?;
        let now_ms = self.now_ms();
        let link = self.services.store.email_link(hash).await?;
        let link = link
            .filter(|link| link.kind == EmailLinkKind::Confirm && link.ends_ms > now_ms)
            .ok_or(Code::WrongLink)?;
        let account = self.services.store.account_of(link.player).await?;
        let account = account.ok_or(Code::WrongLink)?;
        let mut commands = vec![AccountCommand::ConfirmEmail {
            link: hash,
            at_ms: now_ms,
        }];
        let before = account.email.filter(|before| {
            let now = &link.email.address;
            !before.address.eq_ignore_ascii_case(now)
        });
        let (player, name) = (account.player, account.name.clone());
        let letter = self.told(before, (player, name, LetterKind::Changed), &mut commands)?;
        self.write(commands, Code::WrongLink).await?;
        self.send_soon(letter);
        Ok(EmailConfirmed {
            name: account.name,
            address: link.email.address,
        })
    }

    /// Removes the account's address, and notifies it if the server sends email.
    ///
    /// # Errors
    ///
    /// `wrong_password`, `too_fast` or `busy`.
    pub(crate) async fn remove_email(&self, who: (Client, Session), password: &Secret) -> Result<(), AppError> {
        let account = self.confirmed(who, password).await?;
        let (player, name) = (account.player, account.name);
        let mut commands = vec![AccountCommand::RemoveEmail { player }];
        let letter = self.told(account.email, (player, name, LetterKind::Removed), &mut commands)?;
        self.write(commands, Code::NoAccount).await?;
        self.send_soon(letter);
        Ok(())
    }

    /// Sets which emails about tournaments and clubs are sent to the address.
    ///
    /// # Errors
    ///
    /// `no_email` if the account does not have a confirmed address.
    pub(crate) async fn set_notices(&self, player: Player, notices: EmailNotices) -> Result<(), AppError> {
        let tournaments = |wanted| AccountCommand::SetTournamentEmails { player, wanted };
        let clubs = |wanted| AccountCommand::SetClubEmails { player, wanted };
        let commands = [notices.tournaments.map(tournaments), notices.clubs.map(clubs)];
        self.write(commands.into_iter().flatten().collect(), Code::NoEmail)
            .await
    }

    /// Writes the notice to a previous address, and adds the commands that store it. Returns `None` if there is no such
    /// address, if it is invalid, or if the server sends no email.
    fn told(
        &self,
        before: Option<EmailRow>,
        (player, name, kind): (Player, String, LetterKind),
        commands: &mut Vec<AccountCommand>,
    ) -> Result<Option<Letter>, AppError> {
        let Some(to) = before.filter(|_| self.services.post.is_some()) else {
            return Ok(None);
        };
        let draft = Draft { player, name, to, kind };
        let written = self.write_letter(draft)?;
        commands.extend(written.commands);
        Ok(written.letter)
    }

    /// Sends a stored email in the background.
    fn send_soon(&self, letter: Option<Letter>) {
        if let (Some(letter), Some(post)) = (letter, self.services.post.as_ref())
            && post.order(Sharer::NONE, async { vec![letter] }).is_err()
        {
            tracing::warn!("too much mail waits: the address before is told after the next start");
        }
    }
}

/// Returns the hash under which a link is stored, or `wrong_link` if the link is malformed.
pub(super) fn link_hash(token: &Secret) -> Result<LinkHash, AppError> {
    let secret = decode(&token.0).ok_or(Code::WrongLink)?;
    Ok(LinkHash(digest(&secret)))
}
