//! Queue of waiting jobs, shared fairly between addresses and players, as a pure state machine.
//!
//! Tested properties: address prefixes with waiting jobs get equal shares of the workers' nodes, and so do the players
//! within an address prefix, however many jobs they have.
//!
//! Both levels use start-time fair queueing. Each address has a start time on a virtual clock that counts nodes, and
//! every job taken advances the start time by the job's nodes. The address with the earliest start time is next. Within
//! an address, a job's start time is the end of the player's previous job, or the current time if that is later.

use super::ids::JobId;
use crate::limits::{AddressPrefix, Sharer};
use play::Player;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Idle addresses may be dropped if there are more addresses than twice the waiting ones plus this number.
const FORGET_FROM: usize = 64;

/// Position of a job in the line, for removing the job or putting it back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    job: JobId,
    address: Option<AddressPrefix>,
    /// Start time on the clock of the address.
    start: u64,
    nodes: u64,
}

/// The waiting jobs of one urgency.
#[derive(Debug, Default)]
pub(super) struct FairLine {
    now: u64,
    addresses: HashMap<Option<AddressPrefix>, Share>,
    /// Addresses with waiting jobs, by start time. On ties, the address with the older next job is first.
    turns: BTreeSet<(u64, JobId, Option<AddressPrefix>)>,
}

/// The share of one address.
#[derive(Debug, Default)]
struct Share {
    /// Start time of the next job, on the clock of the line.
    start: u64,
    /// Current time on the clock of the address.
    now: u64,
    /// End of each player's last queued job, on the clock of the address.
    ends: HashMap<Option<Player>, u64>,
    /// Jobs by start time, with their nodes.
    waiting: BTreeMap<(u64, JobId), u64>,
}

impl FairLine {
    /// Adds a job behind the player's other jobs.
    pub(super) fn push(&mut self, job: JobId, sharer: Sharer, nodes: u64) -> Place {
        let Sharer { address, player } = sharer;
        let nodes = nodes.max(1);
        let now = self.now;
        self.change(address, |share| {
            // An idle address does not accumulate credit.
            if share.waiting.is_empty() {
                share.start = share.start.max(now);
            }
            let end = share.ends.entry(player).or_default();
            let start = share.now.max(*end);
            *end = start.saturating_add(nodes);
            share.waiting.insert((start, job), nodes);
            Place {
                job,
                address,
                start,
                nodes,
            }
        })
    }

    /// Removes and returns the next job. When no jobs are left, all shares are reset.
    pub(super) fn pop(&mut self) -> Option<JobId> {
        let &(start, _, address) = self.turns.first()?;
        self.now = self.now.max(start);
        let job = self.change(address, |share| {
            let ((job_start, job), nodes) = share.waiting.pop_first()?;
            share.now = share.now.max(job_start);
            let now = share.now;
            share.ends.retain(|_, end| *end > now);
            share.start = start.saturating_add(nodes);
            Some(job)
        });
        let now = self.now;
        if self.turns.is_empty() {
            self.addresses.clear();
        } else if self.addresses.len() > FORGET_FROM + 2 * self.turns.len() {
            self.addresses
                .retain(|_, share| !share.waiting.is_empty() || share.start > now);
        }
        job
    }

    /// Removes a waiting job.
    pub(super) fn remove(&mut self, place: Place) {
        self.change(place.address, |share| share.waiting.remove(&(place.start, place.job)));
    }

    /// Puts a taken job back, before its player's other jobs, and refunds its nodes to the address.
    pub(super) fn put_back(&mut self, place: Place) -> Place {
        self.change(place.address, |share| {
            let start = place.start.min(share.now);
            share.start = share.start.saturating_sub(place.nodes);
            share.waiting.insert((start, place.job), place.nodes);
            Place { start, ..place }
        })
    }

    /// Changes the share of an address, and updates its position in `turns`.
    fn change<T>(&mut self, address: Option<AddressPrefix>, change: impl FnOnce(&mut Share) -> T) -> T {
        let now = self.now;
        let share = self.addresses.entry(address).or_insert_with(|| Share {
            start: now,
            ..Share::default()
        });
        if let Some((&(_, first), _)) = share.waiting.first_key_value() {
            self.turns.remove(&(share.start, first, address));
        }
        let changed = change(share);
        if let Some((&(_, first), _)) = share.waiting.first_key_value() {
            self.turns.insert((share.start, first, address));
        }
        changed
    }
}

#[cfg(test)]
mod tests {
    use super::FairLine;
    use crate::jobs::ids::JobId;
    use crate::limits::{AddressPrefix, Sharer};
    use play::{GuestId, Player};
    use std::net::{IpAddr, Ipv4Addr};

    /// Returns the sharer for a guest in a network.
    fn sharer(network: u8, guest: u64) -> Sharer {
        let address = IpAddr::from(Ipv4Addr::new(192, 0, network, 1));
        Sharer {
            address: Some(AddressPrefix::from(address)),
            player: Some(Player::Guest(GuestId::from_bits(guest))),
        }
    }

    fn order(line: &mut FairLine) -> Vec<u64> {
        std::iter::from_fn(|| line.pop()).map(|job| job.0).collect()
    }

    #[test]
    fn a_player_does_not_wait_behind_the_many_jobs_of_another() {
        let mut line = FairLine::default();
        for job in 0..110 {
            line.push(JobId(job), sharer(1, 1), 1_000_000);
        }
        assert_eq!([line.pop(), line.pop()], [Some(JobId(0)), Some(JobId(1))]);
        for light in 200..203 {
            line.push(JobId(light), sharer(1, 2), 100);
            assert_eq!(line.pop(), Some(JobId(light)));
        }
        assert_eq!(line.pop(), Some(JobId(2)));
    }

    #[test]
    fn an_address_does_not_wait_behind_the_many_guests_of_another() {
        let mut line = FairLine::default();
        for guest in 0..100 {
            line.push(JobId(guest), sharer(1, guest), 1_000_000);
        }
        assert_eq!(line.pop(), Some(JobId(0)));
        for light in 200..203 {
            line.push(JobId(light), sharer(2, 200), 100);
            assert_eq!(line.pop(), Some(JobId(light)));
        }
        // The many guests of the first network also get their turns, in order of arrival.
        line.push(JobId(203), sharer(2, 200), 100);
        assert_eq!(order(&mut line)[..3], [203, 1, 2]);
    }

    #[test]
    fn players_and_addresses_with_many_jobs_take_turns() {
        let mut line = FairLine::default();
        for (first, who) in [(0, sharer(1, 1)), (10, sharer(1, 2)), (20, sharer(2, 3))] {
            for job in first..first + 4 {
                line.push(JobId(job), who, 100);
            }
        }
        assert_eq!(order(&mut line), [0, 20, 10, 21, 1, 22, 11, 23, 2, 12, 3, 13]);
    }

    #[test]
    fn the_shares_are_of_nodes_and_not_of_jobs() {
        let mut line = FairLine::default();
        for job in 0..10 {
            line.push(JobId(job), sharer(1, 1), 300);
            line.push(JobId(10 + job), sharer(2, 2), 100);
        }
        let first: Vec<u64> = (0..8).filter_map(|_| line.pop()).map(|job| job.0).collect();
        assert_eq!(first.iter().filter(|job| **job < 10).count(), 2, "{first:?}");
    }

    #[test]
    fn what_was_lost_comes_first_again_and_costs_its_address_nothing() {
        let mut line = FairLine::default();
        let places: Vec<_> = (0..3).map(|job| line.push(JobId(job), sharer(1, 1), 1_000)).collect();
        let other = line.push(JobId(10), sharer(2, 2), 1_000);
        assert_eq!(
            [line.pop(), line.pop(), line.pop()],
            [0, 10, 1].map(|job| Some(JobId(job)))
        );
        line.put_back(places[1]);
        line.put_back(other);
        line.remove(places[2]);
        assert_eq!(order(&mut line), [10, 1]);
    }

    #[test]
    fn who_is_gone_is_forgotten() {
        let mut line = FairLine::default();
        for guest in 0..10_000_u64 {
            let network = u8::try_from(guest % 200).unwrap_or_default();
            line.push(JobId(2 * guest), sharer(network, guest), 100);
            line.push(JobId(2 * guest + 1), sharer(201, 1), 100);
            line.pop();
            line.pop();
        }
        assert_eq!(line.addresses.len(), 0);
    }
}
