//! Finds free ports. Another program may take one before it is used.

use std::net::{IpAddr, TcpListener};

/// Returns the free ports among `wanted`, in order, followed by 0, for which the system chooses a port.
pub(super) fn free(ip: IpAddr, wanted: impl Iterator<Item = u16>) -> Vec<u16> {
    let mut ports: Vec<u16> = wanted
        .filter(|port| *port != 0 && TcpListener::bind((ip, *port)).is_ok())
        .collect();
    ports.dedup();
    ports.push(0);
    ports
}

#[cfg(test)]
mod tests {
    use super::free;
    use std::net::{Ipv4Addr, TcpListener};

    #[test]
    fn a_port_in_use_is_passed_over() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = taken.local_addr().expect("bound").port();
        let here = Ipv4Addr::LOCALHOST.into();
        assert_eq!(free(here, [port].into_iter()), [0]);
        drop(taken);
        assert_eq!(free(here, [port, port].into_iter()), [port, 0]);
    }
}
