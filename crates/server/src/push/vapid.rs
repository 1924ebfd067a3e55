//! Identifies the server to push services (RFC 8292, VAPID). For each push service, the server signs a token that
//! contains the operator's contact.

use super::config::PushContact;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::error::Unspecified;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use std::fmt;

/// Validity of a token in seconds. RFC 8292 allows at most 24 hours.
const GOOD_FOR_S: i64 = 12 * 3_600;

/// The server's key pair.
pub(crate) struct VapidKeys {
    pair: EcdsaKeyPair,
    /// The public key in base64url, as browsers expect it.
    public: String,
}

impl VapidKeys {
    /// Generates a key pair with the operating system's random numbers, and returns it as PKCS#8.
    ///
    /// # Errors
    ///
    /// If the operating system provides no random numbers.
    pub(super) fn generate() -> Result<Vec<u8>, Unspecified> {
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(document.as_ref().to_vec())
    }

    /// Parses a stored pair.
    ///
    /// # Errors
    ///
    /// If `pkcs8` is not a key pair.
    pub(super) fn read(pkcs8: &[u8]) -> Result<Self, Unspecified> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8, &SystemRandom::new())
            .map_err(|_| Unspecified)?;
        let public = URL_SAFE_NO_PAD.encode(pair.public_key());
        Ok(Self { pair, public })
    }

    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// Returns the value of the `Authorization` header for the push service at `host`.
    ///
    /// # Errors
    ///
    /// If the operating system provides no random numbers.
    pub(super) fn authorization(&self, host: &str, contact: &PushContact, now_ms: i64) -> Result<String, Unspecified> {
        let claims = serde_json::json!({
            "aud": format!("https://{host}"),
            "exp": now_ms / 1_000 + GOOD_FOR_S,
            "sub": contact.text(),
        });
        let head = URL_SAFE_NO_PAD.encode(br#"{"typ":"JWT","alg":"ES256"}"#);
        let said = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), said.as_bytes())?;
        let signature = URL_SAFE_NO_PAD.encode(signature);
        Ok(format!("vapid t={said}.{signature}, k={}", self.public))
    }
}

// Keeps the private key out of logs.
impl fmt::Debug for VapidKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("VapidKeys")
            .field("public", &self.public)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::VapidKeys;
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::{Value, json};

    /// Checks a header against RFC 8292, sections 2 and 3.
    #[test]
    fn a_statement_names_service_contact_and_end_and_is_signed_by_the_key_beside_it() {
        let kept = VapidKeys::generate().unwrap();
        let keys = VapidKeys::read(&kept).unwrap();
        let contact = "mailto:push@example.com".parse().unwrap();
        let now_ms = 1_453_480_768_123;
        let header = keys.authorization("push.example.net", &contact, now_ms).unwrap();
        let (statement, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let key = URL_SAFE_NO_PAD.decode(key).unwrap();
        assert_eq!((key.len(), key[0]), (65, 4), "an uncompressed point");
        let (said, signature) = statement.rsplit_once('.').unwrap();
        let signature = URL_SAFE_NO_PAD.decode(signature).unwrap();
        assert_eq!(signature.len(), 64, "as JWS has it, not DER");
        let verifier = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &key);
        verifier.verify(said.as_bytes(), &signature).unwrap();
        assert!(verifier.verify(&said.as_bytes()[1..], &signature).is_err());
        let part = |text: &str| -> Value { serde_json::from_slice(&URL_SAFE_NO_PAD.decode(text).unwrap()).unwrap() };
        let (head, claims) = said.split_once('.').unwrap();
        assert_eq!(part(head), json!({"typ": "JWT", "alg": "ES256"}));
        let expected = json!({
            "aud": "https://push.example.net",
            "exp": 1_453_480_768 + 43_200,
            "sub": "mailto:push@example.com",
        });
        assert_eq!(part(claims), expected);
        assert_eq!(VapidKeys::read(&kept).unwrap().public(), keys.public());
        assert!(!format!("{keys:?}").contains("pair"));
        assert!(VapidKeys::read(b"nothing").is_err());
    }
}
