//! Secrets as text of 64 lower-case hexadecimal digits, for cookies, access tokens and workers' credentials.

use sha2::{Digest, Sha256};

/// Returns the secret as 64 hexadecimal digits.
pub(crate) fn encode(secret: &[u8; 32]) -> String {
    secret.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Decodes the output of [`encode`]; `None` for any other text.
pub(crate) fn decode(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> = text
        .bytes()
        .map(|byte| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        })
        .collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    if digits.len() == 64 {
        bytes.try_into().ok()
    } else {
        None
    }
}

/// Returns the SHA-256 hash of a secret. A fast hash suffices because 256 random bits cannot be guessed.
pub(crate) fn digest(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

#[cfg(test)]
mod tests {
    use super::{decode, encode};

    #[test]
    fn secrets_are_read_back_and_nothing_else_is() {
        let secret: [u8; 32] = std::array::from_fn(|index| u8::try_from(index * 7 % 256).unwrap());
        let text = encode(&secret);
        assert_eq!(decode(&text), Some(secret));
        let (short, long, capital) = (&text[1..], format!("{text}0"), text.to_uppercase());
        for wrong in [
            "",
            "g",
            short,
            &long,
            &capital,
            &"가".repeat(32),
            &text.replace('0', " "),
        ] {
            assert_eq!(decode(wrong), None, "{wrong}");
        }
    }
}
