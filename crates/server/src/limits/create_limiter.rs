//! How many games and guests a network address may create.

use super::bounds::Limits;
use super::token_bucket::{KeyedTokenBuckets, Rate};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};

/// Network addresses that are remembered at the same time.
const ADDRESSES: usize = 16_384;

/// One token bucket for each network address.
#[derive(Debug)]
pub(crate) struct CreateLimiter {
    rate: Rate,
    buckets: Mutex<KeyedTokenBuckets<IpAddr>>,
}

impl CreateLimiter {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            rate: Rate {
                burst: limits.game_burst,
                refill_ms: 60_000 / limits.games_a_minute.clamp(1, 60_000),
            },
            buckets: Mutex::new(KeyedTokenBuckets::new(ADDRESSES)),
        }
    }

    /// Takes one of the address's tokens.
    ///
    /// # Errors
    ///
    /// After how many whole seconds to try again.
    pub(crate) fn take(&self, address: IpAddr, now_ms: i64) -> Result<(), i64> {
        // Nothing below panics halfway through a change.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets
            .take(rate_limit_key(address), self.rate, now_ms)
            .map_err(|wait_ms| wait_ms.div_euclid(1000) + 1)
    }
}

/// One subscriber of an IPv6 network has at least 2^64 addresses.
fn rate_limit_key(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 64)).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::rate_limit_key;

    #[test]
    fn the_addresses_of_one_ipv6_subscriber_share_a_bucket() {
        let key = |address: &str| rate_limit_key(address.parse().unwrap());
        assert_eq!(key("2001:db8::1"), key("2001:db8::ffff:1"));
        assert_ne!(key("2001:db8::1"), key("2001:db8:0:1::1"));
        assert_ne!(key("192.0.2.1"), key("192.0.2.2"));
    }
}
