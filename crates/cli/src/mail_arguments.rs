//! The flags of `janggun serve` about mail, and the file or variable that holds the password.

use command::Failure;
use server::{EmailAddress, MailConfig, MailLogin, MailServer, Origin};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Delay after the first failed attempt to send an email.
const FIRST_RETRY: Duration = Duration::from_secs(5);
/// The variable that holds the password where no file does.
const PASSWORD: &str = "JANGGUN_SMTP_PASSWORD";

/// Mail to players: accounts may have an address, and passwords are reset by mail.
#[derive(Debug, clap::Args)]
pub(crate) struct MailArguments {
    /// The mail server for mail to players, as `smtps://mail.example`; no mail when absent. Needs --mail-from and --origin
    #[arg(long, value_name = "URL", requires_all = ["mail_from", "origin"])]
    smtp: Option<MailServer>,
    /// The name for the mail server, if it asks for one; the password is read from --smtp-password-file or $JANGGUN_SMTP_PASSWORD
    #[arg(long, value_name = "NAME", requires = "smtp")]
    smtp_user: Option<String>,
    /// A file with the password for the mail server in its first line
    #[arg(long, value_name = "FILE", requires = "smtp_user")]
    smtp_password_file: Option<PathBuf>,
    /// The sender of mail to players
    #[arg(long, value_name = "ADDRESS", requires = "smtp")]
    mail_from: Option<EmailAddress>,
}

impl MailArguments {
    /// `site` is where links in emails lead to.
    pub(crate) fn config(self, site: Option<&Origin>) -> Result<Option<MailConfig>, Failure> {
        let (Some(server), Some(from), Some(site)) = (self.smtp, self.mail_from, site) else {
            return Ok(None);
        };
        let login = match self.smtp_user {
            Some(_) if !server.is_encrypted() => {
                let cause = "a password is sent over TLS only: smtps:// or smtp+starttls://";
                return Err(Failure::usage("bad_mail", cause));
            }
            Some(user) => {
                let password = password(self.smtp_password_file.as_deref())?;
                Some(MailLogin { user, password })
            }
            None => None,
        };
        Ok(Some(MailConfig {
            server,
            login,
            from,
            site: site.clone(),
            first_retry: FIRST_RETRY,
        }))
    }
}

fn password(file: Option<&Path>) -> Result<String, Failure> {
    let text = match file {
        Some(file) => std::fs::read_to_string(file)
            .map_err(|error| Failure::usage("bad_mail", format!("{}: {error}", file.display())))?,
        None => std::env::var(PASSWORD).unwrap_or_default(),
    };
    match text.lines().next() {
        Some(line) if !line.is_empty() => Ok(line.to_owned()),
        _ => {
            let cause = format!("--smtp-user needs a password, in --smtp-password-file or ${PASSWORD}");
            Err(Failure::usage("bad_mail", cause))
        }
    }
}
