//! Encodings of the weights and their two moments in a checkpoint.
//!
//! [`Encoding::Exact`] takes 12 bytes per weight. A run that continues from it has exactly the same result as one that
//! was never interrupted.
//!
//! [`Encoding::Small`] takes 5 bytes, for archiving and later training. Values have a relative error of at most
//! 1 / 65,536 (16 bits). Moments have a relative error of at most 20 %, unless they are too large or too small to be
//! encoded. This error changes a step by at most 20 % through the first moment, and by at most 10 % through the second.

use serde::{Deserialize, Serialize};

/// Encoding of the values in a checkpoint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Encoding {
    /// Unchanged, with 32 bits each.
    #[default]
    Exact,
    /// Values in 24 bits, moments in 8.
    Small,
}

/// One of the three numbers stored for a weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Value,
    /// Running mean of the gradient.
    First,
    /// Running mean of the squared gradient.
    Second,
}

impl Part {
    /// All parts, in the order of the file.
    pub(crate) const ALL: [Part; 3] = [Part::Value, Part::First, Part::Second];
}

impl Encoding {
    /// Returns the number of bytes of an encoded number.
    pub(crate) const fn bytes(self, part: Part) -> usize {
        match (self, part) {
            (Encoding::Exact, _) => 4,
            (Encoding::Small, Part::Value) => 3,
            (Encoding::Small, Part::First | Part::Second) => 1,
        }
    }

    /// Encodes a number and appends it to `bytes`.
    pub(crate) fn write(self, part: Part, value: f32, bytes: &mut Vec<u8>) {
        match (self, part) {
            (Encoding::Exact, _) => bytes.extend(value.to_le_bytes()),
            // The upper three bytes, rounded. If the significand overflows, the carry increases the exponent.
            (Encoding::Small, Part::Value) => bytes.extend(&(value.to_bits() + 0x80).to_le_bytes()[1..]),
            (Encoding::Small, Part::First) => {
                let sign = if value < 0.0 { 128 } else { 0 };
                bytes.push(sign + half_octaves(value.abs(), 127));
            }
            (Encoding::Small, Part::Second) => bytes.push(half_octaves(value, 255)),
        }
    }

    /// Decodes a number. Returns NaN if the number of bytes is wrong.
    pub(crate) fn read(self, part: Part, bytes: &[u8]) -> f32 {
        match (self, part, bytes) {
            (Encoding::Exact, _, &[a, b, c, d]) => f32::from_le_bytes([a, b, c, d]),
            (Encoding::Small, Part::Value, &[b, c, d]) => f32::from_le_bytes([0, b, c, d]),
            (Encoding::Small, Part::First, &[code]) => {
                let size = from_half_octaves(code & 127, 127);
                if code < 128 { size } else { -size }
            }
            (Encoding::Small, Part::Second, &[code]) => from_half_octaves(code, 255),
            _ => f32::NAN,
        }
    }
}

/// Encodes a number as the nearest of 1, 2^-0.5, 2^-1, … on a logarithmic scale, with codes from `most` downwards.
/// Returns 0 for 0 and for numbers that are too small.
fn half_octaves(size: f32, most: u8) -> u8 {
    let below = (-2.0 * size.log2()).round().max(0.0);
    if below < f32::from(most) { most - below as u8 } else { 0 }
}

fn from_half_octaves(code: u8, most: u8) -> f32 {
    match code {
        0 => 0.0,
        code => (-0.5 * f32::from(most - code)).exp2(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Encoding, Part};
    use proptest::prelude::{any, proptest};

    fn there_and_back(encoding: Encoding, part: Part, value: f32) -> f32 {
        let mut bytes = Vec::new();
        encoding.write(part, value, &mut bytes);
        assert_eq!(bytes.len(), encoding.bytes(part));
        encoding.read(part, &bytes)
    }

    proptest! {
        #[test]
        fn exact_numbers_come_back(bits in any::<u32>()) {
            for part in Part::ALL {
                assert_eq!(there_and_back(Encoding::Exact, part, f32::from_bits(bits)).to_bits(), bits);
            }
        }

        #[test]
        fn small_numbers_are_near(mantissa in 1.0..2.0_f32, octave in 0..60_i32, negative in any::<bool>()) {
            let size = mantissa * (-(octave + 1) as f32).exp2();
            let value = if negative { -size } else { size };
            let near = |part, value: f32, share: f32| {
                let back = there_and_back(Encoding::Small, part, value);
                assert!((back - value).abs() <= share * value.abs(), "{part:?} {value} {back}");
            };
            near(Part::Value, value, 1.0 / 65_536.0);
            near(Part::First, value, 0.2);
            near(Part::Second, size * size, 0.2);
        }
    }

    #[test]
    fn zero_stays_and_large_numbers_are_cut() {
        for part in Part::ALL {
            assert_eq!(there_and_back(Encoding::Small, part, 0.0), 0.0);
        }
        assert_eq!(there_and_back(Encoding::Small, Part::First, -1e-30), 0.0);
        assert_eq!(there_and_back(Encoding::Small, Part::First, -7.0), -1.0);
        assert_eq!(there_and_back(Encoding::Small, Part::Second, 9.0), 1.0);
    }
}
