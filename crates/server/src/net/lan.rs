//! The address at which other devices on the same network can reach this device. Must not send any packets.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Returns the address that other devices can use for a server bound to `bound`. `None` if the server listens only on
/// this device, or if there is no network.
#[must_use]
pub fn lan_address(bound: SocketAddr) -> Option<SocketAddr> {
    if bound.ip().is_loopback() {
        return None;
    }
    if !bound.ip().is_unspecified() {
        return Some(bound);
    }
    let ip = outgoing_address().filter(|ip| !ip.is_loopback() && !ip.is_unspecified())?;
    Some(SocketAddr::new(ip, bound.port()))
}

/// Returns the source address that the kernel would use for an IPv4 packet to the internet. Connecting a datagram
/// socket sends nothing. The target is in a block reserved for documentation (RFC 5737).
fn outgoing_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::lan_address;

    #[test]
    fn a_server_for_this_device_has_no_lan_address() {
        assert_eq!(lan_address("127.0.0.1:80".parse().unwrap()), None);
        assert_eq!(lan_address("[::1]:80".parse().unwrap()), None);
        assert_eq!(
            lan_address("192.0.2.7:80".parse().unwrap()),
            "192.0.2.7:80".parse().ok()
        );
        let found = lan_address("0.0.0.0:8123".parse().unwrap());
        assert!(
            found.is_none_or(|addr| addr.port() == 8123 && !addr.ip().is_loopback()),
            "{found:?}"
        );
    }
}
