//! A mail server for tests that accepts or defers emails over SMTP, and records the accepted ones.

use crate::test_server::soon;
use server::MailConfig;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

pub(crate) struct MailServer {
    addr: SocketAddr,
    received: mpsc::UnboundedReceiver<Received>,
    /// Number of further emails to refuse temporarily (451).
    put_off: Arc<AtomicU32>,
    /// Number of `MAIL` commands received.
    tries: Arc<AtomicU32>,
}

#[derive(Debug)]
pub(crate) struct Received {
    /// The whole `MAIL FROM` command.
    pub(crate) from: String,
    /// The whole `RCPT TO` commands.
    pub(crate) to: Vec<String>,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl MailServer {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (letters, received) = mpsc::unbounded_channel();
        let (put_off, tries) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
        let counters = (Arc::clone(&put_off), Arc::clone(&tries));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(converse(stream, letters.clone(), counters.clone()));
            }
        });
        Self {
            addr,
            received,
            put_off,
            tries,
        }
    }

    /// Returns the configuration for sending emails to this server.
    pub(crate) fn config(&self) -> MailConfig {
        config_at(self.addr)
    }

    pub(crate) fn put_off(&self, letters: u32) {
        self.put_off.store(letters, Ordering::SeqCst);
    }

    pub(crate) fn tries(&self) -> u32 {
        self.tries.load(Ordering::SeqCst)
    }

    /// Waits for the next email.
    pub(crate) async fn letter(&mut self) -> Received {
        soon(self.received.recv()).await.unwrap()
    }

    /// Returns the emails that were received but not yet read.
    pub(crate) fn waiting(&mut self) -> Vec<Received> {
        std::iter::from_fn(|| self.received.try_recv().ok()).collect()
    }
}

pub(crate) fn config_at(addr: SocketAddr) -> MailConfig {
    MailConfig {
        server: format!("smtp://{addr}").parse().unwrap(),
        login: None,
        from: "no-reply@janggi.example".parse().unwrap(),
        site: "https://janggi.example".parse().unwrap(),
        first_retry: Duration::from_millis(1),
    }
}

impl Received {
    pub(crate) fn header(&self, wanted: &str) -> &str {
        let named: Vec<_> = self.headers.iter().filter(|(name, _)| name == wanted).collect();
        let [(_, value)] = named.as_slice() else {
            panic!("one {wanted}: {:?}", self.headers);
        };
        value
    }

    /// Returns the fragment of the email's link to `page`.
    pub(crate) fn token(&self, page: &str) -> String {
        let start = format!("https://janggi.example/account/{page}#");
        let link = self.body.lines().find_map(|line| line.strip_prefix(&start));
        link.unwrap_or_else(|| panic!("a link: {}", self.body)).to_owned()
    }
}

async fn converse(
    stream: TcpStream,
    letters: mpsc::UnboundedSender<Received>,
    (put_off, tries): (Arc<AtomicU32>, Arc<AtomicU32>),
) {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    let (mut from, mut to) = (String::new(), Vec::new());
    let mut answer = "220 mail.example ready".to_owned();
    loop {
        let said = format!("{answer}\r\n");
        if stream.write_all(said.as_bytes()).await.is_err() {
            return;
        }
        line.clear();
        if !matches!(stream.read_line(&mut line).await, Ok(1..)) {
            return;
        }
        let command = line.trim_end_matches("\r\n");
        answer = match command.split([' ', ':']).next().unwrap_or_default() {
            "EHLO" => "250-mail.example\r\n250 8BITMIME".to_owned(),
            "MAIL" => {
                from = command.to_owned();
                tries.fetch_add(1, Ordering::SeqCst);
                let later = put_off.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
                if later.is_ok() { "451 later" } else { "250 ok" }.to_owned()
            }
            "RCPT" => {
                to.push(command.to_owned());
                "250 ok".to_owned()
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.unwrap();
                let text = data(&mut stream).await;
                let _ = letters.send(received(&from, &to, &text));
                to.clear();
                "250 taken".to_owned()
            }
            "QUIT" => {
                let _ = stream.write_all(b"221 bye\r\n").await;
                return;
            }
            _ => "502 what".to_owned(),
        };
    }
}

async fn data(stream: &mut BufReader<TcpStream>) -> String {
    let mut text = String::new();
    let mut line = String::new();
    while line != ".\r\n" {
        text += line.strip_prefix('.').unwrap_or(&line);
        line.clear();
        stream.read_line(&mut line).await.unwrap();
    }
    text
}

fn received(from: &str, to: &[String], text: &str) -> Received {
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let unfolded = head.replace("\r\n ", " ");
    let headers: Vec<(String, String)> = unfolded
        .split("\r\n")
        .map(|line| line.split_once(": ").unwrap())
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    let encoding = headers.iter().find(|(name, _)| name == "content-transfer-encoding");
    let body = match encoding.map(|(_, value)| value.as_str()) {
        Some("base64") => base64(body),
        Some("quoted-printable") => quoted_printable(body),
        _ => body.as_bytes().to_vec(),
    };
    Received {
        from: from.to_owned(),
        to: to.to_owned(),
        headers,
        body: String::from_utf8(body).unwrap().replace("\r\n", "\n"),
    }
}

fn base64(text: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut bits, mut count, mut bytes) = (0_u32, 0, Vec::new());
    for byte in text.bytes().filter(|byte| !b"\r\n=".contains(byte)) {
        let digit = DIGITS.iter().position(|digit| *digit == byte).unwrap();
        bits = bits << 6 | u32::try_from(digit).unwrap();
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(bits >> count & 0xff).unwrap());
        }
    }
    bytes
}

fn quoted_printable(text: &str) -> Vec<u8> {
    let joined = text.replace("=\r\n", "");
    let mut parts = joined.split('=');
    let mut bytes = parts.next().unwrap().as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).unwrap());
        bytes.extend(&part.as_bytes()[2..]);
    }
    bytes
}
