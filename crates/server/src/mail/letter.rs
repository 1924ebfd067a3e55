//! Texts of the emails to players. Plain text; names are letters, digits, `_` and `-`, and links are our own.

use super::address::EmailAddress;
use std::time::Duration;
use store::LetterId;
use wire::account::Language;

/// An email to one address.
#[derive(Debug, Clone)]
pub(crate) struct Letter {
    /// The number under which it is stored until it is sent.
    pub(crate) id: LetterId,
    /// From now on, how long it is worth sending.
    pub(crate) good_for: Duration,
    pub(crate) to: EmailAddress,
    pub(crate) language: Language,
    /// The name of the account that it is about.
    pub(crate) name: String,
    pub(crate) reason: Reason,
}

/// Why it is written.
#[derive(Debug, Clone)]
pub(crate) enum Reason {
    /// A player gave the account this address: the link confirms it.
    Confirm { link: String },
    /// A player asked for a new password: the link leads to it.
    Reset { link: String },
    /// The account has another address now.
    Changed,
    /// The account has no address any more.
    Removed,
}

impl Letter {
    pub(super) fn subject(&self) -> &'static str {
        match (&self.reason, self.language) {
            (Reason::Confirm { .. }, Language::Korean) => "[장군] 이메일 주소를 확인해 주세요",
            (Reason::Confirm { .. }, Language::English) => "Janggun: confirm your e-mail address",
            (Reason::Confirm { .. }, Language::Dutch) => "Janggun: bevestig je e-mailadres",
            (Reason::Reset { .. }, Language::Korean) => "[장군] 새 비밀번호 정하기",
            (Reason::Reset { .. }, Language::English) => "Janggun: set a new password",
            (Reason::Reset { .. }, Language::Dutch) => "Janggun: stel een nieuw wachtwoord in",
            (Reason::Changed, Language::Korean) => "[장군] 이메일 주소가 바뀌었습니다",
            (Reason::Changed, Language::English) => "Janggun: your e-mail address was changed",
            (Reason::Changed, Language::Dutch) => "Janggun: je e-mailadres is gewijzigd",
            (Reason::Removed, Language::Korean) => "[장군] 이메일 주소가 삭제되었습니다",
            (Reason::Removed, Language::English) => "Janggun: your e-mail address was removed",
            (Reason::Removed, Language::Dutch) => "Janggun: je e-mailadres is verwijderd",
        }
    }

    pub(super) fn body(&self) -> String {
        match self.language {
            Language::Korean => self.korean(),
            Language::English => self.english(),
            Language::Dutch => self.dutch(),
        }
    }

    fn korean(&self) -> String {
        let text = match &self.reason {
            Reason::Confirm { link } => format!(
                "이 주소를 계정의 이메일 주소로 쓰려면 24시간 안에 아래 링크를 열어 주세요.\n\n{link}\n\n\
                 요청하신 적이 없다면 이 메일을 무시해 주세요. 링크를 열지 않으면 아무것도 바뀌지 않습니다."
            ),
            Reason::Reset { link } => format!(
                "새 비밀번호를 정하려면 1시간 안에 아래 링크를 열어 주세요. 링크는 한 번만 쓸 수 있습니다.\n\n{link}\n\n\
                 요청하신 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 그대로입니다."
            ),
            Reason::Changed => {
                "계정의 이메일 주소가 다른 주소로 바뀌었습니다. 이제 이 주소로는 메일을 보내지 않습니다.\n\n\
                 직접 바꾸지 않았다면 누군가 비밀번호를 알고 있는 것입니다. 로그인해서 비밀번호를 바꿔 주세요."
                    .to_owned()
            }
            Reason::Removed => "계정에서 이메일 주소가 삭제되었습니다. 이제 이 주소로는 메일을 보내지 않습니다.\n\n\
                 직접 삭제하지 않았다면 누군가 비밀번호를 알고 있는 것입니다. 로그인해서 비밀번호를 바꿔 주세요."
                .to_owned(),
        };
        format!("{} 님, 안녕하세요.\n\n{text}\n", self.name)
    }

    fn english(&self) -> String {
        let text = match &self.reason {
            Reason::Confirm { link } => format!(
                "To make this the address of your account, open this link within 24 hours:\n\n{link}\n\n\
                 If you did not ask for this, ignore this message: without the link nothing changes."
            ),
            Reason::Reset { link } => format!(
                "To set a new password, open this link within an hour. It works once.\n\n{link}\n\n\
                 If you did not ask for this, ignore this message: your password stays as it is."
            ),
            Reason::Changed => {
                "Your account has another e-mail address now. No more mail will be sent to this one.\n\n\
                 If that was not you, somebody knows your password: sign in and change it."
                    .to_owned()
            }
            Reason::Removed => {
                "Your account has no e-mail address any more. No more mail will be sent to this one.\n\n\
                 If that was not you, somebody knows your password: sign in and change it."
                    .to_owned()
            }
        };
        format!("Hello {},\n\n{text}\n", self.name)
    }

    fn dutch(&self) -> String {
        let text = match &self.reason {
            Reason::Confirm { link } => format!(
                "Open binnen 24 uur deze link om dit het adres van je account te maken:\n\n{link}\n\n\
                 Heb je hier niet om gevraagd? Negeer dit bericht dan: zonder de link verandert er niets."
            ),
            Reason::Reset { link } => format!(
                "Open binnen een uur deze link om een nieuw wachtwoord in te stellen. De link werkt één keer.\n\n{link}\n\n\
                 Heb je hier niet om gevraagd? Negeer dit bericht dan: je wachtwoord blijft hetzelfde."
            ),
            Reason::Changed => {
                "Je account heeft nu een ander e-mailadres. Naar dit adres sturen we geen e-mail meer.\n\n\
                 Was jij dat niet? Dan kent iemand je wachtwoord: log in en wijzig het."
                    .to_owned()
            }
            Reason::Removed => "Je account heeft geen e-mailadres meer. Naar dit adres sturen we geen e-mail meer.\n\n\
                 Was jij dat niet? Dan kent iemand je wachtwoord: log in en wijzig het."
                .to_owned(),
        };
        format!("Hallo {},\n\n{text}\n", self.name)
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
            for language in [Language::Korean, Language::English, Language::Dutch] {
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
                texts.extend([letter.subject().to_owned(), body]);
            }
        }
        let all = texts.len();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), all, "no two say the same");
    }
}
