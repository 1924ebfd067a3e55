//! Source addresses of clients. The server limits requests per network of 256 addresses, so many players on one machine
//! need many networks.

use std::net::Ipv4Addr;

/// Allocator of networks of the loopback interface.
#[derive(Debug, Default)]
pub(crate) struct Sources {
    given: u16,
}

impl Sources {
    /// Returns an address in a network that has not been used yet. On systems other than Linux, always returns
    /// `127.0.0.1`, because other loopback addresses would have to be configured first.
    pub(crate) fn next_network(&mut self) -> Ipv4Addr {
        self.given = self.given.wrapping_add(1);
        if cfg!(target_os = "linux") {
            let [high, low] = self.given.to_be_bytes();
            Ipv4Addr::new(127, high, low, 1)
        } else {
            Ipv4Addr::LOCALHOST
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Sources;

    #[test]
    #[cfg(target_os = "linux")]
    fn no_two_are_of_one_network() {
        let mut sources = Sources::default();
        let networks: std::collections::HashSet<[u8; 3]> = (0..u16::MAX)
            .map(|_| {
                let [a, b, c, _] = sources.next_network().octets();
                [a, b, c]
            })
            .collect();
        assert_eq!(networks.len(), usize::from(u16::MAX));
    }
}
