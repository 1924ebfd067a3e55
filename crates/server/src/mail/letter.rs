//! Plain-text emails to players. Their only variable parts are the account's name, which consists of letters, digits,
//! `_` and `-`, and links to this site.

use super::address::EmailAddress;
use crate::texts::mail;
use std::time::Duration;
use store::LetterId;
use wire::account::Language;

/// An email to one address.
#[derive(Debug, Clone)]
pub(crate) struct Letter {
    /// Id under which the email is stored until it is sent; `None` if it is not stored.
    pub(crate) id: Option<LetterId>,
    /// Time for which the email is worth sending.
    pub(crate) good_for: Duration,
    pub(crate) to: EmailAddress,
    pub(crate) language: Language,
    /// Name of the account.
    pub(crate) name: String,
    pub(crate) reason: Reason,
}

/// Reason for an email.
#[derive(Debug, Clone)]
pub(crate) enum Reason {
    /// The address was entered for the account. The link confirms it.
    Confirm { link: String },
    /// A password reset was requested. The link leads to the page that sets a new password.
    Reset { link: String },
    /// The account has a new address.
    Changed,
    /// The account no longer has an address.
    Removed,
    /// A tournament that the player has entered has begun. Its name is not part of the email, because anyone may have
    /// written it.
    Begun(NewsLinks),
    /// A player asks to join a club of which the recipient is the owner or an officer.
    ClubRequest(NewsLinks),
    /// The recipient's request to join a club has been answered.
    ClubAnswer(NewsLinks),
}

/// Links in an email about a tournament or a club.
#[derive(Debug, Clone)]
pub(crate) struct NewsLinks {
    /// The page of the tournament or club.
    pub(crate) page: String,
    /// The page on which these emails can be switched off.
    pub(crate) account: String,
}

impl Letter {
    pub(super) fn subject(&self) -> &'static str {
        let subject = match self.reason {
            Reason::Confirm { .. } => mail::confirm_subject,
            Reason::Reset { .. } => mail::reset_subject,
            Reason::Changed => mail::changed_subject,
            Reason::Removed => mail::removed_subject,
            Reason::Begun(_) => mail::begun_subject,
            Reason::ClubRequest(_) => mail::club_request_subject,
            Reason::ClubAnswer(_) => mail::club_answer_subject,
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
            Reason::Begun(links) => mail::begun_body(language, &links.account, &links.page),
            Reason::ClubRequest(links) => mail::club_request_body(language, &links.account, &links.page),
            Reason::ClubAnswer(links) => mail::club_answer_body(language, &links.account, &links.page),
        };
        format!("{}\n\n{text}\n", mail::greeting(language, &self.name))
    }
}

#[cfg(test)]
mod tests {
    use super::{Letter, NewsLinks, Reason};
    use std::time::Duration;
    use store::LetterId;
    use wire::account::Language;

    #[test]
    fn every_letter_names_the_account_and_holds_its_link_in_every_language() {
        let link = "https://janggi.example/account/x#1";
        let links = || NewsLinks {
            page: link.to_owned(),
            account: "https://janggi.example/account".to_owned(),
        };
        let reasons = [
            Reason::Confirm { link: link.to_owned() },
            Reason::Reset { link: link.to_owned() },
            Reason::Changed,
            Reason::Removed,
            Reason::Begun(links()),
            Reason::ClubRequest(links()),
            Reason::ClubAnswer(links()),
        ];
        let mut texts = Vec::new();
        for reason in reasons {
            for language in Language::ALL {
                let letter = Letter {
                    id: Some(LetterId(1)),
                    good_for: Duration::from_secs(1),
                    to: "a@b.kr".parse().unwrap(),
                    language,
                    name: "한신".to_owned(),
                    reason: reason.clone(),
                };
                let body = letter.body();
                assert!(body.contains("한신"), "{body}");
                let has_link = matches!(
                    letter.reason,
                    Reason::Confirm { .. }
                        | Reason::Reset { .. }
                        | Reason::Begun(_)
                        | Reason::ClubRequest(_)
                        | Reason::ClubAnswer(_)
                );
                assert_eq!(
                    body.lines().filter(|line| *line == link).count(),
                    usize::from(has_link),
                    "{body}"
                );
                #[cfg(feature = "pseudo")]
                if language == Language::Pseudo {
                    let own = format!("{} {body}", letter.subject())
                        .replace(link, "")
                        .replace("https://janggi.example/account", "");
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
