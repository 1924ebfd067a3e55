//! Checks whether an address belongs to the public internet. Notifications are sent only to such addresses.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// IPv4 blocks that are not public, with their prefix lengths (IANA's registry of special-purpose addresses).
const NOT_PUBLIC_V4: [([u8; 4], u32); 17] = [
    ([0, 0, 0, 0], 8),       // this network
    ([10, 0, 0, 0], 8),      // private
    ([100, 64, 0, 0], 10),   // carrier-grade NAT
    ([127, 0, 0, 0], 8),     // loopback
    ([169, 254, 0, 0], 16),  // link-local; cloud metadata
    ([172, 16, 0, 0], 12),   // private
    ([192, 0, 0, 0], 24),    // IETF protocols
    ([192, 0, 2, 0], 24),    // documentation
    ([192, 31, 196, 0], 24), // AS112
    ([192, 52, 193, 0], 24), // AMT
    ([192, 88, 99, 0], 24),  // 6to4 relays
    ([192, 168, 0, 0], 16),  // private
    ([192, 175, 48, 0], 24), // AS112
    ([198, 18, 0, 0], 15),   // benchmarks
    ([198, 51, 100, 0], 24), // documentation
    ([203, 0, 113, 0], 24),  // documentation
    ([224, 0, 0, 0], 3),     // multicast, reserved, broadcast
];

/// Blocks within 2000::/3 that are not public. No address outside 2000::/3 is public either.
const NOT_PUBLIC_V6: [([u16; 3], u32); 5] = [
    ([0x2001, 0, 0], 23),           // IETF protocols; Teredo, which embeds IPv4 addresses
    ([0x2001, 0x0db8, 0], 32),      // documentation
    ([0x2002, 0, 0], 16),           // 6to4, which embeds IPv4 addresses
    ([0x2620, 0x004f, 0x8000], 48), // AS112
    ([0x3fff, 0, 0], 20),           // documentation
];

/// Returns whether an address is on the public internet. IPv6 addresses that embed an IPv4 address (mapped, NAT64,
/// 6to4, Teredo) never count as public.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let bits = u32::from(address);
    !NOT_PUBLIC_V4
        .iter()
        .any(|(block, length)| (bits ^ u32::from(Ipv4Addr::from(*block))) >> (32 - length) == 0)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let bits = u128::from(address);
    let within = |[first, second, third]: [u16; 3], length: u32| {
        let block = Ipv6Addr::new(first, second, third, 0, 0, 0, 0, 0);
        (bits ^ u128::from(block)) >> (128 - length) == 0
    };
    within([0x2000, 0, 0], 3) && !NOT_PUBLIC_V6.iter().any(|(block, length)| within(*block, *length))
}

#[cfg(test)]
mod tests {
    use super::is_public;
    use std::net::IpAddr;

    /// Checks addresses in every non-public block and public addresses, many of them next to such a block.
    #[test]
    fn only_public_addresses_are_sent_to() {
        // IPv6: unspecified, loopback, mapped, compatible, NAT64, local NAT64, discard; Teredo, benchmarks, ORCHID,
        // IETF, documentation, 6to4, AS112, documentation; unique local, link-local, site-local, multicast, unassigned.
        let not_public = "
            0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1 127.255.255.255
            169.254.0.0 169.254.169.254 169.254.255.255 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.255 192.0.2.1
            192.31.196.1 192.52.193.1 192.88.99.1 192.168.0.0 192.168.255.255 192.175.48.1 198.18.0.0 198.19.255.255
            198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
            :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:10.0.0.1 ::8.8.8.8 64:ff9b::8.8.8.8 64:ff9b::7f00:1
            64:ff9b:1::1 100::1
            2001::1 2001:2::1 2001:20::1 2001:1ff:ffff::1 2001:db8::1 2001:db8:ffff::1 2002:7f00:1::1 2002:808:808::1
            2620:4f:8000::1 3fff::1 3fff:fff:ffff::1
            fc00::1 fd12:3456:789a::1 fdff:ffff::1 fe80::1 febf::1 fec0::1 ff02::1 ff0e::1 4000::1 1fff::1";
        let public = "
            1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0
            169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 191.255.255.255 192.0.1.0 192.167.255.255 192.169.0.0
            198.17.255.255 198.20.0.0 223.255.255.255
            2001:200::1 2001:4860:4860::8888 2001:db7::1 2003::1 2606:4700::1111 2a00:1450:4001::1 2620:4f:7fff::1
            3ffe::1";
        for (text, expected) in [(not_public, false), (public, true)] {
            for text in text.split_whitespace() {
                let address: IpAddr = text.parse().unwrap();
                assert_eq!(is_public(address), expected, "{text}");
            }
        }
    }
}
