//! Local time by IANA time zone. The zone database is built in, because the machine may not have one.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use play::{Moment, Zone};

/// Returns the zone if the database contains it.
pub(crate) fn known(zone: Option<Zone>) -> Option<Zone> {
    zone.filter(|zone| of(zone).is_some())
}

/// Returns a zone's offset from UTC in seconds; 0 without a zone or for an unknown one.
pub(crate) fn ahead_s(zone: Option<&Zone>, at: Moment) -> i32 {
    let zone = zone.and_then(of);
    let at = Timestamp::from_millisecond(at.0).ok();
    zone.zip(at).map_or(0, |(zone, at)| zone.to_offset(at).seconds())
}

fn of(zone: &Zone) -> Option<TimeZone> {
    TimeZone::get(zone.name()).ok()
}

#[cfg(test)]
mod tests {
    use super::{ahead_s, known};
    use play::{Moment, Zone};

    fn zone(name: &str) -> Zone {
        name.parse().unwrap()
    }

    #[test]
    fn clocks_go_by_the_zone_and_by_the_season() {
        let (january, july) = (Moment(1_767_268_800_000), Moment(1_782_907_200_000));
        for (name, [winter, summer]) in [
            ("Asia/Seoul", [9, 9]),
            ("Europe/Amsterdam", [1, 2]),
            ("America/New_York", [-5, -4]),
            ("UTC", [0, 0]),
        ] {
            let zone = zone(name);
            let found = [january, july].map(|at| ahead_s(Some(&zone), at));
            assert_eq!(found, [winter, summer].map(|hours: i32| hours * 3_600), "{name}");
            assert!(known(Some(zone)).is_some());
        }
        // Korea had summer time in 1988.
        assert_eq!(ahead_s(Some(&zone("Asia/Seoul")), Moment(583_891_200_000)), 36_000);
    }

    #[test]
    fn a_zone_that_there_is_not_is_none() {
        assert_eq!(known(Some(zone("Asia/Atlantis"))), None);
        assert_eq!(ahead_s(Some(&zone("Asia/Atlantis")), Moment(0)), 0);
        assert_eq!(ahead_s(None, Moment(0)), 0);
    }
}
