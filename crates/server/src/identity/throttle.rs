//! Rate limits on attempts at passwords and codes, and on emailed links. Password attempts are never limited by name
//! alone, because an attacker who knows a name must not be able to lock its owner out.

use crate::limits::{AddressPrefix, KeyedTokenBuckets, Rate};
use play::Player;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use wire::{Code, ErrorBody};

/// Attempts at the password of one name from one network: twenty at once, then one every 45 s.
const NAME: Rate = Rate {
    burst: 20,
    refill_ms: 45_000,
};
/// Attempts at a six-digit code of one account from one network. Recovery codes are not counted.
const CODE: Rate = Rate {
    burst: 10,
    refill_ms: 300_000,
};
/// Attempts at a six-digit code of one account from all networks: 576 a day, each with a chance of 1 in 333,000. One
/// network cannot use them all up, so the owner can sign in from a different network.
const CODE_FROM_ALL: Rate = Rate {
    burst: 60,
    refill_ms: 150_000,
};
/// Password reset links per account: three at once, then one every 20 minutes. A link is valid for an hour, so the
/// owner of the mailbox has a valid link even while no more are sent.
const RESET: Rate = Rate {
    burst: 3,
    refill_ms: 1_200_000,
};
/// Confirmation links per account, and per address.
const CONFIRMATION: Rate = RESET;
/// Maximum number of buckets in each table.
const KEPT: usize = 65_536;

/// Token buckets of recent attempts.
#[derive(Debug)]
pub(super) struct Throttle {
    names: Mutex<KeyedTokenBuckets<(AddressPrefix, String)>>,
    codes: Mutex<KeyedTokenBuckets<(AddressPrefix, Player)>>,
    codes_from_all: Mutex<KeyedTokenBuckets<Player>>,
    resets: Mutex<KeyedTokenBuckets<Player>>,
    confirmations: Mutex<KeyedTokenBuckets<Player>>,
    mailboxes: Mutex<KeyedTokenBuckets<String>>,
}

impl Throttle {
    pub(super) fn new() -> Self {
        Self {
            names: Mutex::new(KeyedTokenBuckets::new(KEPT)),
            codes: Mutex::new(KeyedTokenBuckets::new(KEPT)),
            codes_from_all: Mutex::new(KeyedTokenBuckets::new(KEPT)),
            resets: Mutex::new(KeyedTokenBuckets::new(KEPT)),
            confirmations: Mutex::new(KeyedTokenBuckets::new(KEPT)),
            mailboxes: Mutex::new(KeyedTokenBuckets::new(KEPT)),
        }
    }

    /// Counts an attempt at the password of the account with this skeleton.
    ///
    /// # Errors
    ///
    /// `too_fast`, with the seconds to wait.
    pub(super) fn try_password(&self, from: AddressPrefix, look: &str, now_ms: i64) -> Result<(), ErrorBody> {
        take(&self.names, (from, look.to_owned()), NAME, now_ms)
    }

    /// Counts an attempt at a six-digit code.
    ///
    /// # Errors
    ///
    /// `too_fast`, with the seconds to wait.
    pub(super) fn try_code(&self, from: AddressPrefix, account: Player, now_ms: i64) -> Result<(), ErrorBody> {
        take(&self.codes, (from, account), CODE, now_ms)?;
        take(&self.codes_from_all, account, CODE_FROM_ALL, now_ms)
    }

    /// Counts a password reset link.
    ///
    /// # Errors
    ///
    /// `too_fast`, which is not sent to the client, because it would reveal that the account exists.
    pub(super) fn try_reset(&self, account: Player, now_ms: i64) -> Result<(), ErrorBody> {
        take(&self.resets, account, RESET, now_ms)
    }

    /// Counts a request to confirm an address.
    ///
    /// # Errors
    ///
    /// `too_fast`, with the seconds to wait.
    pub(super) fn try_confirmation(&self, account: Player, now_ms: i64) -> Result<(), ErrorBody> {
        take(&self.confirmations, account, CONFIRMATION, now_ms)
    }

    /// Counts a confirmation link to this address for any account, and returns whether it may be sent.
    pub(super) fn may_send_to(&self, look: String, now_ms: i64) -> bool {
        take(&self.mailboxes, look, CONFIRMATION, now_ms).is_ok()
    }
}

fn take<K: Eq + Hash>(buckets: &Mutex<KeyedTokenBuckets<K>>, key: K, rate: Rate, now_ms: i64) -> Result<(), ErrorBody> {
    // No code panics while holding this lock.
    let mut buckets = buckets.lock().unwrap_or_else(PoisonError::into_inner);
    let taken = buckets.take(key, rate, now_ms);
    taken.map_err(|wait_ms| ErrorBody::from(Code::TooFast).with("retry_after_s", wait_ms.div_euclid(1000) + 1))
}

#[cfg(test)]
mod tests {
    use super::Throttle;
    use play::{GuestId, Player};
    use std::net::{IpAddr, Ipv4Addr};

    #[test]
    fn codes_are_counted_by_network_and_from_all_of_them_together() {
        let throttle = Throttle::new();
        let owner = Player::Guest(GuestId::from_bits(1));
        let given = |network: u8, now_ms| {
            let address = IpAddr::from(Ipv4Addr::new(192, 0, network, 1));
            throttle.try_code(address.into(), owner, now_ms).is_ok()
        };
        assert_eq!((0..20).filter(|_| given(1, 0)).count(), 10);
        assert!(given(2, 0), "the owner is elsewhere");
        // A single network that keeps trying must leave attempts for other networks.
        let day = 86_400_000;
        for now_ms in (0..day).step_by(60_000) {
            given(1, now_ms);
        }
        assert!(given(2, day));
        let all = (3..100).flat_map(|network| [network; 10]);
        let tries = all.filter(|network| given(*network, day)).count();
        assert!(tries <= 60, "{tries}");
    }
}
