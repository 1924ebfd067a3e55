//! Reader and writer of the policy file format.
//!
//! All numbers are little endian. This module works on bytes and must not open files.
//!
//! ```text
//!  0  8 bytes  "JANGPLCY"     16  32 bytes  SHA-256 of all bytes after the header
//!  8  u32      version (1)    48  i8 ...    weight of each feature, in units of 1 / STEPS
//! 12  u32      features
//! ```

use core::fmt;

use sha2::{Digest, Sha256};

use super::features::FEATURES;

/// Stored value of the weight 1.0.
pub const STEPS: i32 = 16;

/// Version of the format, including the feature numbering.
pub const VERSION: u32 = 1;

const MAGIC: [u8; 8] = *b"JANGPLCY";

/// Length of the header in bytes.
const HEADER: usize = 48;

/// Length of a complete file in bytes.
pub const FILE: usize = HEADER + FEATURES;

/// A policy: the weights of all features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Policy {
    weights: Box<[i8]>,
}

/// Reason why bytes are not a valid policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PolicyError {
    /// Too few or too many bytes.
    Length { wanted: usize, found: usize },
    /// The bytes do not start with `JANGPLCY`.
    Magic,
    /// The format version is not supported.
    Version(u32),
    /// The number of features is not [`FEATURES`].
    Features(u32),
    /// The weights do not match the hash in the header.
    Hash,
}

impl PolicyError {
    /// Returns a stable error code.
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
    /// Returns a policy under which every move is equally likely.
    #[must_use]
    pub fn uniform() -> Policy {
        Policy {
            weights: vec![0; FEATURES].into(),
        }
    }

    /// Creates a policy from weights in feature order. Each is rounded to the nearest value that a file can store.
    /// Missing weights are 0.
    #[must_use]
    pub fn of_weights(weights: &[f32]) -> Policy {
        let mut policy = Policy::uniform();
        for (into, weight) in policy.weights.iter_mut().zip(weights) {
            // The cast clamps out-of-range weights and turns NaN into 0.
            *into = (weight * STEPS as f32).round() as i8;
        }
        policy
    }

    /// Returns the weight of a feature, in units of 1 / [`STEPS`]; 0 for an unknown feature.
    #[must_use]
    pub fn steps(&self, feature: u16) -> i32 {
        self.weights.get(usize::from(feature)).copied().map_or(0, i32::from)
    }

    /// Reads a policy from the bytes of a file.
    ///
    /// # Errors
    /// [`PolicyError`] for any bytes that [`Policy::to_bytes`] cannot produce.
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

    /// Encodes the policy as the bytes of a file.
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
