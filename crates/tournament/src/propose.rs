//! Format proposals for a number of players, a duration and a number of prizes.

use serde::{Deserialize, Serialize};

use crate::berger;
use crate::plan::{Format, ThirdPlace};

/// Conditions of an event for which formats are proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Questions {
    pub people: u16,
    /// Minutes available, from the start of the first game to the end of the last.
    pub minutes: u16,
    /// Number of places that win a prize.
    pub prizes: u16,
    /// Maximum duration of a game in minutes, including the counting of pieces.
    pub game_minutes: u16,
    /// Minutes between two rounds.
    pub pause_minutes: u16,
}

/// A proposed format with the time and boards it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Proposal {
    pub format: Format,
    pub rounds: u16,
    /// Minutes from the start of the first game to the end of the last.
    pub finishes_after: u16,
    /// Boards needed at the same time.
    pub boards: u16,
    /// Minimum number of games per player.
    pub least_games: u16,
    /// Number of places for which the format can give prizes. A shared third place (공동 3위) is two of them.
    pub places: u16,
    pub fits: Fit,
}

/// Comparison of a format's duration with the available time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Fit {
    InTime,
    TooLong,
}

/// Returns formats for the event, best first.
///
/// Sorted by three criteria, most important first: the format ends in time, everyone plays at least twice, and all
/// prizes are decided. The list is empty for fewer than two people.
#[must_use]
pub fn propose(questions: &Questions) -> Vec<Proposal> {
    let people = questions.people;
    if people < 2 {
        return Vec::new();
    }
    let third = if questions.prizes == 3 {
        ThirdPlace::Played
    } else {
        ThirdPlace::Shared
    };
    let mut formats = Vec::new();
    if people <= 12 {
        formats.push(Format::RoundRobin { cycles: 1 });
    }
    for size in [4, 5, 3] {
        for qualifiers in [2, 1] {
            if people >= 2 * u16::from(size) {
                formats.push(Format::Groups {
                    size,
                    qualifiers,
                    third,
                });
            }
        }
    }
    let least = rounds_of_knockout(people).max(3);
    formats.extend(
        (least..=least + 3)
            .rev()
            .filter(|rounds| *rounds + 1 < people)
            .map(|rounds| Format::Swiss {
                rounds: u8::try_from(rounds).unwrap_or(u8::MAX),
            }),
    );
    formats.push(Format::Knockout { third });
    let mut proposals: Vec<Proposal> = formats.into_iter().map(|format| weigh(questions, format)).collect();
    proposals.sort_by_key(|one| {
        let too_few_games = one.least_games < 2 && people > 2;
        (one.fits, too_few_games, one.places < questions.prizes.min(people))
    });
    proposals
}

const fn rounds_of_knockout(people: u16) -> u16 {
    people.next_power_of_two().trailing_zeros() as u16
}

fn weigh(questions: &Questions, format: Format) -> Proposal {
    let people = questions.people;
    let first_to_third = people.min(4);
    let of_all = |players: u16| u16::try_from(berger::rounds(usize::from(players))).unwrap_or(u16::MAX);
    let (rounds, least_games, places) = match format {
        Format::Groups { size, qualifiers, .. } => {
            let groups = people.div_ceil(u16::from(size));
            let smallest = people / groups;
            let rounds = of_all(people.div_ceil(groups)) + rounds_of_knockout(groups * u16::from(qualifiers));
            (rounds, smallest - 1, first_to_third)
        }
        Format::Knockout { .. } => (rounds_of_knockout(people), 1, first_to_third),
        Format::RoundRobin { cycles } => (
            of_all(people) * u16::from(cycles),
            (people - 1) * u16::from(cycles),
            people,
        ),
        // With an even number of players, nobody has a bye.
        Format::Swiss { rounds } => (u16::from(rounds), u16::from(rounds) - people % 2, people),
        Format::Arena { .. } => (0, 0, people),
    };
    let pauses = rounds.saturating_sub(1).saturating_mul(questions.pause_minutes);
    let finishes_after = rounds.saturating_mul(questions.game_minutes).saturating_add(pauses);
    Proposal {
        format,
        rounds,
        finishes_after,
        boards: people / 2,
        least_games,
        places,
        fits: if finishes_after <= questions.minutes {
            Fit::InTime
        } else {
            Fit::TooLong
        },
    }
}

#[cfg(test)]
mod tests {
    use super::{Fit, Questions, propose};
    use crate::plan::{Format, ThirdPlace};

    fn proposals(people: u16, minutes: u16, prizes: u16) -> Vec<super::Proposal> {
        propose(&Questions {
            people,
            minutes,
            prizes,
            game_minutes: 30,
            pause_minutes: 10,
        })
    }

    #[test]
    fn a_day_for_thirty_two_is_groups_then_knock_out() {
        let best = proposals(32, 360, 2)[0];
        assert_eq!(
            best.format,
            Format::Groups {
                size: 4,
                qualifiers: 2,
                third: ThirdPlace::Shared
            }
        );
        // Three rounds in groups, then four rounds of the knock-out.
        assert_eq!((best.rounds, best.finishes_after), (7, 270));
    }

    #[test]
    fn a_shared_third_place_takes_two_of_four_prizes() {
        let best = proposals(40, 360, 4)[0];
        let third = ThirdPlace::Shared;
        assert!(matches!(best.format, Format::Groups { third: found, .. } if found == third));
    }

    #[test]
    fn an_evening_for_six_is_a_round_robin_and_a_short_one_a_knock_out() {
        assert_eq!(proposals(6, 240, 3)[0].format, Format::RoundRobin { cycles: 1 });
        assert!(matches!(
            proposals(30, 200, 1)[0].format,
            Format::Knockout { .. } | Format::Swiss { .. }
        ));
    }

    #[test]
    fn only_an_odd_number_of_players_has_byes_in_a_swiss_tournament() {
        let least = |people| {
            let all = proposals(people, 360, 3);
            let swiss = all.into_iter().find(|one| one.format == Format::Swiss { rounds: 5 });
            swiss.expect("it is proposed").least_games
        };
        assert_eq!((least(8), least(9)), (5, 4));
    }

    #[test]
    fn what_ends_in_time_comes_first() {
        for people in 2..=200 {
            for minutes in [60, 120, 300, 600] {
                for prizes in 1..=8 {
                    let all = proposals(people, minutes, prizes);
                    assert!(!all.is_empty());
                    assert!(all.is_sorted_by_key(|one| one.fits));
                    assert!(
                        all.iter()
                            .all(|one| (one.fits == Fit::InTime) == (one.finishes_after <= minutes))
                    );
                }
            }
        }
    }
}
