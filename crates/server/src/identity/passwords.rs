//! Validation and hashing of passwords.
//!
//! Hashing is slow by design, at about 20 ms of CPU time. The numbers of running and waiting jobs are limited, so that
//! games are not slowed down.

use super::hashing_threads::{HashingThreads, NotDone};
use crate::error::AppError;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::available_parallelism;
use unicode_normalization::UnicodeNormalization;
use wire::account::Secret;
use wire::{Code, ErrorBody};
use zxcvbn::{Score, zxcvbn};

/// Minimum and maximum length of a password, in characters.
const LEAST: usize = 8;
const MOST: usize = 128;
/// Maximum number of passwords waiting to be hashed or compared. Further passwords are refused with `busy`.
const WAITING: usize = 64;
/// Maximum number of passwords hashed at the same time, on a machine with enough processors.
const AT_ONCE: usize = 2;

/// A password in the form that is hashed: normalised to NFC, so that it does not depend on the keyboard.
#[derive(Clone)]
pub(super) struct Password(String);

impl Password {
    /// Normalises a typed password. Its length is checked later.
    pub(super) fn typed(typed: &Secret) -> Self {
        Self(typed.0.chars().take(4 * MOST).nfc().collect())
    }

    fn check_length(&self) -> Result<(), ErrorBody> {
        if (LEAST..=MOST).contains(&self.0.chars().count()) {
            return Ok(());
        }
        Err(ErrorBody::from(Code::BadPassword)
            .with("least", LEAST)
            .with("most", MOST))
    }

    /// Returns whether the password is hard to guess.
    fn is_strong(&self, name: &str) -> bool {
        zxcvbn(&self.0, &[name, "janggun", "janggi", "장기", "장군"]).score() >= Score::Two
    }
}

/// Password hasher with its own threads.
#[derive(Debug)]
pub(crate) struct Hashing {
    threads: HashingThreads,
    /// Number of hashing jobs started.
    done: Arc<AtomicU64>,
    /// Dummy hash for comparing passwords if the account does not exist.
    decoy: String,
}

impl Hashing {
    /// Starts the hashing threads. The random `salt` is used for the decoy.
    pub(crate) fn new(salt: &[u8; 32]) -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        let at_once = AT_ONCE.min(cores.div_ceil(2));
        Self::on(HashingThreads::start(at_once, WAITING), salt)
    }

    fn on(threads: HashingThreads, salt: &[u8; 32]) -> Self {
        Self {
            threads,
            done: Arc::default(),
            // The decoy has the format and the cost of a new hash. In practice, no password matches it.
            decoy: "$argon2id$v=19$m=19456,t=2,p=1$".to_owned() + &decoy_bytes(salt),
        }
    }

    /// Returns the number of hashing jobs started, including those that refused a weak password.
    pub(crate) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// Returns the hash of a new password for the account named `name`.
    ///
    /// # Errors
    ///
    /// `bad_password`, `weak_password` or `busy`.
    pub(super) async fn hash_new(&self, password: Password, name: &str, salt: [u8; 32]) -> Result<String, AppError> {
        password.check_length()?;
        let name = name.to_owned();
        let hash = self.work(move || {
            if !password.is_strong(&name) {
                return Err(ErrorBody::from(Code::WeakPassword).into());
            }
            let hash = Argon2::default().hash_password_with_salt(password.0.as_bytes(), &salt[..16]);
            hash.map(|hash| hash.to_string()).map_err(AppError::internal)
        });
        hash.await?
    }

    /// Returns whether `password` matches `hash`. Without a hash, does the same work and returns `false`.
    ///
    /// # Errors
    ///
    /// `busy`.
    pub(super) async fn verify(&self, password: Password, hash: Option<&str>) -> Result<bool, AppError> {
        let (known, hash) = (hash.is_some(), hash.unwrap_or(&self.decoy).to_owned());
        let same = move || {
            Argon2::default()
                .verify_password(password.0.as_bytes(), hash.as_str())
                .is_ok()
        };
        Ok(self.work(same).await? && known)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, AppError> {
        let done = Arc::clone(&self.done);
        let counted = move || {
            done.fetch_add(1, Ordering::Relaxed);
            work()
        };
        self.threads.run(counted).await.map_err(|not_done| match not_done {
            NotDone::Full => busy().into(),
            NotDone::Failed => AppError::internal("hashing a password panicked"),
        })
    }
}

fn busy() -> ErrorBody {
    ErrorBody::from(Code::Busy).with("retry_after_s", 1)
}

/// Returns a dummy salt and hash in base64, of 22 and 43 characters.
fn decoy_bytes(random: &[u8; 32]) -> String {
    let digits = super::hex::encode(random);
    // The last character of a block of 16 or 32 bytes has unused bits, which must be zero, as they are in `A`.
    format!("{}A${}A", &digits[..21], &digits[21..63])
}

#[cfg(test)]
mod tests {
    use super::{AppError, Hashing, HashingThreads, Password};
    use std::future::ready;
    use std::pin::pin;
    use std::sync::mpsc::channel;
    use tokio::select;
    use wire::Code;
    use wire::account::Secret;

    fn password(text: &str) -> Password {
        Password::typed(&Secret(text.to_owned()))
    }

    #[tokio::test]
    async fn common_and_short_passwords_are_refused() {
        let hashing = Hashing::new(&[7; 32]);
        let refused = async |text: &str| {
            let hashed = hashing.hash_new(password(text), "hansin", [1; 32]).await;
            hashed.map_err(|error| error.into_body().code)
        };
        assert_eq!(refused("한신").await, Err(Code::BadPassword));
        assert_eq!(refused(&"가".repeat(129)).await, Err(Code::BadPassword));
        assert_eq!(refused("password").await, Err(Code::WeakPassword));
        assert_eq!(refused("12345678").await, Err(Code::WeakPassword));
        assert_eq!(refused("hansin1234").await, Err(Code::WeakPassword));
        assert!(refused("사면초가 속의 장기 한 판").await.is_ok());
        assert!(refused(&"두 졸이 간다 ".repeat(9)).await.is_ok());
    }

    #[tokio::test]
    async fn a_password_is_known_again_however_it_is_composed_and_nobody_has_none() {
        let hashing = Hashing::new(&[7; 32]);
        let hash = hashing
            .hash_new(password("졸이 차를 잡았다"), "hansin", [1; 32])
            .await
            .unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let decomposed = "\u{110c}\u{1169}\u{11af}이 차를 잡았다";
        assert!(hashing.verify(password(decomposed), Some(&hash)).await.unwrap());
        assert!(!hashing.verify(password("졸이 차를 잡았네"), Some(&hash)).await.unwrap());
        let done = hashing.done();
        assert!(!hashing.verify(password("졸이 차를 잡았다"), None).await.unwrap());
        assert_eq!(hashing.done(), done + 1, "the same work");
        let hash: argon2::PasswordHash = hashing.decoy.parse().expect("the decoy is a hash");
        assert_eq!(hash.hash.unwrap().len(), 32);
    }

    #[tokio::test]
    async fn a_password_for_which_there_is_no_place_is_refused_as_busy() {
        let hashing = Hashing::on(HashingThreads::start(1, 1), &[7; 32]);
        let (begun, begins) = channel();
        let (release, released) = channel::<()>();
        let at_work = hashing.threads.run(move || {
            let _ = begun.send(());
            released.recv()
        });
        let mut at_work = pin!(at_work);
        select! { biased; _ = &mut at_work => unreachable!("it waits"), () = ready(()) => {} }
        begins.recv().unwrap();
        let mut queued = pin!(hashing.hash_new(password("졸이 차를 잡았다"), "hansin", [1; 32]));
        select! { biased; _ = &mut queued => unreachable!("it waits"), () = ready(()) => {} }
        let refusal = hashing.verify(password("졸이 차를 잡았다"), None).await;
        let refusal = refusal.map_err(AppError::into_body);
        let refusal = refusal.unwrap_err();
        assert_eq!((refusal.code, &refusal.facts["retry_after_s"]), (Code::Busy, &1.into()));
        release.send(()).unwrap();
        assert!(queued.await.is_ok(), "what was taken is done");
    }
}
