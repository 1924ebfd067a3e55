//! Numbers of open sockets by address prefix, site and guest, so that no client can use all of them.

use super::address_prefix::{AddressPrefix, SITE_SHARES};
use super::bounds::ServerLimits;
use super::open_counts::{OpenCount, OpenCounts};
use super::work_limiter::Client;
use play::Player;
use wire::{Code, ErrorBody};

/// Counts of open sockets. Clones share them.
#[derive(Debug, Clone)]
pub(crate) struct OpenSockets {
    by_address: OpenCounts<AddressPrefix>,
    by_site: OpenCounts<AddressPrefix>,
    by_guest: OpenCounts<Player>,
}

/// A counted socket, until it is dropped.
#[derive(Debug)]
pub(crate) struct OpenSocket {
    _by_address: OpenCount<AddressPrefix>,
    _by_site: Option<OpenCount<AddressPrefix>>,
    _by_guest: Option<OpenCount<Player>>,
}

impl OpenSockets {
    pub(crate) fn new(limits: &ServerLimits) -> Self {
        Self {
            by_address: OpenCounts::new(limits.sockets_by_address),
            by_site: OpenCounts::new(limits.sockets_by_address.saturating_mul(SITE_SHARES as usize)),
            by_guest: OpenCounts::new(limits.sockets_by_guest),
        }
    }

    /// Counts one more socket of the client.
    ///
    /// # Errors
    ///
    /// `too_many_sockets`, with the limit.
    pub(crate) fn add(&self, client: Client) -> Result<OpenSocket, ErrorBody> {
        let refused = |most| ErrorBody::from(Code::TooManySockets).with("most", most);
        let by_guest = client.guest.map(|guest| self.by_guest.add(guest));
        let by_site = client.prefix().site().map(|site| self.by_site.add(site));
        Ok(OpenSocket {
            _by_guest: by_guest.transpose().map_err(refused)?,
            _by_site: by_site.transpose().map_err(refused)?,
            _by_address: self.by_address.add(client.prefix()).map_err(refused)?,
        })
    }

    /// Returns at most `most` players with an open socket.
    pub(crate) fn players(&self, most: usize) -> Vec<Player> {
        self.by_guest.keys(most)
    }

    /// Returns the number of players with an open socket.
    pub(crate) fn player_count(&self) -> usize {
        self.by_guest.len()
    }
}
