//! Encrypts a notification for one browser, so that the push service cannot read it (RFC 8291, with the content coding
//! `aes128gcm` from RFC 8188). All cryptographic primitives come from `ring`.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// Record size declared in the header, in bytes. A message has only one record, which is shorter.
const RECORD: u32 = 4_096;
/// Maximum content length in bytes. With header, delimiter and tag, the body then has 4,096 bytes. Push services may
/// refuse larger ones.
const LONGEST: usize = 3_993;
/// Delimiter after the content of the last record.
const LAST: u8 = 2;

/// Keys of a browser's subscription.
#[derive(Clone, Copy)]
pub(super) struct Receiver<'a> {
    /// Public key of the browser, as an uncompressed point.
    pub(super) key: &'a [u8; 65],
    /// Authentication secret of the subscription.
    pub(super) secret: &'a [u8; 16],
}

/// Returns the encrypted body of a push message. Each message uses a new key pair and a new salt from the operating
/// system's random number generator.
///
/// # Errors
///
/// If the browser's key is not a point on the curve, `text` is too long, or no random numbers are available.
pub(super) fn seal(receiver: Receiver<'_>, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = private.compute_public_key()?;
    let public: &[u8; 65] = public.as_ref().try_into().map_err(|_| Unspecified)?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, receiver.key);
    agree_ephemeral(private, &peer, |shared| {
        seal_with(shared, (public, salt), receiver, text)
    })?
}

/// Like [`seal`], with a given shared secret, sender's public key and salt.
fn seal_with(
    shared: &[u8],
    (sender, salt): (&[u8; 65], [u8; 16]),
    receiver: Receiver<'_>,
    text: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    if text.len() > LONGEST {
        return Err(Unspecified);
    }
    let keys = Salt::new(HKDF_SHA256, receiver.secret).extract(shared);
    let material: [u8; 32] = expand(&keys, &[b"WebPush: info\0", receiver.key, sender])?;
    let keys = Salt::new(HKDF_SHA256, &salt).extract(&material);
    let key: [u8; 16] = expand(&keys, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expand(&keys, &[b"Content-Encoding: nonce\0"])?;
    let mut record = [text, &[LAST]].concat();
    LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?).seal_in_place_append_tag(
        Nonce::assume_unique_for_key(nonce),
        Aad::empty(),
        &mut record,
    )?;
    // An uncompressed point has 65 bytes.
    Ok([&salt[..], &RECORD.to_be_bytes(), &[65], sender, &record].concat())
}

/// A key length in bytes, as a key type for `ring`.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(keys: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut out = [0; N];
    keys.expand(info, Bytes(N))?.fill(&mut out)?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Receiver, seal, seal_with};
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        URL_SAFE_NO_PAD.decode(text).unwrap().try_into().unwrap()
    }

    const RECEIVER: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const SECRET: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    /// The example from RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_rfc_is_sealed_as_it_says() {
        let (key, secret) = (bytes(RECEIVER), bytes(SECRET));
        let receiver = Receiver {
            key: &key,
            secret: &secret,
        };
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let sender = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal_with(&shared, (&sender, salt), receiver, text).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
                        EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn no_two_messages_are_alike_and_what_is_no_key_or_too_long_is_refused() {
        let (key, secret) = (bytes(RECEIVER), bytes(SECRET));
        let receiver = Receiver {
            key: &key,
            secret: &secret,
        };
        let [one, other] = [(); 2].map(|()| seal(receiver, b"text").unwrap());
        assert_eq!(one.len(), 16 + 4 + 1 + 65 + 4 + 1 + 16);
        assert!(one[..16] != other[..16] && one[21..86] != other[21..86] && one[86..] != other[86..]);
        assert_eq!(seal(receiver, &[0; LONGEST]).unwrap().len(), 4_096);
        assert!(seal(receiver, &[0; LONGEST + 1]).is_err());
        for no_point in [[0; 65], [4; 65]] {
            let wrong = Receiver {
                key: &no_point,
                secret: &secret,
            };
            assert!(seal(wrong, b"text").is_err());
        }
    }
}
