//! Plain-text emails to players. Names contain only letters, digits, `_` and `-`, and links lead to this site.

use super::address::EmailAddress;
use crate::texts::mail;
use std::time::Duration;
use store::LetterId;
use wire::account::Language;

/// An email to one address.
#[derive(Debug, Clone)]
pub(crate) struct Letter {
    /// Id under which the email is stored until it is sent.
    pub(crate) id: LetterId,
    /// Time for which the email is worth sending.
    pub(crate) good_for: Duration,
    pub(crate) to: EmailAddress,
    pub(crate) language: Language,
    /// Name of the account that the email is about.
    pub(crate) name: String,
    pub(crate) reason: Reason,
}

/// Reason for sending the email.
#[derive(Debug, Clone)]
pub(crate) enum Reason {
    /// The address was entered for the account, and the link confirms it.
    Confirm { link: String },
    /// A password reset was requested, and the link leads to the page that sets a new password.
    Reset { link: String },
    /// The account has a new address.
    Changed,
    /// The account no longer has an address.
    Removed,
}

impl Letter {
    pub(super) fn subject(&self) -> &'static str {
        let subject = match self.reason {
            Reason::Confirm { .. } => mail::confirm_subject,
            Reason::Reset { .. } => mail::reset_subject,
            Reason::Changed => mail::changed_subject,
            Reason::Removed => mail::removed_subject,
        };
        subject(self.language)
    }

    pub(super) fn body(&self) -> String {
        let language = self.language;
        let text = match &self.reason {
            Reason::Confirm { link } => mail::confirm_body(language, link),
            Reason::Reset { link } => mail::reset_body(language, link),
            Reason::Changed => mail::changed_body(language).to_owned(),
            Reason::Removed => mail::removed_body(language).to_owned(),
        };
        format!("{}\n\n{text}\n", mail::greeting(language, &self.name))
    }
}

#[cfg(test)]
mod tests {
    use super::{Letter, Reason};
    use std::time::Duration;
    use store::LetterId;
    use wire::account::Language;

    #[test]
    fn every_letter_names_the_account_and_holds_its_link_in_every_language() {
        let link = "https://janggi.example/account/x#1";
        let reasons = [
            Reason::Confirm { link: link.to_owned() },
            Reason::Reset { link: link.to_owned() },
            Reason::Changed,
            Reason::Removed,
        ];
        let mut texts = Vec::new();
        for reason in reasons {
            for language in Language::ALL {
                let letter = Letter {
                    id: LetterId(1),
                    good_for: Duration::from_secs(1),
                    to: "a@b.kr".parse().unwrap(),
                    language,
                    name: "한신".to_owned(),
                    reason: reason.clone(),
                };
                let body = letter.body();
                assert!(body.contains("한신"), "{body}");
                let has_link = matches!(letter.reason, Reason::Confirm { .. } | Reason::Reset { .. });
                assert_eq!(
                    body.lines().filter(|line| *line == link).count(),
                    usize::from(has_link),
                    "{body}"
                );
                #[cfg(feature = "pseudo")]
                if language == Language::Pseudo {
                    let own = format!("{} {body}", letter.subject()).replace(link, "");
                    let is_plain = |text: &str| text.contains(|letter: char| letter.is_ascii_alphabetic());
                    assert!(!is_plain(&own), "not from the message files: {own}");
                }
                texts.extend([letter.subject().to_owned(), body]);
            }
        }
        let all = texts.len();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), all, "no two say the same");
    }
}
