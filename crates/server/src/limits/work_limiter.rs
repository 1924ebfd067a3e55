//! Rate limiter for the work that clients request. Clients are charged by address prefix, IPv6 site and player.

use super::address_prefix::{AddressPrefix, SITE_SHARES};
use super::token_bucket::{KeyedTokenBuckets, Rate};
use super::work::{Work, WorkLimits};
use play::Player;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use wire::{Code, ErrorBody};

/// Maximum number of buckets.
const BUCKETS: usize = 65_536;

/// The client of a request.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Client {
    /// The client's own address, even behind a trusted proxy.
    pub(crate) address: IpAddr,
    /// The player; `None` for visitors without a session, and if only the address is charged.
    pub(crate) guest: Option<Player>,
}

impl Client {
    pub(crate) fn prefix(self) -> AddressPrefix {
        self.address.into()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum ClientKey {
    Address(AddressPrefix),
    /// All networks of an IPv6 site.
    Site(AddressPrefix),
    Guest(Player),
}

/// The network and the player that are charged for a job or a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Sharer {
    /// The client's network; `None` if it is unknown or not charged.
    pub(crate) address: Option<AddressPrefix>,
    pub(crate) player: Option<Player>,
}

impl Sharer {
    /// A sharer that charges neither a network nor a player.
    pub(crate) const NONE: Self = Self {
        address: None,
        player: None,
    };
}

type Buckets = KeyedTokenBuckets<(Work, ClientKey)>;

/// Token buckets for each kind of work, by address prefix, IPv6 site and player.
#[derive(Debug)]
pub(crate) struct WorkLimiter {
    limits: WorkLimits,
    buckets: Mutex<Buckets>,
}

impl WorkLimiter {
    pub(crate) fn new(limits: WorkLimits) -> Self {
        Self {
            limits,
            buckets: Mutex::new(KeyedTokenBuckets::new(BUCKETS)),
        }
    }

    /// Takes one token for `work` from each of the client's buckets: address prefix, IPv6 site and player. Takes none
    /// if one of them is empty.
    ///
    /// # Errors
    ///
    /// `too_fast`, with the name of the limit and the number of seconds to wait.
    pub(crate) fn charge(&self, work: Work, client: Client, now_ms: i64) -> Result<(), ErrorBody> {
        let mut buckets = self.lock();
        let payers = self.payers(work, Some(client.prefix()), client.guest);
        check(&mut buckets, work, payers.clone(), now_ms)?;
        for (payer, rate) in payers {
            buckets
                .take((work, payer), rate, now_ms)
                .map_err(|wait_ms| refusal(work, wait_ms))?;
        }
        Ok(())
    }

    /// Checks that each of the client's buckets has a token for `work`, without taking it.
    ///
    /// # Errors
    ///
    /// `too_fast`, with the name of the limit and the number of seconds to wait.
    pub(crate) fn check(&self, work: Work, client: Client, now_ms: i64) -> Result<(), ErrorBody> {
        let payers = self.payers(work, Some(client.prefix()), client.guest);
        check(&mut self.lock(), work, payers, now_ms)
    }

    /// Takes `tokens` even if fewer are left. The debt is at most a whole bucket.
    pub(crate) fn spend(&self, (work, tokens): (Work, u64), sharer: Sharer, now_ms: i64) {
        let mut buckets = self.lock();
        for (payer, rate) in self.payers(work, sharer.address, sharer.player) {
            buckets.spend((work, payer), rate, tokens, now_ms);
        }
    }

    /// Returns the keys charged for `work`, with their rates.
    fn payers(
        &self,
        work: Work,
        address: Option<AddressPrefix>,
        guest: Option<Player>,
    ) -> impl Iterator<Item = (ClientKey, Rate)> + Clone + use<> {
        let allowed = self.limits.of(work);
        let site = address.and_then(AddressPrefix::site);
        let site = site.map(|prefix| (ClientKey::Site(prefix), Rate::from(allowed.address).times(SITE_SHARES)));
        let address = address.map(|prefix| (ClientKey::Address(prefix), Rate::from(allowed.address)));
        let guest = guest.map(|player| (ClientKey::Guest(player), Rate::from(allowed.guest)));
        address.into_iter().chain(site).chain(guest)
    }

    fn lock(&self) -> MutexGuard<'_, Buckets> {
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn check(
    buckets: &mut Buckets,
    work: Work,
    payers: impl Iterator<Item = (ClientKey, Rate)>,
    now_ms: i64,
) -> Result<(), ErrorBody> {
    for (payer, rate) in payers {
        let wait_ms = buckets.wait_ms(&(work, payer), rate, now_ms);
        if wait_ms > 0 {
            return Err(refusal(work, wait_ms));
        }
    }
    Ok(())
}

#[cold]
fn refusal(work: Work, wait_ms: i64) -> ErrorBody {
    let refused = ErrorBody::from(Code::TooFast).with("retry_after_s", wait_ms.div_euclid(1000) + 1);
    refused.with("limit", work.name())
}

#[cfg(test)]
mod tests {
    use super::super::work::{Allowance, Allowances, Work, WorkLimits};
    use super::{Client, Sharer, WorkLimiter};
    use play::{GuestId, Player};

    fn limiter() -> WorkLimiter {
        let allowance = |burst| Allowance { burst, a_minute: 60 };
        WorkLimiter::new(WorkLimits {
            create: Allowances {
                address: allowance(3),
                guest: allowance(2),
            },
            ..WorkLimits::default()
        })
    }

    fn client(address: &str, guest: Option<u64>) -> Client {
        Client {
            address: address.parse().unwrap(),
            guest: guest.map(|bits| Player::Guest(GuestId::from_bits(bits))),
        }
    }

    #[test]
    fn an_address_and_a_guest_pay_for_the_same_work() {
        let limiter = limiter();
        let given = |address, guest| limiter.charge(Work::Create, client(address, guest), 0).is_ok();
        assert_eq!(
            [1, 1, 1].map(|guest| given("192.0.2.1", Some(guest))),
            [true, true, false]
        );
        assert!(
            given("192.0.2.9", Some(2)),
            "the refused one took nothing from the address"
        );
        assert!(!given("192.0.2.9", None), "the address has spent its three");
        assert!(!given("198.51.100.1", Some(1)), "a guest is the same guest elsewhere");
        assert!(given("198.51.100.1", Some(3)));
    }

    #[test]
    fn the_networks_of_an_ipv6_site_have_a_budget_together() {
        let limiter = limiter();
        let given = |network: u32| {
            let address = format!("2001:db8:1:{network:x}::1");
            limiter.charge(Work::Create, client(&address, None), 0).is_ok()
        };
        let taken = (0..100).filter(|network| given(*network)).count();
        assert_eq!(
            taken,
            3 * 8,
            "one of each network, and of the site eight times what one may"
        );
        assert!(limiter.charge(Work::Create, client("2001:db8:2::1", None), 0).is_ok());
    }

    #[test]
    fn work_that_is_done_anyway_is_owed_up_to_a_bucket() {
        let limiter = limiter();
        let me = client("192.0.2.1", Some(1));
        let sharer = Sharer {
            address: Some(me.prefix()),
            player: me.guest,
        };
        let spend = |tokens| limiter.spend((Work::Create, tokens), sharer, 0);
        let free = |client, now_ms| limiter.check(Work::Create, client, now_ms).is_ok();
        spend(1);
        assert!(free(me, 0), "one of two is left");
        spend(1);
        assert!(!free(me, 0));
        assert!(free(client("192.0.2.1", Some(2)), 0), "the address has one left");
        spend(1_000_000);
        assert!(!free(client("192.0.2.1", Some(2)), 0));
        assert!(!free(me, 2_999), "two are owed and one is wanted");
        assert!(free(client("198.51.100.1", Some(1)), 3_000));
    }

    #[test]
    fn each_kind_of_work_has_a_budget_of_its_own() {
        let limiter = limiter();
        let me = client("192.0.2.1", Some(1));
        while limiter.charge(Work::Create, me, 0).is_ok() {}
        assert!(limiter.charge(Work::Rematch, me, 0).is_ok());
        let refused = limiter.charge(Work::Create, me, 0).unwrap_err();
        assert_eq!(refused.facts["retry_after_s"], 2);
        assert!(limiter.charge(Work::Create, me, 1000).is_ok());
    }
}
