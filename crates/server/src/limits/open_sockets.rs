//! How many sockets are open, by address prefix and by guest: nobody takes all the places of a server.

use super::address_prefix::AddressPrefix;
use super::bounds::Limits;
use super::work_limiter::Client;
use play::Player;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use wire::{Code, ErrorBody};

/// The counts. Clones share them.
#[derive(Debug, Clone)]
pub(crate) struct OpenSockets {
    most_by_address: usize,
    most_by_guest: usize,
    counts: Arc<Mutex<Counts>>,
}

#[derive(Debug, Default)]
struct Counts {
    by_address: HashMap<AddressPrefix, usize>,
    by_guest: HashMap<Player, usize>,
}

/// One socket in the counts, until it is dropped; also when its session panics.
#[derive(Debug)]
pub(crate) struct OpenSocket {
    counts: Arc<Mutex<Counts>>,
    client: Client,
}

impl OpenSockets {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            most_by_address: limits.sockets_by_address,
            most_by_guest: limits.sockets_by_guest,
            counts: Arc::default(),
        }
    }

    /// Counts one more socket of the client.
    ///
    /// # Errors
    ///
    /// `too_many_sockets`, with the number that it may have.
    pub(crate) fn add(&self, client: Client) -> Result<OpenSocket, ErrorBody> {
        let mut counts = lock(&self.counts);
        let prefix = AddressPrefix::from(client.address);
        let by_guest = client.guest.and_then(|guest| counts.by_guest.get(&guest));
        let used = [
            (counts.by_address.get(&prefix), self.most_by_address),
            (by_guest, self.most_by_guest),
        ];
        for (count, most) in used {
            if count.is_some_and(|&count| count >= most) || most == 0 {
                return Err(ErrorBody::from(Code::TooManySockets).with("most", most));
            }
        }
        *counts.by_address.entry(prefix).or_default() += 1;
        if let Some(guest) = client.guest {
            *counts.by_guest.entry(guest).or_default() += 1;
        }
        Ok(OpenSocket {
            counts: Arc::clone(&self.counts),
            client,
        })
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts);
        subtract(&mut counts.by_address, self.client.address.into());
        if let Some(guest) = self.client.guest {
            subtract(&mut counts.by_guest, guest);
        }
    }
}

/// Who has none left is forgotten.
fn subtract<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: K) {
    if let Entry::Occupied(mut entry) = counts.entry(key) {
        *entry.get_mut() -= 1;
        if *entry.get() == 0 {
            entry.remove();
        }
    }
}

fn lock(counts: &Mutex<Counts>) -> MutexGuard<'_, Counts> {
    // Nothing above panics halfway through a change.
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}
