//! Pools of players who wait for an opponent with the same time control. The rating difference that they accept grows
//! with the waiting time.

use super::consent::HouseConsent;
use super::member::Member;
use crate::control::TimeControl;
use crate::time::{Millis, Moment};

/// Name of a pool, as sent to clients.
pub type PoolId = &'static str;

/// A pool, with the rules and the time control of its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pool {
    /// Name of the pool, for example `5+10x3` for five minutes and three periods of ten seconds.
    pub id: PoolId,
    pub rules: &'static str,
    pub time: TimeControl,
}

const fn byoyomi(minutes: u64, period: u64) -> TimeControl {
    TimeControl::Byoyomi {
        main: Millis::from_seconds(minutes * 60),
        period: Millis::from_seconds(period),
        periods: 3,
    }
}

const fn kakao(id: PoolId, time: TimeControl) -> Pool {
    Pool {
        id,
        rules: "kakao",
        time,
    }
}

impl Pool {
    /// All pools, in the order in which clients receive them.
    pub const ALL: [Self; 4] = [
        kakao("5+10x3", byoyomi(5, 10)),
        kakao("10+30x3", byoyomi(10, 30)),
        kakao("3+10x3", byoyomi(3, 10)),
        kakao(
            "1+5",
            TimeControl::Fischer {
                main: Millis::from_seconds(60),
                increment: Millis::from_seconds(5),
            },
        ),
    ];

    /// Returns the pool with this name.
    #[must_use]
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pool| pool.id == id)
    }
}

/// Growth of the accepted rating difference with waiting time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Widening {
    /// Initial difference in rating points.
    pub first: u32,
    /// Growth of the difference per full second.
    pub a_second: u32,
    /// Waiting time after which any difference is accepted.
    pub anybody_after: Millis,
}

impl Widening {
    /// Returns the difference accepted after `waited`; `None` if any difference is accepted.
    #[must_use]
    pub fn accepted(&self, waited: Millis) -> Option<u32> {
        let seconds = u32::try_from(waited.0 / 1_000).unwrap_or(u32::MAX);
        (waited < self.anybody_after).then(|| self.first.saturating_add(self.a_second.saturating_mul(seconds)))
    }
}

/// A waiting player's choice between a rated and an unrated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stakes {
    /// The game is rated if the opponent also wants a rated game and both players have accounts.
    Rated,
    Casual,
}

/// A player who is waiting in a pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Waiting {
    pub(super) member: Member,
    pub(super) pool: PoolId,
    pub(super) stakes: Stakes,
    pub(super) house: Option<HouseConsent>,
    pub(super) since: Moment,
}

impl Waiting {
    /// Returns whether two players are waiting in the same pool and accept each other at `now`.
    pub(super) fn fits(&self, other: &Self, widening: &Widening, now: Moment) -> bool {
        let difference = self.member.rating.abs_diff(other.member.rating);
        let accepts = |one: &Self| {
            let accepted = widening.accepted(now.since(one.since));
            accepted.is_none_or(|accepted| difference <= accepted)
        };
        self.pool == other.pool && self.member.may_meet(&other.member) && accepts(self) && accepts(other)
    }
}
