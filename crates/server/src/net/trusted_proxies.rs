//! Trusted proxies, which the operator configures. Only they may name clients in `X-Forwarded-For`.

use axum::http::HeaderMap;
use std::net::IpAddr;
use std::str::FromStr;

/// A block of addresses such as `10.0.0.0/8`. A single address is a block of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AddressBlock {
    address: IpAddr,
    bits: u32,
}

/// Error: the string is not a valid block of addresses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an address or a block of addresses, such as 127.0.0.1 or 10.0.0.0/8")]
pub struct NoAddressBlock;

impl FromStr for AddressBlock {
    type Err = NoAddressBlock;

    fn from_str(text: &str) -> Result<Self, NoAddressBlock> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| NoAddressBlock)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = match bits {
            Some(bits) => bits.parse().ok().filter(|bits| *bits <= most).ok_or(NoAddressBlock)?,
            None => most,
        };
        Ok(Self { address, bits })
    }
}

impl AddressBlock {
    fn contains(self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            // A block of zero bits contains every address, but a shift by the full width returns `None`.
            (IpAddr::V4(ours), IpAddr::V4(other)) => {
                (ours.to_bits() ^ other.to_bits())
                    .checked_shr(32 - self.bits)
                    .unwrap_or(0)
                    == 0
            }
            (IpAddr::V6(ours), IpAddr::V6(other)) => {
                (ours.to_bits() ^ other.to_bits())
                    .checked_shr(128 - self.bits)
                    .unwrap_or(0)
                    == 0
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

/// Returns whether `address` belongs to a trusted proxy.
pub(super) fn is_trusted(address: IpAddr, trusted: &[AddressBlock]) -> bool {
    trusted.iter().any(|block| block.contains(address))
}

/// Returns the client behind a connection from `peer`: the rightmost address in `X-Forwarded-For` that is not a trusted
/// proxy.
///
/// Every proxy appends the address of its client. From the right, the first address that is not a trusted proxy was
/// appended by a trusted proxy; everything to the left of it was sent by the client and cannot be trusted. A peer that
/// is not trusted is the client.
pub(super) fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[AddressBlock]) -> IpAddr {
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    let mut hops = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    let mut client = peer;
    while is_trusted(client, trusted) {
        match hops.next().and_then(|hop| hop.trim().parse().ok()) {
            Some(hop) => client = hop,
            // Without another valid address, the last proxy counts as the client.
            None => break,
        }
    }
    client
}

#[cfg(test)]
mod tests {
    use super::{AddressBlock, client_address};
    use axum::http::{HeaderMap, HeaderValue};
    use std::net::IpAddr;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn blocks_are_read_and_contain_their_addresses() {
        for (block, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.0"),
            ("192.0.2.7", "192.0.2.7", "192.0.2.6"),
            ("10.0.0.0/8", "::ffff:10.1.1.1", "::a00:1"),
            ("0.0.0.0/0", "192.0.2.1", "::1"),
            ("2001:db8::/32", "2001:db8:1::", "2001:db9::"),
            ("::/0", "::1", "127.0.0.1"),
            ("::1", "::1", "::2"),
        ] {
            let read: AddressBlock = block.parse().unwrap();
            assert!(read.contains(address(inside)), "{block}");
            assert!(!read.contains(address(outside)), "{block}");
        }
        for wrong in [
            "",
            "10.0.0.0/33",
            "10.0.0/8",
            "localhost",
            "::/129",
            "10.0.0.0/",
            "10.0.0.0/-1",
        ] {
            assert!(wrong.parse::<AddressBlock>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_client_is_the_right_most_hop_that_no_trusted_proxy_is() {
        let trusted = ["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
        for (peer, forwarded, client) in [
            ("192.0.2.1", vec!["198.51.100.1"], "192.0.2.1"),
            ("127.0.0.1", vec!["198.51.100.1"], "198.51.100.1"),
            ("127.0.0.1", vec!["203.0.113.9, 198.51.100.1"], "198.51.100.1"),
            (
                "127.0.0.1",
                vec!["203.0.113.9", "198.51.100.1,10.0.0.2"],
                "198.51.100.1",
            ),
            ("127.0.0.1", vec!["198.51.100.1, unknown"], "127.0.0.1"),
            ("127.0.0.1", vec![], "127.0.0.1"),
            ("127.0.0.1", vec!["10.0.0.2"], "10.0.0.2"),
            ("127.0.0.1", vec!["2001:db8::1"], "2001:db8::1"),
        ] {
            let mut headers = HeaderMap::new();
            for line in &forwarded {
                headers.append("x-forwarded-for", HeaderValue::from_str(line).unwrap());
            }
            assert_eq!(
                client_address(address(peer), &headers, &trusted),
                address(client),
                "{peer} {forwarded:?}"
            );
        }
    }
}
