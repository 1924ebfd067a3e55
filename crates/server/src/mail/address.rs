//! Email addresses: validation, and the form used for comparisons.

use std::fmt;
use std::str::FromStr;

/// An email address in ASCII, without quotes, comments or a display name. It cannot contain characters that end a
/// header or an SMTP command.
#[derive(Clone, PartialEq, Eq)]
pub struct EmailAddress {
    text: String,
    at: usize,
}

/// Error: the string is not a valid email address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an email address is such as name@example.org, in ASCII (a domain in other letters as xn--…)")]
pub struct NoEmailAddress;

/// Maximum length of an address, and of the part before the `@`, in bytes (RFC 5321, 4.5.3.1).
const MOST: usize = 254;
const MOST_LOCAL: usize = 64;

impl FromStr for EmailAddress {
    type Err = NoEmailAddress;

    fn from_str(text: &str) -> Result<Self, NoEmailAddress> {
        let (local, domain) = text.split_once('@').ok_or(NoEmailAddress)?;
        if text.len() <= MOST && is_local(local) && is_domain(domain) {
            let text = format!("{local}@{}", domain.to_ascii_lowercase());
            Ok(Self { text, at: local.len() })
        } else {
            Err(NoEmailAddress)
        }
    }
}

impl EmailAddress {
    /// Returns the address in lower case, for comparisons. In practice, mail servers ignore case.
    pub(crate) fn look(&self) -> String {
        self.text.to_ascii_lowercase()
    }

    /// Returns the address as typed, with the domain in lower case.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Returns the parts before and after the `@`.
    pub(super) fn parts(&self) -> (&str, &str) {
        (&self.text[..self.at], &self.text[self.at + 1..])
    }
}

// Keeps addresses out of logs.
impl fmt::Debug for EmailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EmailAddress(…)")
    }
}

fn is_local(local: &str) -> bool {
    let is_atom = |atom: &str| {
        !atom.is_empty()
            && atom
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+/=?^_`{|}~-".contains(&byte))
    };
    local.len() <= MOST_LOCAL && local.split('.').all(is_atom)
}

fn is_domain(domain: &str) -> bool {
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    domain.contains('.') && domain.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use super::EmailAddress;

    #[test]
    fn addresses_are_read_and_nothing_that_could_end_a_header_or_a_command() {
        for good in [
            "a@b.kr",
            "Han.Sin+janggi@Example.ORG",
            "o'neil@xn--3e0b707e.example",
            &format!("{}@b.kr", "a".repeat(64)),
        ] {
            let address: EmailAddress = good.parse().unwrap();
            assert!(address.text().eq_ignore_ascii_case(good), "{good}");
            assert_eq!(address.look(), good.to_ascii_lowercase());
        }
        for bad in [
            "",
            "@",
            "a@b",
            "a@b..kr",
            "a@-b.kr",
            "a@b.kr.",
            ".a@b.kr",
            "a..b@c.kr",
            "a@b@c.kr",
            "a b@c.kr",
            " a@b.kr",
            "a@b.kr ",
            "a@b.kr\n",
            "a@b.kr\r\nBcc: victim@example.org",
            "a\r\nRCPT TO:<victim@example.org>@b.kr",
            "a@b.kr>\r\nDATA",
            "a@b.kr,c@d.kr",
            "\"a b\"@c.kr",
            "<a@b.kr>",
            "Han <a@b.kr>",
            "한신@b.kr",
            "a@장기.kr",
            "a\0@b.kr",
            "a@[127.0.0.1]",
            &format!("{}@b.kr", "a".repeat(65)),
            &format!("a@{}.kr", "b.".repeat(130)),
        ] {
            assert!(bad.parse::<EmailAddress>().is_err(), "{bad:?}");
        }
    }
}
