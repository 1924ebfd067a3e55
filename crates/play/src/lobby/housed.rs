//! Unrated games against computer players, for people who have agreed to one and have not found an opponent. No
//! computer player joins while a possible human opponent is waiting in the same pool.

use janggi::Side;

use super::core::{Lobby, PairingKind};
use super::member::Member;
use super::pool::{Pool, Waiting};
use super::seek::{Seek, SeekSide};
use crate::control::{Speed, TimeControl};
use crate::house::{HousePlayer, suited};
use crate::time::Moment;
use crate::zone::Zone;

/// A person paired with a computer player for an unrated game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HousePairing {
    pub member: Member,
    /// The person's side.
    pub side: Side,
    pub player: HousePlayer,
    pub rules: String,
    pub time: TimeControl,
    /// The person's request: a seek or a pool.
    pub kind: PairingKind,
    pub zone: Option<Zone>,
}

impl Lobby {
    /// Pairs people who have waited long enough with computer players. Players in pools come first, the longest-waiting
    /// first, then seeks. Only members for whom `may` returns true are paired; the others keep waiting.
    pub fn seat_with_house(
        &mut self,
        now: Moment,
        mut draw: impl FnMut() -> Side,
        may: impl Fn(&Member) -> bool,
    ) -> Vec<HousePairing> {
        let waiting = self.waiting.iter().filter_map(|one| self.of_pool(one, now, draw()));
        let mut due: Vec<HousePairing> = waiting.filter(|pairing| may(&pairing.member)).collect();
        for seek in &self.seeks {
            let is_seated = due.iter().any(|pairing| pairing.member.player == seek.by.player);
            let pairing = of_seek(seek, now, draw()).filter(|pairing| may(&pairing.member));
            due.extend(pairing.filter(|_| !is_seated && !self.has_company(&seek.by)));
        }
        for pairing in &due {
            self.leave_for_game([pairing.member.player]);
        }
        due
    }

    /// Returns whether another player who may be paired with `one` is waiting in the same pool.
    fn has_company(&self, one: &Member) -> bool {
        let mut waiting = self.waiting.iter();
        let Some(place) = waiting.find(|place| place.member.player == one.player) else {
            return false;
        };
        let mut others = self.waiting.iter();
        others.any(|other| other.pool == place.pool && place.member.may_meet(&other.member))
    }

    fn of_pool(&self, one: &Waiting, now: Moment, side: Side) -> Option<HousePairing> {
        let house = one.house.filter(|house| house.from <= now)?;
        if self.has_company(&one.member) {
            return None;
        }
        let pool = Pool::of(one.pool)?;
        Some(HousePairing {
            member: one.member.clone(),
            side,
            player: suited(house.person, |_| true)?,
            rules: pool.rules.to_owned(),
            time: pool.time,
            kind: PairingKind::Pool,
            zone: one.member.zone.clone(),
        })
    }
}

/// Returns the pairing for a seek, if it is due. Rated and correspondence seeks are for people only.
fn of_seek(seek: &Seek, now: Moment, drawn: Side) -> Option<HousePairing> {
    let house = seek.house.filter(|house| house.from <= now)?;
    if seek.terms.rated || seek.terms.time.speed() == Speed::Correspondence {
        return None;
    }
    Some(HousePairing {
        member: seek.by.clone(),
        side: match seek.terms.side {
            SeekSide::Is(side) => side,
            SeekSide::Any => drawn,
        },
        player: suited(house.person, |rating| {
            seek.terms.range.is_none_or(|range| range.holds(rating))
        })?,
        rules: seek.terms.rules.clone(),
        time: seek.terms.time,
        kind: PairingKind::Seek(seek.id),
        zone: seek.by.zone.clone(),
    })
}
