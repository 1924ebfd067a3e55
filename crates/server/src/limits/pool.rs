//! Pools of slots for resources in use at the same time, such as sockets, with limits per player, network and IPv6
//! site.

use super::address_prefix::{AddressPrefix, SITE_SHARES};
use super::work_limiter::{Client, Sharer};
use play::Player;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Size of a pool, and maximum numbers of slots per network and player. One resource may take several slots: a game
/// takes one per byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shares {
    pub(crate) all: usize,
    /// Slots per address prefix. An IPv6 site has eight times as many.
    pub(crate) of_address: usize,
    pub(crate) of_player: usize,
}

impl Shares {
    /// Limits that are never reached, as a base for pools with only some limits.
    pub(crate) const UNBOUNDED: Self = Self {
        all: usize::MAX,
        of_address: usize::MAX,
        of_player: usize::MAX,
    };
}

/// The limit that was reached, with its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Full {
    All(usize),
    /// Limit of the address prefix or its IPv6 site.
    Address(usize),
    Player(usize),
}

impl Full {
    pub(crate) fn most(self) -> usize {
        match self {
            Self::All(most) | Self::Address(most) | Self::Player(most) => most,
        }
    }
}

impl From<Client> for Sharer {
    fn from(client: Client) -> Self {
        Self {
            address: Some(client.prefix()),
            player: client.guest,
        }
    }
}

/// A pool of slots. Clones share the slots.
#[derive(Debug, Clone)]
pub(crate) struct Pool {
    shares: Shares,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by_address: HashMap<AddressPrefix, usize>,
    by_site: HashMap<AddressPrefix, usize>,
    by_player: HashMap<Player, usize>,
}

/// Slots taken from a pool, freed on drop.
#[derive(Debug)]
pub(crate) struct Place {
    taken: Arc<Mutex<Taken>>,
    by: Sharer,
    places: usize,
}

impl Pool {
    pub(crate) fn new(shares: Shares) -> Self {
        Self {
            shares,
            taken: Arc::default(),
        }
    }

    /// Takes slots, unless that would exceed a limit.
    pub(crate) fn take(&self, by: Sharer, places: usize) -> Result<Place, Full> {
        let mut taken = lock(&self.taken);
        taken.check(&self.shares, by, places)?;
        taken.add(by, places);
        Ok(self.place(by, places))
    }

    /// Takes slots even beyond the limits, for work that must not be refused.
    pub(crate) fn claim(&self, by: Sharer, places: usize) -> Place {
        lock(&self.taken).add(by, places);
        self.place(by, places)
    }

    fn place(&self, by: Sharer, places: usize) -> Place {
        Place {
            taken: Arc::clone(&self.taken),
            by,
            places,
        }
    }

    /// Returns the number of taken slots.
    pub(crate) fn taken(&self) -> usize {
        lock(&self.taken).all
    }

    /// Returns at most `most` players with a slot.
    pub(crate) fn players(&self, most: usize) -> Vec<Player> {
        lock(&self.taken).by_player.keys().copied().take(most).collect()
    }

    /// Returns whether the player has a slot.
    pub(crate) fn has_player(&self, player: Player) -> bool {
        lock(&self.taken).by_player.contains_key(&player)
    }

    /// Returns the number of players with a slot.
    pub(crate) fn player_count(&self) -> usize {
        lock(&self.taken).by_player.len()
    }
}

impl Place {
    /// Returns the network and the player to which the slots are charged.
    pub(crate) fn by(&self) -> Sharer {
        self.by
    }

    /// Stops charging the slots to a network and a player. They still count towards the total.
    pub(crate) fn leave_share(&mut self) {
        let by = std::mem::replace(&mut self.by, Sharer::NONE);
        let mut taken = lock(&self.taken);
        taken.remove(by, self.places);
        taken.add(self.by, self.places);
    }

    /// Changes the number of slots, even beyond the limits.
    pub(crate) fn resize(&mut self, places: usize) {
        if places == self.places {
            return;
        }
        let mut taken = lock(&self.taken);
        taken.remove(self.by, self.places);
        taken.add(self.by, places);
        drop(taken);
        self.places = places;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.taken).remove(self.by, self.places);
    }
}

impl Taken {
    fn check(&self, shares: &Shares, by: Sharer, places: usize) -> Result<(), Full> {
        let free = |taken: Option<&usize>, most: usize| {
            let taken = taken.copied().unwrap_or_default();
            taken.saturating_add(places) <= most
        };
        if let Some(player) = by.player
            && !free(self.by_player.get(&player), shares.of_player)
        {
            return Err(Full::Player(shares.of_player));
        }
        if let Some(address) = by.address {
            if !free(self.by_address.get(&address), shares.of_address) {
                return Err(Full::Address(shares.of_address));
            }
            let of_site = shares.of_address.saturating_mul(SITE_SHARES as usize);
            if address
                .site()
                .is_some_and(|site| !free(self.by_site.get(&site), of_site))
            {
                return Err(Full::Address(of_site));
            }
        }
        if free(Some(&self.all), shares.all) {
            Ok(())
        } else {
            Err(Full::All(shares.all))
        }
    }

    fn add(&mut self, by: Sharer, places: usize) {
        self.all = self.all.saturating_add(places);
        if let Some(address) = by.address {
            *self.by_address.entry(address).or_default() += places;
            if let Some(site) = address.site() {
                *self.by_site.entry(site).or_default() += places;
            }
        }
        if let Some(player) = by.player {
            *self.by_player.entry(player).or_default() += places;
        }
    }

    fn remove(&mut self, by: Sharer, places: usize) {
        self.all = self.all.saturating_sub(places);
        if let Some(address) = by.address {
            less(&mut self.by_address, address, places);
            if let Some(site) = address.site() {
                less(&mut self.by_site, site, places);
            }
        }
        if let Some(player) = by.player {
            less(&mut self.by_player, player, places);
        }
    }
}

/// Subtracts slots from a key's count, and removes the key if none are left.
fn less<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: K, places: usize) {
    if let Entry::Occupied(mut entry) = counts.entry(key) {
        *entry.get_mut() = entry.get().saturating_sub(places);
        if *entry.get() == 0 {
            entry.remove();
        }
    }
}

fn lock(taken: &Mutex<Taken>) -> MutexGuard<'_, Taken> {
    // A panic cannot leave the state half updated, so a poisoned lock is still usable.
    taken.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::{Full, Pool, Shares, lock};
    use crate::limits::Sharer;
    use play::{GuestId, Player};

    const SHARES: Shares = Shares {
        all: 10,
        of_address: 4,
        of_player: 2,
    };

    fn sharer(address: &str, guest: u64) -> Sharer {
        Sharer {
            address: Some(address.parse::<std::net::IpAddr>().unwrap().into()),
            player: Some(Player::Guest(GuestId::from_bits(guest))),
        }
    }

    #[test]
    fn nobody_takes_more_than_a_share_and_every_place_comes_back() {
        let pool = Pool::new(SHARES);
        let mine = sharer("192.0.2.1", 1);
        let mut places = vec![pool.take(mine, 1).unwrap(), pool.take(mine, 1).unwrap()];
        assert_eq!(pool.take(mine, 1).unwrap_err(), Full::Player(2));
        places.extend([2, 3].map(|guest| pool.take(sharer("192.0.2.9", guest), 1).unwrap()));
        assert_eq!(pool.take(sharer("192.0.2.3", 4), 1).unwrap_err(), Full::Address(4));
        for guest in 10..16 {
            let address = format!("198.51.{guest}.1");
            places.push(pool.take(sharer(&address, guest), 1).unwrap());
        }
        assert_eq!(pool.take(sharer("203.0.113.1", 20), 1).unwrap_err(), Full::All(10));
        assert_eq!(pool.player_count(), 9);
        drop(places);
        let taken = lock(&pool.taken);
        assert_eq!((taken.all, taken.by_address.len(), taken.by_player.len()), (0, 0, 0));
    }

    #[test]
    fn the_networks_of_a_site_have_eight_shares_together() {
        let pool = Pool::new(Shares { all: 1_000, ..SHARES });
        let taken: Vec<_> = (0..100)
            .filter_map(|network| {
                pool.take(sharer(&format!("2001:db8:1:{network:x}::1"), network), 1)
                    .ok()
            })
            .collect();
        assert_eq!(taken.len(), 4 * 8);
    }

    #[test]
    fn what_grows_in_its_place_is_counted_and_leaves_with_all_of_it() {
        let pool = Pool::new(SHARES);
        let mut place = pool.take(sharer("192.0.2.1", 1), 1).unwrap();
        place.resize(9);
        assert_eq!(pool.take(sharer("198.51.100.1", 2), 2).unwrap_err(), Full::All(10));
        let claimed = pool.claim(sharer("198.51.100.1", 2), 2);
        assert_eq!(pool.taken(), 11, "what may not be refused is counted");
        drop((place, claimed));
        assert_eq!(pool.taken(), 0);
    }
}
