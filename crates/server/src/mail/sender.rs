//! The SMTP client.

use super::address::EmailAddress;
use super::config::{MailConfig, Security};
use super::letter::Letter;
use crate::clock::{self, Clock};
use crate::net::Origin;
use crate::random::Random;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::time::{Duration, UNIX_EPOCH};

/// Timeout for connecting to an address of the mail server.
const STEP: Duration = Duration::from_secs(15);

/// Timeout for one attempt, so that an unresponsive mail server does not occupy a slot forever. The SMTP client itself
/// limits only the time for connecting.
const ATTEMPT: Duration = Duration::from_secs(120);

/// SMTP client for one mail server.
#[derive(Debug)]
pub(super) struct Sender {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: EmailAddress,
    site: Origin,
    clock: Clock,
    random: Random,
}

/// Reason why an email was not sent.
#[derive(Debug)]
pub(super) enum Unsent {
    /// A permanent failure, such as a refusal by the mail server.
    Refused(String),
    /// A temporary failure.
    Later(String),
}

impl Sender {
    /// Creates a sender for the configured mail server.
    ///
    /// # Errors
    ///
    /// If TLS is required and cannot be set up.
    pub(super) fn new(config: MailConfig, clock: Clock, random: Random) -> Result<Self, String> {
        let MailConfig {
            server,
            login,
            from,
            site,
            ..
        } = config;
        let tls = || TlsParameters::new_rustls(server.host.clone()).map_err(|error| error.to_string());
        let tls = match server.security {
            Security::Tls => Tls::Wrapper(tls()?),
            Security::StartTls => Tls::Required(tls()?),
            Security::Plain => Tls::None,
        };
        let mut transport = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(server.host)
            .port(server.port)
            .tls(tls)
            .hello_name(ClientId::Domain(site.host().to_owned()))
            .timeout(Some(STEP));
        if let Some(login) = login {
            transport = transport.credentials(Credentials::new(login.user, login.password));
        }
        Ok(Self {
            transport: transport.build(),
            from,
            site,
            clock,
            random,
        })
    }

    pub(super) async fn send(&self, letter: &Letter) -> Result<(), Unsent> {
        let message = self
            .message(letter)
            .map_err(|error| Unsent::Refused(error.to_string()))?;
        match clock::timeout(ATTEMPT, self.transport.send(message)).await {
            Err(_) => Err(Unsent::Later("the mail server did not answer in time".into())),
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.is_permanent() => Err(Unsent::Refused(error.to_string())),
            Ok(Err(error)) => Err(Unsent::Later(error.to_string())),
        }
    }

    fn message(&self, letter: &Letter) -> Result<Message, lettre::error::Error> {
        let since_1970 = Duration::from_millis(u64::try_from(self.clock.now_ms()).unwrap_or_default());
        let id = format!(
            "<{:016x}{:016x}@{}>",
            self.random.number(),
            self.random.number(),
            self.site.host()
        );
        Message::builder()
            .from(mailbox(Some("Janggun"), &self.from))
            .to(mailbox(None, &letter.to))
            .date(UNIX_EPOCH + since_1970)
            .message_id(Some(id))
            .subject(letter.subject())
            // Tells autoresponders not to reply (RFC 3834).
            .raw_header(HeaderValue::new(
                HeaderName::new_from_ascii_str("Auto-Submitted"),
                "auto-generated".to_owned(),
            ))
            .header(ContentType::TEXT_PLAIN)
            .body(letter.body())
    }
}

fn mailbox(name: Option<&str>, address: &EmailAddress) -> Mailbox {
    let (local, domain) = address.parts();
    let address = Address::new(local, domain).expect("ours are a part of theirs");
    Mailbox::new(name.map(str::to_owned), address)
}

#[cfg(test)]
mod tests {
    use super::{ATTEMPT, Sender, Unsent};
    use crate::clock::{self, Clock};
    use crate::mail::MailConfig;
    use crate::mail::letter::{Letter, Reason};
    use crate::random::Random;
    use std::time::Duration;
    use tokio::net::TcpListener;
    use wire::account::Language;

    #[tokio::test(start_paused = true)]
    async fn a_mail_server_that_never_answers_costs_one_attempt() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = format!("smtp://{}", listener.local_addr().unwrap());
        let silent = tokio::spawn(async move {
            let mut connections = Vec::new();
            while let Ok(connection) = listener.accept().await {
                connections.push(connection);
            }
        });
        let config = MailConfig {
            server: server.parse().unwrap(),
            login: None,
            from: "server@example.org".parse().unwrap(),
            site: "https://example.org".parse().unwrap(),
            first_retry: Duration::from_secs(1),
        };
        let sender = Sender::new(config, Clock::system(), Random::system()).unwrap();
        let letter = Letter {
            id: None,
            good_for: Duration::from_secs(60),
            to: "player@example.org".parse().unwrap(),
            language: Language::English,
            name: "player".into(),
            reason: Reason::Changed,
        };
        let outcome = clock::timeout(2 * ATTEMPT, sender.send(&letter)).await;
        assert!(matches!(outcome, Ok(Err(Unsent::Later(_)))), "{outcome:?}");
        silent.abort();
    }
}
