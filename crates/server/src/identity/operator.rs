//! Names and passwords for the operator's commands.

use super::names::{closed_look, look};
use crate::random::Random;
use argon2::Argon2;
use argon2::password_hash::PasswordHasher;

/// Letters and digits without the easily confused `i`, `l`, `o` and `0`.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

/// Returns the skeleton of a name, for looking up its account.
#[must_use]
pub fn look_of(name: &str) -> String {
    look(name.trim())
}

/// Returns the stored form of a closed account's name, which keeps it reserved.
#[must_use]
pub fn closed_look_of(name: &str) -> String {
    closed_look(&look(name))
}

/// Returns a new password of 80 random bits, and its hash.
///
/// # Errors
///
/// The error of the hashing library.
pub fn random_password(random: &Random) -> Result<(String, String), String> {
    let letters = random.secret().map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    let groups = letters[..16].chunks(4).map(|group| group.iter().collect::<String>());
    let password = groups.collect::<Vec<_>>().join("-");
    let salt = random.secret();
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt[..16]);
    let hash = hash.map_err(|error| error.to_string())?;
    Ok((password, hash.to_string()))
}
