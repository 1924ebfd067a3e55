//! Converts the mail settings to the server's configuration.

use crate::settings::Settings;
use server::{MailConfig, MailLogin};
use std::time::Duration;

/// Delay after the first failed attempt to send an email.
const FIRST_RETRY: Duration = Duration::from_secs(5);

/// Returns the mail configuration; `None` unless a mail server, a sender and an origin are set. Links in emails lead to
/// the first origin.
pub(crate) fn config(settings: &Settings) -> Option<MailConfig> {
    let login = settings.smtp_user.clone().zip(settings.smtp_password.clone());
    Some(MailConfig {
        server: settings.smtp.clone()?,
        login: login.map(|(user, password)| MailLogin {
            user,
            password: password.0,
        }),
        from: settings.mail_from.clone()?,
        site: settings.origin.first()?.clone(),
        first_retry: FIRST_RETRY,
    })
}
