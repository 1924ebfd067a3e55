//! The file of a policy: one reader, one writer.
//!
//! Owns the order of the bytes and every reason to turn a file down. Must not open files: it is given bytes.
//!
//! ```text
//!  0  8 bytes  "JANGPLCY"     16  32 bytes  SHA-256 of all bytes after the header
//!  8  u32      version (1)    48  i8 ...    the weight of each feature; 1.0 is STEPS
//! 12  u32      features
//! ```

use core::fmt;

use sha2::{Digest, Sha256};

use super::features::FEATURES;

/// 1.0 of a weight.
pub const STEPS: i32 = 16;

/// The version of the feature numbering.
pub const VERSION: u32 = 1;

/// The first bytes of a file.
const MAGIC: [u8; 8] = *b"JANGPLCY";

/// Bytes before the weights.
const HEADER: usize = 48;

/// Bytes of a whole file.
pub const FILE: usize = HEADER + FEATURES;

/// The weights of all features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Policy {
    weights: Box<[i8]>,
}

/// Why bytes are not a policy, with the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PolicyError {
    /// Too few bytes, or more than belong to it.
    Length {
        /// Expected number.
        wanted: usize,
        found: usize,
    },
    /// The first bytes are not those of a policy.
    Magic,
    /// A version that this program does not know.
    Version(u32),
    /// Another number of features.
    Features(u32),
    /// The weights are not those that were written.
    Hash,
}

impl PolicyError {
    /// A stable word for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            PolicyError::Length { .. } => "policy_length",
            PolicyError::Magic => "policy_magic",
            PolicyError::Version(_) => "policy_version",
            PolicyError::Features(_) => "policy_features",
            PolicyError::Hash => "policy_hash",
        }
    }
}

impl fmt::Display for PolicyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.code())?;
        match self {
            PolicyError::Length { wanted, found } => write!(f, "{found} bytes instead of {wanted}"),
            PolicyError::Magic => f.write_str("not a policy file of this program"),
            PolicyError::Version(version) => write!(f, "version {version}, this program reads version {VERSION}"),
            PolicyError::Features(found) => write!(f, "{found} features instead of {FEATURES}"),
            PolicyError::Hash => f.write_str("the weights do not fit their checksum"),
        }
    }
}

impl core::error::Error for PolicyError {}

impl Policy {
    /// The policy that finds every move as likely as the next.
    #[must_use]
    pub fn uniform() -> Policy {
        Policy {
            weights: vec![0; FEATURES].into(),
        }
    }

    /// Of weights in the order of the features, rounded to the nearest that a file can hold; a missing one is 0.
    #[must_use]
    pub fn of_weights(weights: &[f32]) -> Policy {
        let mut policy = Policy::uniform();
        for (into, weight) in policy.weights.iter_mut().zip(weights) {
            // Out of range goes to the nearest end, no number to 0.
            *into = (weight * STEPS as f32).round() as i8;
        }
        policy
    }

    /// A feature's weight, 1.0 being [`STEPS`]; 0 for a number that no feature has.
    #[must_use]
    pub fn steps(&self, feature: u16) -> i32 {
        self.weights.get(usize::from(feature)).copied().map_or(0, i32::from)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`PolicyError`] for anything that [`Policy::to_bytes`] has not written.
    pub fn from_bytes(bytes: &[u8]) -> Result<Policy, PolicyError> {
        let Some((header, weights)) = bytes.split_first_chunk::<HEADER>() else {
            return Err(length(bytes));
        };
        if !header.starts_with(&MAGIC) {
            return Err(PolicyError::Magic);
        }
        let number = |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        if number(8) != VERSION {
            return Err(PolicyError::Version(number(8)));
        }
        if number(12) as usize != FEATURES {
            return Err(PolicyError::Features(number(12)));
        }
        if weights.len() != FEATURES {
            return Err(length(bytes));
        }
        if Sha256::digest(weights)[..] != header[16..] {
            return Err(PolicyError::Hash);
        }
        Ok(Policy {
            weights: weights.iter().map(|&byte| byte.cast_signed()).collect(),
        })
    }

    /// The bytes of its file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights: Vec<u8> = self.weights.iter().map(|weight| weight.cast_unsigned()).collect();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((FEATURES as u32).to_le_bytes());
        bytes.extend_from_slice(&Sha256::digest(&weights));
        bytes.extend(weights);
        bytes
    }
}

fn length(bytes: &[u8]) -> PolicyError {
    PolicyError::Length {
        wanted: FILE,
        found: bytes.len(),
    }
}
