//! The address at which other servers reach this one.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// An address such as `http://10.0.0.2:8080`, without a path. Port 0 stands for the port on which the server listens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PeerAddress {
    /// The host, with brackets if it is an IPv6 address.
    host: String,
    port: u16,
}

/// Error: the string is not a valid peer address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("http://, a host that the other servers reach, and a port, such as http://10.0.0.2:8080")]
pub struct NoPeerAddress;

impl FromStr for PeerAddress {
    type Err = NoPeerAddress;

    fn from_str(text: &str) -> Result<Self, NoPeerAddress> {
        let rest = text.strip_prefix("http://").ok_or(NoPeerAddress)?;
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        let (host, port) = authority.rsplit_once(':').ok_or(NoPeerAddress)?;
        let address = match host.strip_prefix('[') {
            Some(address) => Some(address.strip_suffix(']').ok_or(NoPeerAddress)?),
            None => None,
        };
        let is_host = match address {
            Some(address) => address.parse::<IpAddr>().is_ok_and(|address| address.is_ipv6()),
            None => {
                !host.is_empty()
                    && host
                        .bytes()
                        .all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte))
            }
        };
        // Servers that connect to an unspecified address reach themselves.
        let is_nowhere = address
            .unwrap_or(host)
            .parse::<IpAddr>()
            .is_ok_and(|address| address.is_unspecified());
        match port.parse() {
            Ok(port) if is_host && !is_nowhere => Ok(Self {
                host: host.to_ascii_lowercase(),
                port,
            }),
            _ => Err(NoPeerAddress),
        }
    }
}

impl fmt::Display for PeerAddress {
    /// Writes host and port, without the scheme.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.host, self.port)
    }
}

impl PeerAddress {
    /// Replaces port 0 with `port`, on which the server listens.
    pub(crate) fn listening_on(mut self, port: u16) -> Self {
        if self.port == 0 {
            self.port = port;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::PeerAddress;

    #[test]
    fn an_address_has_a_host_and_a_port_and_nothing_else() {
        for (text, shown) in [
            ("http://10.0.0.2:8080", "10.0.0.2:8080"),
            ("http://One.Example:80/", "one.example:80"),
            ("http://[2001:db8::1]:8080", "[2001:db8::1]:8080"),
            ("http://one:0", "one:9010"),
        ] {
            let address: PeerAddress = text.parse().unwrap();
            assert_eq!(address.listening_on(9010).to_string(), shown);
        }
        for wrong in [
            "",
            "10.0.0.2:8080",
            "https://one.example:8080",
            "http://one.example",
            "http://:8080",
            "http://one.example:8080/janggun",
            "http://user@one.example:8080",
            "http://one.example:65536",
            "http://2001:db8::1:8080",
            "http://[one]:8080",
            "http://[::1:8080",
            "http://0.0.0.0:8080",
            "http://[::]:8080",
        ] {
            assert!(wrong.parse::<PeerAddress>().is_err(), "{wrong}");
        }
    }
}
