//! The part of an IP address that identifies a client's network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// A client's network: the first 24 bits of an IPv4 address, or the first 64 bits of an IPv6 address. IPv6 customers
/// have at least 2^64 addresses, and rented IPv4 networks rarely fewer than 256.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct AddressPrefix(IpAddr);

impl From<IpAddr> for AddressPrefix {
    fn from(address: IpAddr) -> Self {
        // On a dual-stack socket, IPv4 clients appear as IPv4-mapped IPv6 addresses: treat them as IPv4.
        Self(match address.to_canonical() {
            IpAddr::V4(v4) => Ipv4Addr::from_bits(v4.to_bits() & (u32::MAX << 8)).into(),
            IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 64)).into(),
        })
    }
}

/// Combined allowance of the networks in an IPv6 site, as a multiple of the allowance of one network.
pub(crate) const SITE_SHARES: u32 = 8;

impl AddressPrefix {
    /// Returns the site of an IPv6 network; `None` for IPv4. A site is the first 48 bits, the largest block usually
    /// assigned to one customer: 65,536 networks.
    pub(crate) fn site(self) -> Option<Self> {
        match self.0 {
            IpAddr::V4(_) => None,
            IpAddr::V6(v6) => Some(Self(Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 80)).into())),
        }
    }

    /// Returns whether both networks may belong to the same customer: they are equal or in the same IPv6 site.
    pub(crate) fn is_neighbour(self, other: Self) -> bool {
        self == other || self.site().is_some_and(|site| Some(site) == other.site())
    }
}

#[cfg(test)]
mod tests {
    use super::AddressPrefix;
    use std::net::IpAddr;

    #[test]
    fn the_addresses_of_one_subscriber_have_one_prefix() {
        let prefix = |address: &str| AddressPrefix::from(address.parse::<IpAddr>().unwrap());
        assert_eq!(prefix("2001:db8::1"), prefix("2001:db8::ffff:1"));
        assert_ne!(prefix("2001:db8::1"), prefix("2001:db8:0:1::1"));
        assert_eq!(prefix("192.0.2.1"), prefix("192.0.2.255"));
        assert_ne!(prefix("192.0.2.1"), prefix("192.0.3.1"));
        assert_eq!(prefix("::ffff:192.0.2.1"), prefix("192.0.2.1"));
    }

    #[test]
    fn the_networks_of_one_site_are_known_as_such() {
        let site = |address: &str| AddressPrefix::from(address.parse::<IpAddr>().unwrap()).site();
        assert_eq!(site("2001:db8:1::1"), site("2001:db8:1:ffff::1"));
        assert_ne!(site("2001:db8:1::1"), site("2001:db8:2::1"));
        assert_eq!(site("192.0.2.1"), None);
        let neighbours = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|address| AddressPrefix::from(address.parse::<IpAddr>().unwrap()));
            one.is_neighbour(other)
        };
        assert!(neighbours("2001:db8:1::1", "2001:db8:1:ffff::1") && neighbours("192.0.2.1", "192.0.2.9"));
        assert!(!neighbours("2001:db8:1::1", "2001:db8:2::1") && !neighbours("192.0.2.1", "192.0.3.1"));
    }
}
