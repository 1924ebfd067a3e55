//! The settings of mail in the form that the server takes.

use crate::settings::Settings;
use server::{MailConfig, MailLogin};
use std::time::Duration;

/// Delay after the first failed attempt to send an email.
const FIRST_RETRY: Duration = Duration::from_secs(5);

/// Returns the mail server and who sends; `None` without mail. The first origin is where links in emails lead to.
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
