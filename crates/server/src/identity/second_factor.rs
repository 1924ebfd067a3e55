//! Second factors: codes from an authenticator app (TOTP, RFC 6238), and recovery codes.

use crate::random::Random;
use sha2::{Digest, Sha256};
use store::SecondFactorRow;
use totp_rs::{Builder, Totp};
use wire::account::{SecondFactorSecret, Secret};

/// Number of recovery codes created at once.
const CODES: usize = 10;
/// Letters and digits without the easily confused `i`, `l`, `o` and `0`.
const DIGITS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

/// A code that a user has typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TypedCode {
    /// Six digits from the authenticator app.
    App(u32),
    /// Hash of any other text, which is tried as a recovery code.
    Recovery([u8; 32]),
}

impl TypedCode {
    pub(super) fn read(typed: &Secret) -> Self {
        let code: String = typed
            .0
            .chars()
            .filter(|character| character.is_alphanumeric())
            .take(64)
            .collect();
        match code.parse() {
            Ok(number) if code.len() == 6 => Self::App(number),
            _ => Self::Recovery(recovery_hash(&code)),
        }
    }
}

/// Returns the hash of a recovery code. SHA-256 suffices, because 80 random bits cannot be guessed.
fn recovery_hash(code: &str) -> [u8; 32] {
    let letters = code
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| letter.to_ascii_lowercase());
    Sha256::digest(letters.collect::<String>().as_bytes()).into()
}

/// Returns the hash of a recovery code as typed by the user.
pub(super) fn typed_recovery_hash(typed: &Secret) -> [u8; 32] {
    recovery_hash(&typed.0.chars().take(64).collect::<String>())
}

/// Returns ten new recovery codes, and their hashes.
pub(super) fn recovery_codes(random: &Random) -> (Vec<Secret>, Vec<[u8; 32]>) {
    let code = |_| {
        let letters = random.secret().map(|byte| char::from(DIGITS[usize::from(byte % 32)]));
        let groups = letters[..16].chunks(4).map(|group| group.iter().collect::<String>());
        groups.collect::<Vec<_>>().join("-")
    };
    let codes: Vec<String> = (0..CODES).map(code).collect();
    let hashes = codes.iter().map(|code| recovery_hash(code)).collect();
    (codes.into_iter().map(Secret).collect(), hashes)
}

/// Returns a new secret for an authenticator app.
pub(super) fn new_secret(random: &Random) -> Vec<u8> {
    random.secret()[..20].to_vec()
}

/// Returns the secret as text and as a URI for authenticator apps.
pub(super) fn shown(secret: &[u8], name: &str) -> SecondFactorSecret {
    let text = app(secret).secret().to_base32();
    SecondFactorSecret {
        uri: Secret(format!(
            "otpauth://totp/Janggun:{}?secret={text}&issuer=Janggun",
            percent(name)
        )),
        secret: Secret(text),
    }
}

/// Returns the time step in which `code` is valid, if it is at most one step (30 s) before or after the current one.
pub(super) fn step_of(second_factor: &SecondFactorRow, code: u32, now_ms: i64) -> Option<i64> {
    let secret = match second_factor {
        SecondFactorRow::Off => return None,
        SecondFactorRow::Pending(secret) | SecondFactorRow::On(secret) => secret,
    };
    let seconds = u64::try_from(now_ms / 1000).ok()?;
    let step = app(secret).check(&format!("{code:06}"), seconds)?;
    i64::try_from(step).ok()
}

/// Returns a generator with the parameters that all apps support: SHA-1, six digits, 30 seconds.
fn app(secret: &[u8]) -> Totp {
    Builder::new().with_secret(secret).build_noncompliant()
}

fn percent(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'-' | b'_' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

#[cfg(test)]
mod tests {
    use super::{TypedCode, recovery_codes, shown, step_of, typed_recovery_hash};
    use crate::random::Random;
    use store::SecondFactorRow;
    use wire::account::Secret;

    /// Uses the secret and the SHA-1 vectors from RFC 6238, appendix B, cut to six digits.
    #[test]
    fn codes_are_those_of_rfc_6238() {
        let on = SecondFactorRow::On(b"12345678901234567890".to_vec());
        for (seconds, code) in [
            (59, 287_082),
            (1_111_111_109, 81_804),
            (1_234_567_890, 5_924),
            (20_000_000_000, 353_130),
        ] {
            assert_eq!(step_of(&on, code, seconds * 1000), Some(seconds / 30));
            assert_eq!(
                step_of(&on, code, (seconds + 30) * 1000),
                Some(seconds / 30),
                "a step late"
            );
            assert_eq!(step_of(&on, code, (seconds + 60) * 1000), None, "two steps late");
        }
        assert_eq!(step_of(&SecondFactorRow::Off, 287_082, 59_000), None);
    }

    #[test]
    fn an_app_is_given_the_name_and_the_secret() {
        let shown = shown(b"12345678901234567890", "한신-1");
        assert_eq!(shown.secret.0, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assert!(
            shown
                .uri
                .0
                .starts_with("otpauth://totp/Janggun:%ED%95%9C%EC%8B%A0-1?secret=GEZDGN")
        );
    }

    #[test]
    fn recovery_codes_are_known_however_they_are_typed() {
        let (codes, hashes) = recovery_codes(&Random::system());
        assert_eq!((codes.len(), hashes.len()), (10, 10));
        let typed = Secret(codes[3].0.to_uppercase().replace('-', " "));
        assert_eq!(typed_recovery_hash(&typed), hashes[3]);
        assert_eq!(TypedCode::read(&typed), TypedCode::Recovery(hashes[3]));
        assert_eq!(TypedCode::read(&Secret("012 345".to_owned())), TypedCode::App(12_345));
    }
}
