//! A push service and a browser for tests. The service receives messages over HTTPS and responds as the test specifies;
//! the browser decrypts the messages.

use crate::test_server::soon;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use serde_json::{Value, json};
use server::{PushConfig, PushNetwork, PushRehearsal};
use std::collections::VecDeque;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};

/// Addresses to which the test's host names resolve. The certificate is valid for the first two names.
const NAMES: [(&str, &[&str]); 7] = [
    ("push.example", &["1.1.1.1"]),
    ("other.example", &["2606:4700::1111", "1.0.0.1"]),
    ("wrong.example", &["1.1.1.1"]),
    ("inner.example", &["127.0.0.1"]),
    ("mixed.example", &["1.1.1.1", "10.0.0.1"]),
    ("mapped.example", &["::ffff:1.1.1.1"]),
    ("cloud.example", &["169.254.169.254"]),
];

pub(crate) struct PushService {
    addr: SocketAddr,
    received: mpsc::UnboundedReceiver<Pushed>,
    /// Status lines of the next responses, with optional headers. Further responses are `201 Created`.
    answers: Arc<Mutex<VecDeque<String>>>,
    connections: Arc<AtomicU32>,
}

#[derive(Debug)]
pub(crate) struct Pushed {
    pub(crate) path: String,
    /// Names in lower case.
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl PushService {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (sender, received) = mpsc::unbounded_channel();
        let answers: Arc<Mutex<VecDeque<String>>> = Arc::default();
        let connections: Arc<AtomicU32> = Arc::default();
        let acceptor = acceptor();
        let (told, counted) = (Arc::clone(&answers), Arc::clone(&connections));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                counted.fetch_add(1, Ordering::SeqCst);
                tokio::spawn(serve(acceptor.clone(), stream, sender.clone(), Arc::clone(&told)));
            }
        });
        Self {
            addr,
            received,
            answers,
            connections,
        }
    }

    /// Returns the configuration for sending messages to this service.
    pub(crate) fn config(&self, first_retry: Duration) -> PushConfig {
        let addresses = |texts: &[&str]| texts.iter().map(|text| text.parse::<IpAddr>().unwrap()).collect();
        let names = NAMES.iter().map(|(name, texts)| ((*name).to_owned(), addresses(texts)));
        PushConfig {
            contact: "mailto:operator@janggi.example".parse().unwrap(),
            network: PushNetwork::Rehearsal(PushRehearsal {
                names: names.collect(),
                service: self.addr,
                root: include_bytes!("../testdata/push/root.der").to_vec(),
            }),
            first_retry,
        }
    }

    /// Queues status lines for the next responses.
    pub(crate) fn answer(&self, lines: &[&str]) {
        let lines = lines.iter().map(|line| (*line).to_owned());
        self.answers.lock().unwrap().extend(lines);
    }

    pub(crate) fn connections(&self) -> u32 {
        self.connections.load(Ordering::SeqCst)
    }

    /// Waits for the next message.
    pub(crate) async fn message(&mut self) -> Pushed {
        soon(self.received.recv()).await.unwrap()
    }

    /// Waits for the next `count` messages, and returns their topics.
    pub(crate) async fn topics(&mut self, count: usize) -> Vec<String> {
        let mut topics = Vec::new();
        for _ in 0..count {
            topics.push(self.message().await.header("topic").to_owned());
        }
        topics
    }
}

impl Pushed {
    pub(crate) fn header(&self, wanted: &str) -> &str {
        let named: Vec<_> = self.headers.iter().filter(|(name, _)| name == wanted).collect();
        let [(_, value)] = named.as_slice() else {
            panic!("one {wanted}: {:?}", self.headers);
        };
        value
    }
}

fn acceptor() -> TlsAcceptor {
    let certificate = CertificateDer::from(include_bytes!("../testdata/push/service.der").to_vec());
    let key = PrivatePkcs8KeyDer::from(include_bytes!("../testdata/push/service-key.der").to_vec());
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], PrivateKeyDer::from(key))
        .unwrap();
    TlsAcceptor::from(Arc::new(config))
}

async fn serve(
    acceptor: TlsAcceptor,
    stream: TcpStream,
    sender: mpsc::UnboundedSender<Pushed>,
    answers: Arc<Mutex<VecDeque<String>>>,
) {
    // A client that does not trust the certificate disconnects here.
    let Ok(mut stream) = acceptor.accept(stream).await else {
        return;
    };
    let mut bytes = Vec::new();
    let head = loop {
        let mut part = [0; 4_096];
        let Ok(read @ 1..) = stream.read(&mut part).await else {
            return;
        };
        bytes.extend_from_slice(&part[..read]);
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break bytes.drain(..end + 4).collect::<Vec<_>>();
        }
    };
    let head = String::from_utf8(head).unwrap();
    let mut lines = head.trim_end().split("\r\n");
    let first = lines.next().unwrap();
    let headers: Vec<_> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    let length = headers.iter().find(|(name, _)| name == "content-length");
    let length: usize = length.map_or(0, |(_, value)| value.parse().unwrap());
    while bytes.len() < length {
        let read = stream.read_buf(&mut bytes).await.unwrap();
        assert_ne!(read, 0, "a whole body");
    }
    let answer = answers.lock().unwrap().pop_front();
    let answer = answer.unwrap_or_else(|| "201 Created".to_owned());
    let pushed = Pushed {
        path: first.split(' ').nth(1).unwrap().to_owned(),
        headers,
        body: bytes,
    };
    let _ = sender.send(pushed);
    let text = format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n");
    let _ = stream.write_all(text.as_bytes()).await;
    let _ = stream.shutdown().await;
}

/// The keys of a browser. They can decrypt only one message, because `ring` consumes the private key.
pub(crate) struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: [u8; 16],
}

impl Browser {
    pub(crate) fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        Self {
            public: private.compute_public_key().unwrap().as_ref().to_vec(),
            private,
            secret: [7; 16],
        }
    }

    /// Returns the subscription that a browser sends to the server.
    pub(crate) fn subscription(&self, endpoint: &str) -> Value {
        json!({
            "endpoint": endpoint,
            "p256dh": URL_SAFE_NO_PAD.encode(&self.public),
            "auth": URL_SAFE_NO_PAD.encode(self.secret),
        })
    }

    /// Decrypts a message (RFC 8291), as a browser does.
    pub(crate) fn read(self, body: &[u8]) -> Value {
        let (salt, sender, record) = (&body[..16], &body[21..86], &body[86..]);
        assert_eq!(body[16..21], [0, 0, 16, 0, 65], "records of 4,096 bytes, a key of 65");
        let peer = UnparsedPublicKey::new(&ECDH_P256, sender);
        let (public, secret) = (self.public, self.secret);
        let text = agree_ephemeral(self.private, &peer, |shared| {
            let keys = Salt::new(HKDF_SHA256, &secret).extract(shared);
            let material: [u8; 32] = expand(&keys, &[b"WebPush: info\0", &public, sender]);
            let keys = Salt::new(HKDF_SHA256, salt).extract(&material);
            let key: [u8; 16] = expand(&keys, &[b"Content-Encoding: aes128gcm\0"]);
            let nonce: [u8; 12] = expand(&keys, &[b"Content-Encoding: nonce\0"]);
            let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
            let mut record = record.to_vec();
            let nonce = Nonce::assume_unique_for_key(nonce);
            key.open_in_place(nonce, Aad::empty(), &mut record).unwrap().to_vec()
        });
        let text = text.unwrap();
        let (last, text) = text.split_last().unwrap();
        assert_eq!(*last, 2, "the last record");
        serde_json::from_slice(text).unwrap()
    }
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(keys: &Prk, info: &[&[u8]]) -> [u8; N] {
    let mut out = [0; N];
    keys.expand(info, Bytes(N)).unwrap().fill(&mut out).unwrap();
    out
}
