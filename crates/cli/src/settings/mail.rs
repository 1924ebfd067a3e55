//! Checks the settings for email, which depend on each other.

use super::fault::Fault;
use super::layers::Effective;
use super::table::Settings;

/// Requirements: a setting, the setting that it requires, and the message if the required setting is missing.
const NEEDS: &[(&str, &str, &str)] = &[
    ("smtp", "mail_from", "smtp needs mail-from, the sender of the mail"),
    ("smtp", "origin", "smtp needs origin: links in emails lead there"),
    ("smtp_user", "smtp", "smtp-user needs smtp, the mail server"),
    ("mail_from", "smtp", "mail-from needs smtp, the mail server"),
    (
        "smtp_user",
        "smtp_password",
        "smtp-user needs smtp-password, such as --smtp-password-file or $JANGGUN_SMTP_PASSWORD",
    ),
];

/// Returns a fault for each unmet requirement, and one if a password would be sent without encryption.
pub(super) fn faults(effective: &Effective) -> Vec<Fault> {
    let fault = |field: &str, detail: &str| Fault {
        code: "bad_mail",
        place: effective.place(field).clone(),
        detail: detail.to_owned(),
    };
    let is_set = |field: &str| !effective.texts(field).is_empty();
    let missing = NEEDS
        .iter()
        .filter(|(field, needed, _)| is_set(field) && !is_set(needed));
    let mut faults: Vec<Fault> = missing.map(|(field, _, detail)| fault(field, detail)).collect();
    let Settings { smtp, smtp_user, .. } = effective.settings();
    if smtp_user.is_some() && smtp.is_some_and(|server| !server.is_encrypted()) {
        let detail = "a password is sent over TLS only: smtps:// or smtp+starttls://";
        faults.push(fault("smtp_user", detail));
    }
    faults
}
