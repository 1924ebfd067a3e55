//! The address of a database, and the settings for connecting to it.

use super::error::words;
use super::{Owner, PostgresError};
use percent_encoding::percent_decode_str;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres_rustls::MakeRustlsConnect;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

/// Timeout for opening a connection.
const CONNECT: Duration = Duration::from_secs(5);
/// Idle time before the first TCP keepalive probe, and TCP user timeout.
const SILENCE: Duration = Duration::from_secs(10);

/// The address of a PostgreSQL database, such as `postgres://janggun@db.example/janggun`. It is always printed without
/// the user and the password.
///
/// Connections to other machines use TLS and verify the server's certificate, unless the address contains
/// `sslmode=disable`. `sslrootcert=FILE` replaces the system's root certificates with those in a file.
#[derive(Clone)]
pub struct PostgresAddress(Arc<Place>);

struct Place {
    config: Config,
    tls: MakeRustlsConnect,
}

impl PostgresAddress {
    pub(super) fn config(&self) -> &Config {
        &self.0.config
    }

    pub(super) fn tls(&self) -> MakeRustlsConnect {
        self.0.tls.clone()
    }

    /// Returns whether the address contains a password.
    #[must_use]
    pub fn has_password(&self) -> bool {
        self.0.config.get_password().is_some()
    }

    /// Returns the same address with this password.
    #[must_use]
    pub fn with_password(&self, password: &str) -> Self {
        let mut config = self.0.config.clone();
        config.password(password);
        self.with_config(config)
    }

    /// Returns the same address, with the owner's application name for its connections.
    pub(super) fn of_owner(&self, owner: &Owner) -> Self {
        let mut config = self.0.config.clone();
        config.application_name(owner.application_name());
        self.with_config(config)
    }

    fn with_config(&self, config: Config) -> Self {
        let tls = self.tls();
        Self(Arc::new(Place { config, tls }))
    }
}

impl FromStr for PostgresAddress {
    type Err = PostgresError;

    fn from_str(text: &str) -> Result<Self, PostgresError> {
        let invalid = |reason: &str| PostgresError::Address(reason.to_owned());
        if !["postgres://", "postgresql://"]
            .iter()
            .any(|scheme| text.starts_with(scheme))
        {
            return Err(invalid("it begins with postgres://"));
        }
        let Split { rest, mode, roots } = split(text);
        // The library's message does not contain the address, which may include a password.
        let mut config = Config::from_str(&rest).map_err(|error| invalid(&words(&error)))?;
        let encrypted = match mode.as_deref() {
            None => !config.get_hosts().iter().all(is_here),
            Some("disable") => false,
            Some("require" | "verify-full") => true,
            Some(_) => return Err(invalid("its sslmode is one of verify-full, require and disable")),
        };
        config
            .ssl_mode(if encrypted { SslMode::Require } else { SslMode::Disable })
            .application_name("janggun")
            .connect_timeout(CONNECT)
            .tcp_user_timeout(SILENCE)
            .keepalives_idle(SILENCE)
            .keepalives_interval(SILENCE / 5)
            .keepalives_retries(3)
            // If there are several hosts, connect to the primary.
            .target_session_attrs(TargetSessionAttrs::ReadWrite);
        let tls = tls(encrypted, roots.as_deref())?;
        Ok(Self(Arc::new(Place { config, tls })))
    }
}

/// An address, split into the parameters handled in this module and the rest.
struct Split {
    rest: String,
    mode: Option<String>,
    roots: Option<String>,
}

fn split(text: &str) -> Split {
    let (base, query) = text.split_once('?').unwrap_or((text, ""));
    let (mut mode, mut roots, mut others) = (None, None, Vec::new());
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let value = percent_decode_str(value).decode_utf8_lossy().into_owned();
        match key {
            "sslmode" => mode = Some(value),
            "sslrootcert" => roots = Some(value),
            _ => others.push(pair),
        }
    }
    let rest = if others.is_empty() {
        base.to_owned()
    } else {
        format!("{base}?{}", others.join("&"))
    };
    Split { rest, mode, roots }
}

/// Returns whether a host is local.
fn is_here(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => matches!(name.as_str(), "localhost" | "127.0.0.1" | "::1" | "[::1]"),
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

fn tls(encrypted: bool, file: Option<&str>) -> Result<MakeRustlsConnect, PostgresError> {
    let mut roots = RootCertStore::empty();
    let untrusted = |reason: String| PostgresError::Address(reason);
    match file {
        _ if !encrypted => {}
        None => {
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
        Some(file) => {
            let unreadable = |error: &dyn fmt::Display| untrusted(format!("its sslrootcert {file}: {error}"));
            for certificate in CertificateDer::pem_file_iter(file).map_err(|error| unreadable(&error))? {
                let certificate = certificate.map_err(|error| unreadable(&error))?;
                roots.add(certificate).map_err(|error| unreadable(&error))?;
            }
        }
    }
    if encrypted && roots.is_empty() {
        return Err(untrusted(
            "there are no certificates to trust: name a file with sslrootcert".to_owned(),
        ));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| untrusted(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let config = &self.0.config;
        let names: Vec<String> = config
            .get_hosts()
            .iter()
            .map(|host| match host {
                Host::Tcp(name) => name.clone(),
                #[cfg(unix)]
                Host::Unix(path) => path.display().to_string(),
            })
            .collect();
        write!(
            f,
            "postgres://{}/{}",
            names.join(","),
            config.get_dbname().unwrap_or_default()
        )
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::PostgresAddress;
    use tokio_postgres::config::SslMode;

    fn mode(text: &str) -> SslMode {
        text.parse::<PostgresAddress>().unwrap().config().get_ssl_mode()
    }

    #[test]
    fn only_connections_within_a_machine_are_plain_by_themselves() {
        for here in [
            "postgres://localhost/d",
            "postgresql://u:p@127.0.0.1:5433/d",
            "postgres:///d?host=/run/postgresql",
            "postgres://db.example/d?sslmode=disable",
        ] {
            assert_eq!(mode(here), SslMode::Disable, "{here}");
        }
        for far in [
            "postgres://db.example/d",
            "postgres://localhost,db.example/d",
            "postgres://localhost/d?sslmode=verify-full&connect_timeout=3",
        ] {
            assert_eq!(mode(far), SslMode::Require, "{far}");
        }
    }

    #[test]
    fn an_address_shows_no_password_and_a_wrong_one_says_why() {
        let address: PostgresAddress = "postgres://user:secret@localhost/games".parse().unwrap();
        assert_eq!(
            format!("{address} {address:?}"),
            "postgres://localhost/games postgres://localhost/games"
        );
        for (wrong, reason) in [
            ("mysql://localhost/d", "begins with postgres://"),
            ("postgres://localhost/d?sslmode=prefer", "sslmode"),
            ("postgres://db.example/d?sslrootcert=/nowhere", "/nowhere"),
            ("postgres://u:secret@localhost:port/d", "port"),
        ] {
            let error = wrong.parse::<PostgresAddress>().unwrap_err();
            assert_eq!(error.code(), "db_address");
            let text = error.to_string();
            assert!(text.contains(reason) && !text.contains("secret"), "{text}");
        }
    }
}
